import { useFetcher } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { kilograms } from '#platform/weight.ts';
import { unbroken } from '#platform/i18n/unbroken.ts';
import type { CartItem } from '#features/cart/contract.ts';
import { estimatedGrams } from '#features/cart/rules/estimate.ts';
import { formerTotal, isFormerLowest, priceShown, savedOn } from '#features/cart/rules/saving.ts';
import { useQuantity } from '#features/cart/ui/use-quantity.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import type { AvailabilityEntry } from '#features/checkout/contract.ts';
import { Price } from '#features/pricing/ui/price.tsx';
import layout from '../../design/layout.module.css';
import { Link } from '../../design/link.tsx';
import banner from '../../design/banner/banner.module.css';
import { nameOf, optionsOf } from '#features/cart/rules/item-name.ts';
import styles from './cart.module.css';
import type { CartResult, RefusedLine } from './change.ts';
import type { Changes } from './leaving.ts';
import { lineId } from './news.ts';
import { Quantity } from './quantity.tsx';
import { Substitute } from './substitute.tsx';
import type { Taken } from './below/taken.tsx';

interface LineProps {
  item: CartItem;
  /** Set when the stock is lower than the quantity. */
  short: AvailabilityEntry | undefined;
  /** The refused change of a form that was sent without scripts. */
  refused: RefusedLine | null;
  changes: Changes;
  /** Called once the line has been taken out of the cart. */
  /** Called when the line is being taken out of the cart. */
  onTaking: (taken: Taken) => void;
}

export function CartLine({ item, short, refused, changes, onTaking }: LineProps) {
  const taking = useFetcher<CartResult>();
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
      aria-busy={isBusy || taking.state !== 'idle' || undefined}
    >
      <ProductPicture
        picture={variant?.picture ?? product.pictures[0] ?? null}
        alt=""
        sizes="96px"
        widths={[160, 320]}
        className={styles.picture}
      />
      <About item={item} />
      <Total item={item} />
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
        {/* A form of its own: otherwise Enter in the quantity field would press its buttons. */}
        <taking.Form
          method="post"
          onSubmit={({ nativeEvent }) => {
            const { submitter } = nativeEvent as SubmitEvent;
            onTaking({ item, isKept: submitter?.getAttribute('value') === 'keep' });
          }}
        >
          {ids}
          <TakeButton intent="keep" name={name} />
          <TakeButton intent="remove" name={name} />
        </taking.Form>
      </div>
      <Substitute item={item} name={name} />
      <Fault
        item={item}
        short={short}
        refused={quantity.refused ?? taking.data?.refused ?? refused}
      />
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

/** Saves the line for later, or takes it out of the cart. */
function TakeButton({ intent, name }: { intent: 'keep' | 'remove'; name: string }) {
  const t = useTranslations('pages/cart');
  return (
    <button
      type="submit"
      className={styles.remove}
      name="intent"
      value={intent}
      aria-label={t(intent === 'keep' ? 'keepName' : 'removeName', { name })}
    >
      {t(intent)}
    </button>
  );
}

/** What the line costs; beside a reduction what it cost before, and what is saved. */
function Total({ item }: Pick<LineProps, 'item'>) {
  const t = useTranslations('pages/cart');
  const language = useLanguage();
  const former = formerTotal(item);
  const saved = savedOn(item);
  const grams = estimatedGrams(item);
  return (
    <div className={styles.total}>
      <strong>{euros(item.rowTotalEuroCents, language)}</strong>
      {grams !== null && (
        <span className={styles.small}>
          {t('estimated', { weight: kilograms(grams, language) })}
        </span>
      )}
      {former !== null && former > item.rowTotalEuroCents && (
        <span className={styles.small}>
          <span className={layout.hidden}>
            {t(isFormerLowest(item) ? 'before' : 'beforeRegular')}{' '}
          </span>
          <s>{euros(former, language)}</s>
        </span>
      )}
      {saved > 0 && (
        <span className={styles.saving}>{t('saved', { sum: euros(saved, language) })}</span>
      )}
    </div>
  );
}

interface FaultProps extends Pick<LineProps, 'item' | 'short'> {
  refused: Pick<RefusedLine, 'left' | 'code'> | null;
}

/** Why a line cannot be ordered as it is. */
function Fault({ item, short, refused }: FaultProps) {
  const t = useTranslations('pages/cart');
  if (!short && !refused) return null;
  const { quantity } = item;
  return (
    <p className={`${banner.warning} ${styles.fault}`} role="alert">
      {short && t('short', { left: short.quantity - short.unavailable, wanted: short.quantity })}
      {!short && refused?.left === null && t(refused.code === 'kept-full' ? 'keptFull' : 'failed')}
      {!short &&
        typeof refused?.left === 'number' &&
        t('tooMany', { left: refused.left, quantity })}
    </p>
  );
}

function About({ item }: Pick<LineProps, 'item'>) {
  const t = useTranslations('pages/cart');
  const tAge = useTranslations('pages/parts/age');
  const language = useLanguage();
  const { product, variant, benefit } = item;
  // The shopper's own price is known here: no line waits for it.
  const { hasCoop: _, ...price } = priceShown(item);
  const own = euros(item.unitPriceEuroCents, language);
  const options = optionsOf(variant);
  return (
    <div className={styles.about}>
      {product.brandName && <span className={styles.small}>{product.brandName}</span>}
      <h2 className={styles.name} lang={product.nameLanguage}>
        <Link to={variant ? `${product.urlPath}?variantti=${variant.sokId}` : product.urlPath}>
          {unbroken(product.shortName ?? product.name)}
        </Link>
      </h2>
      {options && <span className={styles.small}>{options}</span>}
      {product.ageLimit && (
        <span className={styles.small}>{tAge('checked', { years: product.ageLimit })}</span>
      )}
      <div className={styles.price}>
        <Price price={price} sokId={item.sokId} />
      </div>
      {benefit && (
        <span className={`${styles.each} ${styles.benefit}`}>
          {t(`coopOrCard.${benefitKeys[benefit]}`, { price: own })}
        </span>
      )}
    </div>
  );
}

const benefitKeys = { 'co-op': 'co_op', card: 'card' } as const;
