import { useFetcher } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { CartItem } from '#features/cart/contract.ts';
import { useQuantity } from '#features/cart/ui/use-quantity.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import type { AvailabilityEntry } from '#features/checkout/contract.ts';
import { Link } from '../../design/link.tsx';
import banner from '../../design/banner/banner.module.css';
import { optionsOf, nameOf } from '../parts/item-name.ts';
import styles from './cart.module.css';
import type { CartResult, RefusedLine } from './change.ts';
import type { Changes } from './leaving.ts';
import { lineId } from './news.ts';
import { Quantity } from './quantity.tsx';

interface LineProps {
  item: CartItem;
  /** Set when the stock is lower than the quantity. */
  short: AvailabilityEntry | undefined;
  /** The refused change of a form that was sent without scripts. */
  refused: RefusedLine | null;
  changes: Changes;
}

export function CartLine({ item, short, refused, changes }: LineProps) {
  const t = useTranslations('pages/cart');
  const language = useLanguage();
  const removal = useFetcher<CartResult>();
  const { send, isBusy, ...quantity } = useLineQuantity(item, changes);
  const { product, variant } = item;
  const name = nameOf(item);
  const ids = (
    <>
      <input type="hidden" name="itemId" value={item.id} />
      <input type="hidden" name="sokId" value={item.sokId} />
    </>
  );
  return (
    <li
      id={lineId(item.id)}
      className={styles.line}
      aria-busy={isBusy || removal.state !== 'idle' || undefined}
    >
      <ProductPicture
        picture={variant?.picture ?? product.pictures[0] ?? null}
        alt=""
        sizes="96px"
        widths={[160, 320]}
        className={styles.picture}
      />
      <About item={item} />
      <strong className={styles.total}>{euros(item.rowTotalEuroCents, language)}</strong>
      <div className={styles.forms}>
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          {ids}
          <Quantity name={name} shown={quantity.shown} change={quantity.change} send={send} />
        </form>
        {/* A form of its own: otherwise Enter in the quantity field would press its button. */}
        <removal.Form method="post">
          {ids}
          <button
            type="submit"
            className={styles.remove}
            name="intent"
            value="remove"
            aria-label={t('removeName', { name })}
          >
            {t('remove')}
          </button>
        </removal.Form>
      </div>
      <Fault item={item} short={short} refused={quantity.refused ?? refused} />
    </li>
  );
}

const useLineQuantity = (item: CartItem, { open, stay }: Changes) =>
  useQuantity<CartResult>(
    {
      path: '/ostoskori',
      fields: { itemId: item.id, sokId: item.sokId },
      quantity: item.quantity,
    },
    { open, onAnswer: (result) => result?.refused && stay() },
  );

interface FaultProps extends Pick<LineProps, 'item' | 'short'> {
  refused: Pick<RefusedLine, 'left'> | null;
}

/** Why a line cannot be ordered as it is. */
function Fault({ item, short, refused }: FaultProps) {
  const t = useTranslations('pages/cart');
  if (!short && !refused) return null;
  const { quantity } = item;
  return (
    <p className={`${banner.warning} ${styles.fault}`} role="alert">
      {short && t('short', { left: short.quantity - short.unavailable, wanted: short.quantity })}
      {!short && refused?.left === null && t('failed')}
      {!short &&
        typeof refused?.left === 'number' &&
        t('tooMany', { left: refused.left, quantity })}
    </p>
  );
}

function About({ item }: Pick<LineProps, 'item'>) {
  const t = useTranslations('pages/cart');
  const language = useLanguage();
  const { product, variant, benefit } = item;
  const price = euros(item.generalPriceEuroCents, language);
  const own = euros(item.unitPriceEuroCents, language);
  const options = optionsOf(variant);
  return (
    <div className={styles.about}>
      {product.brandName && <span className={styles.small}>{product.brandName}</span>}
      <h2 className={styles.name}>
        <Link to={variant ? `${product.urlPath}?variantti=${variant.sokId}` : product.urlPath}>
          {product.name}
        </Link>
      </h2>
      {options && <span className={styles.small}>{options}</span>}
      <span className={styles.each}>{t('each', { price })}</span>
      {benefit && (
        <span className={`${styles.each} ${styles.benefit}`}>
          {t(`coopOrCard.${benefitKeys[benefit]}`, { price: own })}
        </span>
      )}
    </div>
  );
}

const benefitKeys = { 'co-op': 'co_op', card: 'card' } as const;
