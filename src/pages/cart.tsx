import { Form, Link, redirect } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { ShopError } from '#platform/errors.ts';
import { languageOf } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { removeItem, setItem } from '#features/cart/client.ts';
import type { Cart, CartItem } from '#features/cart/contract.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { draft } from '#features/checkout/client.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/cart';
import { cartTokenOf, currentCart } from './parts/cart-session.ts';
import styles from './parts/cart.module.css';
import { CartSums } from './parts/cart-sums.tsx';

/** Entering the cart checks the stock with a draft order (R242). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi } = factsOf(context);
  const cart = await currentCart(request, retailApi);
  if (!cart || cart.items.length === 0) return { cart: null, short: [] };
  const { availability } = await draft(retailApi, cart.token);
  return { cart, short: availability.map(({ itemId }) => itemId) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { retailApi } = factsOf(context);
  const form = await request.formData();
  const cartToken = await cartTokenOf(request);
  if (!cartToken) throw redirect('/ostoskori');
  const line = { cartToken, itemId: String(form.get('itemId')), sokId: String(form.get('sokId')) };
  const quantity = Number(form.get('quantity'));
  try {
    if (form.get('intent') === 'remove') await removeItem(retailApi, line);
    // A negative or broken quantity is ignored (R244).
    else if (Number.isInteger(quantity) && quantity >= 0)
      await setItem(retailApi, { ...line, quantity });
  } catch (error) {
    if (error instanceof ShopError && error.status === 400) return { failed: line.itemId };
    throw error;
  }
  return { failed: null };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Ostoskori' });

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('pages.cart');
  const { cart, short } = loaderData;
  if (!cart) {
    return (
      <div className={layout.stack}>
        <h1>{t('title')}</h1>
        <p>{t('empty')}</p>
        <p>
          <ButtonLink to="/kategoria">{t('browse')}</ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <div className={layout.stack}>
      <h1>{t('title')}</h1>
      <div className={layout.columns}>
        <ul className={styles.lines}>
          {cart.items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              isShort={short.includes(item.id)}
              failed={actionData?.failed === item.id}
            />
          ))}
        </ul>
        <Summary cart={cart} canOrder={short.length === 0} />
      </div>
    </div>
  );
}

function Summary({ cart, canOrder }: { cart: Cart; canOrder: boolean }) {
  const t = useTranslations('pages.cart');
  return (
    <section className={`${layout.card} ${layout.stack}`} aria-label={t('total')}>
      <CartSums cart={cart} />
      {canOrder && (
        <ButtonLink to="/kassa" wide>
          {t('checkout')}
        </ButtonLink>
      )}
    </section>
  );
}

function CartLine({
  item,
  isShort,
  failed,
}: {
  item: CartItem;
  isShort: boolean;
  failed: boolean;
}) {
  const t = useTranslations('pages.cart');
  const language = languageOf(useLocale());
  const { product, variant } = item;
  const name = [product.name, variant?.color?.name, variant?.size].filter(Boolean).join(', ');
  return (
    <li className={styles.line}>
      <ProductPicture
        picture={variant?.picture ?? product.pictures[0] ?? null}
        alt=""
        sizes="96px"
        className={styles.picture}
      />
      <div className={layout.tight}>
        <h2 className={styles.name}>
          <Link to={variant ? `${product.urlPath}?variantti=${variant.sokId}` : product.urlPath}>
            {name}
          </Link>
        </h2>
        <span className={layout.soft}>{euros(item.unitPriceEuroCents, language)}</span>
        <Form method="post" className={styles.form} preventScrollReset>
          <input type="hidden" name="itemId" value={item.id} />
          <input type="hidden" name="sokId" value={item.sokId} />
          <Field
            label={t('quantityOf', { name })}
            key={item.quantity}
            name="quantity"
            type="number"
            min={0}
            max={999}
            defaultValue={item.quantity}
            inputMode="numeric"
          />
          <Button quiet small>
            {t('update')}
          </Button>
          <Button quiet small name="intent" value="remove" aria-label={t('removeName', { name })}>
            {t('remove')}
          </Button>
        </Form>
        {(isShort || failed) && (
          <p className={`${layout.notice} ${layout.warning}`} role="alert">
            {isShort ? t('short', { name }) : t('failed')}
          </p>
        )}
      </div>
      <strong className={styles.total}>{euros(item.rowTotalEuroCents, language)}</strong>
    </li>
  );
}
