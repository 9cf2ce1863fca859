import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { cart as readCart, removeItem, setItem } from '#features/cart/client.ts';
import { draft } from '#features/checkout/client.ts';
import { adjustments, deliveryMethods } from '#features/checkout/rules/delivery.ts';
import { ButtonLink } from '../design/button.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/cart';
import { Bonus } from './parts/account/bonus.tsx';
import { Saved } from './parts/account/saved.tsx';
import { accountWords } from './parts/account/words.ts';
import { EmptyCart } from './cart/empty.tsx';
import { FreeDelivery } from './cart/free-delivery.tsx';
import { GoOn } from './cart/go-on.tsx';
import { CartLine } from './cart/line.tsx';
import styles from './cart/cart.module.css';
import { Shortage } from './cart/shortage.tsx';
import { cartTokenOf, currentCart, withCart } from './parts/cart-session.ts';
import { CartSums } from './parts/cart-sums.tsx';
import { customerIn, memberOf } from './parts/own-customer.ts';
import { buyingWords } from './parts/buying/words.ts';
import { settleCart } from './parts/waiting-cart.ts';
import { WithWords } from './parts/with-words.tsx';

/** Entering the cart checks the stock with a draft order (R242). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { retailApi, language, now } = facts;
  // Where nothing has asked for it since the login.
  await settleCart(request, facts);
  const texts = { words: accountWords[language], buying: buyingWords[language] };
  const cart = await withCart(request, retailApi, currentCart(request, retailApi));
  if (!cart || cart.items.length === 0)
    return {
      cart: null,
      unavailableProducts: [],
      freeFrom: null,
      member: memberOf(null),
      ...texts,
    };
  const [{ unavailableProducts }, customer] = await Promise.all([
    draft(retailApi, cart.token),
    customerIn(retailApi),
  ]);
  const goods = cart.price.subTotal;
  // The cheapest way that becomes free is the one worth reaching for.
  const reachable = deliveryMethods(
    { postcode: '00100', goods, pickupIsFree: false, language },
    now(),
  ).flatMap(({ freeFromEuroCents }) => freeFromEuroCents ?? []);
  const freeFrom = Math.min(...reachable);
  return { cart, unavailableProducts, freeFrom, member: memberOf(customer), ...texts };
}

/** Answers the line that could not be changed, if any. */
export async function action({ request, context }: Route.ActionArgs) {
  const { retailApi } = factsOf(context);
  return withCart(request, retailApi, change(request, retailApi));
}

async function change(request: Request, retailApi: Connection) {
  const form = await request.formData();
  const cartToken = await cartTokenOf(request);
  if (!cartToken) throw redirect('/ostoskori');
  const intent = form.get('intent');
  if (intent === 'adjust') {
    await adjust(retailApi, cartToken);
    return { failed: null };
  }
  const line = { cartToken, itemId: String(form.get('itemId')), sokId: String(form.get('sokId')) };
  const quantity = Number(form.get('quantity'));
  try {
    if (intent === 'remove') await removeItem(retailApi, line);
    // A negative or broken quantity is ignored (R244).
    else if (Number.isInteger(quantity) && quantity >= 0) {
      const answer = await setItem(retailApi, { ...line, quantity });
      if ('message' in answer) return { failed: line.itemId };
    }
  } catch (error) {
    if (error instanceof ShopError && error.status === 400) return { failed: line.itemId };
    throw error;
  }
  return { failed: null };
}

/** Takes out what is gone and lowers what is short to what there is (R245, R246). */
async function adjust(retailApi: Connection, cartToken: string): Promise<void> {
  const [{ unavailableProducts }, { items }] = await Promise.all([
    draft(retailApi, cartToken),
    readCart(retailApi, cartToken),
  ]);
  for (const { itemId, quantity } of adjustments(unavailableProducts)) {
    const sokId = items.find(({ id }) => id === itemId)?.sokId;
    if (sokId) await setItem(retailApi, { cartToken, itemId, sokId, quantity });
  }
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <WithWords name="account" words={loaderData.words}>
      <WithWords name="buying" words={loaderData.buying}>
        <Cart loaderData={loaderData} actionData={actionData} />
      </WithWords>
    </WithWords>
  );
}

function Cart({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const t = useTranslations('buying.cart');
  const { cart, unavailableProducts, freeFrom, member } = loaderData;
  if (!cart) return <EmptyCart />;
  const shortOf = (id: string) => unavailableProducts.find(({ itemId }) => itemId === id);
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      {unavailableProducts.length > 0 && <Shortage />}
      <div className={layout.columns}>
        <ul className={styles.lines}>
          {cart.items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              short={shortOf(item.id)}
              failed={actionData?.failed === item.id}
            />
          ))}
        </ul>
        <section className={`${layout.card} ${layout.stack}`} aria-label={t('total')}>
          <FreeDelivery goods={cart.price.subTotal} from={freeFrom} />
          <CartSums cart={cart} />
          <Saved items={cart.items} />
          <Bonus price={cart.price} member={member} />
          {unavailableProducts.length === 0 && (
            <ButtonLink to="/kassa" wide>
              {t('checkout')}
            </ButtonLink>
          )}
          <GoOn />
        </section>
      </div>
    </div>
  );
}
