import { Suspense, useEffect, useMemo } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { deliveryMethods, draft } from '#features/checkout/client.ts';
import { clearKeptOrder } from '#features/checkout/ui/kept-order.ts';
import { ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import card from '../design/card/card.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/cart';
import { Bonus } from './parts/account/bonus.tsx';
import { Saved } from './parts/account/saved.tsx';
import { changeCart, type CartResult } from './cart/change.ts';
import { EmptyCart } from './cart/empty.tsx';
import { FreeDelivery } from './cart/free-delivery.tsx';
import { GoOn } from './cart/go-on.tsx';
import { useLeaving } from './cart/leaving.ts';
import { CartLine } from './cart/line.tsx';
import { useFreshCart } from './cart/fresh.ts';
import { useCartNews, useKeptFocus } from './cart/news.ts';
import styles from './cart/cart.module.css';
import { Shortage } from './cart/shortage.tsx';
import { Why } from './cart/why.tsx';
import { currentCart, withCart } from './parts/cart-session.ts';
import { Coupon } from './parts/coupon.tsx';
import { CartSums } from './parts/cart-sums.tsx';
import { customerIn, memberOf } from './parts/own-customer.ts';
import { settleCart } from './parts/waiting-cart.ts';
import { useFreshOnReturn } from './parts/fresh-on-return.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

/** Entering the cart checks the stock with a draft order (R242). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { retailApi } = facts;
  // For a cart that was not merged since the login.
  await settleCart(request, facts);
  const cart = await withCart(request, retailApi, currentCart(request, retailApi));
  if (!cart || cart.items.length === 0)
    return {
      cart: null,
      unavailableProducts: [],
      freeFrom: null,
      member: memberOf(null),
      loyalty: facts.space.loyalty,
    };
  const [{ unavailableProducts }, customer, { pickupFreeFromEuroCents: freeFrom }] =
    await Promise.all([
      draft(retailApi, cart.token),
      customerIn(retailApi),
      deliveryMethods(retailApi, cart.price.subTotal),
    ]);
  const { loyalty } = facts.space;
  return { cart, unavailableProducts, freeFrom, member: memberOf(customer), loyalty };
}

/** Returns the line that could not be changed, if any. */
export async function action({ request, context }: Route.ActionArgs) {
  const { retailApi } = factsOf(context);
  return withCart(request, retailApi, changeCart(request, retailApi));
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Cart loaderData={loaderData} actionData={actionData} />;
}

function Cart({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { cart } = loaderData;
  // Whoever sees the cart goes to the checkout with its current content.
  useEffect(clearKeptOrder, []);
  useCartNews(cart);
  useFreshOnReturn();
  useFreshCart(cart);
  const itemIds = useMemo(() => cart?.items.map(({ id }) => id) ?? [], [cart]);
  return (
    <div onFocus={useKeptFocus(itemIds)}>
      <Suspense>
        <Why />
      </Suspense>
      {cart ? <Filled {...loaderData} cart={cart} result={actionData} /> : <EmptyCart />}
    </div>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

interface FilledProps extends Pick<
  Loaded,
  'unavailableProducts' | 'freeFrom' | 'member' | 'loyalty'
> {
  cart: NonNullable<Loaded['cart']>;
  /** The result that came with the page, after a form was sent without scripts. */
  result: CartResult | undefined;
}

function Filled({ cart, unavailableProducts, freeFrom, result, ...loyalty }: FilledProps) {
  const t = useTranslations('pages/cart');
  const tSums = useTranslations('pages/parts/sums');
  const { changes, ...leaving } = useLeaving('/kassa');
  const refused = result?.refused ?? null;
  const shortOf = (id: string) => unavailableProducts.find(({ itemId }) => itemId === id);
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1 tabIndex={-1}>{t('title')}</h1>
      {unavailableProducts.length > 0 && <Shortage />}
      <div className={layout.columns}>
        <ul className={styles.lines}>
          {cart.items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              short={shortOf(item.id)}
              refused={refused?.itemId === item.id ? refused : null}
              changes={changes}
            />
          ))}
        </ul>
        <section className={`${card.box} ${layout.stack}`} aria-label={tSums('total')}>
          <FreeDelivery itemsTotal={cart.price.subTotal} from={freeFrom} />
          <CartSums cart={cart} unchosen={t('shippingLater')} />
          <Coupon cart={cart} result={result} />
          <Saved items={cart.items} />
          <Bonus price={cart.price} {...loyalty} />
          {unavailableProducts.length === 0 && (
            <ButtonLink to="/kassa" wide {...leaving}>
              {t('checkout')}
            </ButtonLink>
          )}
          <GoOn />
        </section>
      </div>
    </div>
  );
}
