import { Suspense, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { kept as keptItems } from '#features/cart/client.ts';
import type { Cart as CartData } from '#features/cart/contract.ts';
import { draft } from '#features/checkout/client.ts';
import { clearKeptOrder } from '#features/checkout/ui/kept-order.ts';
import { ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import card from '../design/card/card.module.css';
import { onDemand } from '../design/on-demand.ts';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/cart';
import { ageLimitIn } from './parts/age-limit.ts';
import { AgeNote } from './parts/age-note.tsx';
import { Bonus } from './parts/account/bonus.tsx';
import { Saved } from './parts/account/saved.tsx';
import { addedMany } from './cart/added-many.ts';
import { BelowCart } from './cart/below/below-cart.soon.ts';
import { changeCart, type CartResult } from './cart/change.ts';
import { EmptyCart } from './cart/empty.tsx';
import { WaitingCart } from './cart/waiting.soon.ts';
import { Express } from './cart/express.tsx';
import { shownKnown } from './cart/shown-known.ts';
import { FreeDelivery } from './cart/free-delivery.tsx';
import { GoOn } from './cart/go-on.tsx';
import { goesWith } from './cart/goes-with.ts';
import { shownKept } from './cart/kept.ts';
import { useLeaving } from './cart/leaving.ts';
import { CartLine } from './cart/line.tsx';
import { useFreshCart } from './cart/fresh.ts';
import { keptId, lineId, useCartNews, useKeptFocus } from './cart/news.ts';
import { Arrives } from './cart/promise.tsx';
import { promisesOf } from './cart/promises.ts';
import styles from './cart/cart.module.css';
import { SavedInAll } from './cart/saved-in-all.tsx';
import { Shortage, ShortSum } from './cart/shortage.tsx';
import type { Taken } from './cart/below/taken.tsx';
import { Why } from './cart/why.tsx';
import { currentCart, refusesCookies, withCart } from './parts/cart-session.ts';
import { AddedAllNotice } from './parts/add-all/added-all.soon.ts';
import { SeenChanges } from './parts/cart-changes/seen-changes.soon.ts';
import { Coupon } from './parts/coupon.tsx';
import { CartSums } from './parts/cart-sums.tsx';
import { knownDeliveries, knownOrder } from './parts/known-order.ts';
import { customerIn, memberOf } from './parts/own-customer.ts';
import { settleCart } from './parts/waiting-cart.ts';
import { useFreshOnReturn } from './parts/fresh-on-return.ts';

const TakenNotice = onDemand(() => import('./cart/below/taken.tsx'));

export { shouldRevalidate } from '../shell/revalidation.ts';

/** Entering the cart checks the stock with a draft order (R242). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { retailApi, space } = facts;
  const isRefused = await refusesCookies(request);
  // For a cart that was not merged since the login.
  await settleCart(request, facts);
  const cart = await withCart(request, retailApi, currentCart(request, retailApi));
  const kept = cart ? await keptItems(retailApi, cart.token) : { items: [] };
  const lists = { kept: shownKept(kept.items), keptGone: kept.gone ?? [], gone: cart?.gone ?? [] };
  if (!cart || cart.items.length === 0)
    return {
      cart: null,
      ...lists,
      isLoggedOut: await isLoggedOut(request, facts),
      refusesCookies: isRefused,
      unavailableProducts: [],
      freeFrom: null,
      freeTo: undefined,
      promises: [],
      known: null,
      age: null,
      beside: [],
      member: memberOf(null),
      loyalty: facts.space.loyalty,
    };
  const customer = await customerIn(retailApi);
  const [{ unavailableProducts }, deliveries, beside, known] = await Promise.all([
    draft(retailApi, cart.token),
    promisesOf(cart, facts),
    goesWith(cart.items, kept.items, facts),
    knownOrder(retailApi, customer),
  ]);
  return {
    cart,
    ...lists,
    isLoggedOut: false,
    refusesCookies: false,
    unavailableProducts,
    ...deliveries,
    known: known && shownKnown(known, knownDeliveries(known, space.deliveries, cart)),
    age: ageLimitIn(cart, facts),
    beside,
    member: memberOf(customer),
    loyalty: facts.space.loyalty,
  };
}

/** Whether the shopper's cart waits for the next login: an empty one is then not theirs. */
const isLoggedOut = async (request: Request, { retailApi }: RequestFacts): Promise<boolean> =>
  new URL(request.url).searchParams.get('virhe') === 'login-required' &&
  (await customerIn(retailApi)) === null;

const cartForm: Parameters<typeof withCart>[3] = [{ pathname: '/ostoskori', search: '' }];

/** Returns the line that could not be changed, if any. */
export async function action({ request, context }: Route.ActionArgs) {
  const { retailApi } = factsOf(context);
  const added = await addedMany(request, retailApi);
  if (added) return added;
  const typed = await request.clone().formData();
  // A code that was typed is kept for the time after the login.
  const form = typed.get('intent') === 'coupon' ? cartForm : undefined;
  return withCart(request, retailApi, changeCart(request, retailApi), form);
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Cart loaderData={loaderData} actionData={actionData} />;
}

function Cart({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { cart, kept, keptGone, gone } = loaderData;
  const { taken, isOn, setTaking, close } = useTakenLine(cart);
  // Whoever sees the cart goes to the checkout with its current content.
  useEffect(clearKeptOrder, []);
  useCartNews(cart, kept);
  useFreshOnReturn();
  useFreshCart(cart);
  const lineIds = useMemo(
    () => [
      ...(cart?.items ?? []).map(({ id }) => lineId(id)),
      ...[...kept, ...keptGone].map(({ sokId }) => keptId(sokId)),
    ],
    [cart, kept, keptGone],
  );
  return (
    <div onFocus={useKeptFocus(lineIds)}>
      <Suspense>{cart && <Why isLoggedIn={loaderData.member.isLoggedIn} />}</Suspense>
      {cart ? (
        <Filled {...loaderData} cart={cart} result={actionData} onTaking={setTaking} />
      ) : (
        <>
          <Suspense>
            <SeenChanges cart={{ items: [], gone }} />
          </Suspense>
          {loaderData.isLoggedOut ? (
            <Suspense>
              <WaitingCart />
            </Suspense>
          ) : (
            <EmptyCart refusesCookies={loaderData.refusesCookies} />
          )}
        </>
      )}
      <Suspense>
        <BelowCart
          hasLines={cart !== null}
          kept={kept}
          gone={keptGone}
          refused={actionData?.refusedKept}
          beside={loaderData.beside}
        />
      </Suspense>
      <Suspense>
        <AddedAllNotice result={actionData?.many} isCart />
      </Suspense>
      <Suspense>{isOn && <TakenNotice taken={taken} onClose={close} />}</Suspense>
    </div>
  );
}

/** The line last taken out of the cart, once the cart is without it; `isOn` from the first one on. */
function useTakenLine(cart: CartData | null) {
  const [taking, setTaking] = useState<Taken | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [isOn, setOn] = useState(false);
  if (taking && !cart?.items.some(({ id }) => id === taking.item.id)) {
    setTaking(null);
    setTaken(taking);
    setOn(true);
  }
  return { taken, isOn, setTaking, close: () => setTaken(null) };
}

type Loaded = Route.ComponentProps['loaderData'];

interface FilledProps extends Pick<
  Loaded,
  | 'unavailableProducts'
  | 'freeFrom'
  | 'freeTo'
  | 'promises'
  | 'known'
  | 'age'
  | 'member'
  | 'loyalty'
> {
  cart: NonNullable<Loaded['cart']>;
  /** The result that came with the page, after a form was sent without scripts. */
  result: CartResult | undefined;
  onTaking: (taken: Taken) => void;
}

function Filled({ cart, unavailableProducts, result, onTaking, ...facts }: FilledProps) {
  const t = useTranslations('pages/cart');
  const tSums = useTranslations('pages/parts/sums');
  const { changes, leaving } = useLeaving();
  const refused = result?.refused ?? null;
  const isShort = unavailableProducts.length > 0;
  const shortOf = (id: string) => unavailableProducts.find(({ itemId }) => itemId === id);
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1 tabIndex={-1}>{t('title')}</h1>
      <Suspense>
        <SeenChanges cart={cart} />
      </Suspense>
      {isShort && <Shortage />}
      <div className={layout.columns}>
        <ul className={styles.lines}>
          {cart.items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              short={shortOf(item.id)}
              refused={refused?.itemId === item.id ? refused : null}
              changes={changes}
              onTaking={onTaking}
            />
          ))}
        </ul>
        <section className={`${card.box} ${layout.stack}`} aria-label={tSums('total')}>
          {!isShort && (
            <FreeDelivery
              itemsTotal={cart.price.subTotal}
              from={facts.freeFrom}
              to={facts.freeTo}
            />
          )}
          <Arrives promises={facts.promises} />
          <AgeNote age={facts.age} />
          <CartSums cart={cart} unchosen={t('shippingLater')} />
          {isShort && <ShortSum of={unavailableProducts} />}
          <SavedInAll cart={cart} />
          <Coupon cart={cart} result={result} />
          <Saved items={cart.items} />
          <Bonus cart={cart} {...facts} />
          {!isShort && <ToCheckout known={facts.known} leaving={leaving} />}
          <GoOn />
        </section>
      </div>
    </div>
  );
}

type ToCheckoutProps = Pick<FilledProps, 'known'> & Pick<ReturnType<typeof useLeaving>, 'leaving'>;

function ToCheckout({ known, leaving }: ToCheckoutProps) {
  const t = useTranslations('pages/cart');
  const navigate = useNavigate();
  return (
    <>
      {known && <Express known={known} leaving={leaving} />}
      <ButtonLink
        to="/kassa"
        wide
        quiet={known !== null}
        {...leaving(() => void navigate('/kassa'))}
      >
        {t('checkout')}
      </ButtonLink>
    </>
  );
}
