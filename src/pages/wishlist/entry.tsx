/** One favourite: the product, its price now and when it was saved, and its buttons. */
import { optionsOf } from '#features/catalogue/rules/variant-options.ts';
import { useContext } from 'react';
import { Form, useNavigation } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { unbroken } from '#platform/i18n/unbroken.ts';
import { isSold } from '#features/cart/rules.ts';
import { CardBuy } from '#features/catalogue/ui/card-buy.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { shownPrice } from '#features/pricing/rules/shown-price.ts';
import { Price } from '#features/pricing/ui/price.tsx';
import type { WishlistEntry } from '#features/wishlist/contract.ts';
import { favouritePath } from '#features/wishlist/rules/cheaper.ts';
import { priceChange } from '#features/wishlist/rules/sorts.ts';
import { Link } from '../../design/link.tsx';
import { useHydrated } from '../../design/browser-state.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import { Icon } from '../../design/icon.tsx';
import styles from './wishlist.module.css';

const sizes = '(min-width:1024px) 260px,(min-width:768px) 31vw,46vw';
const widths = [320, 480, 640, 960] as const;

export type FullEntry = WishlistEntry & { product: NonNullable<WishlistEntry['product']> };

interface EntryProps {
  entry: FullEntry;
  /** Called when it is being taken off the list. */
  onRemove: () => void;
}

export function Entry({ entry, onRemove }: EntryProps) {
  const { formData } = useNavigation();
  const isLeaving = formData?.get('intent') === 'remove' && formData.get('sokId') === entry.sokId;
  const { product, variant, availability } = entry;
  const t = useTranslations('features/catalogue');
  const options = optionsOf(entry.variant);
  return (
    <article className={styles.entry} aria-busy={isLeaving || undefined}>
      <ProductPicture
        picture={variant?.picture ?? product.picture}
        alt=""
        sizes={sizes}
        widths={widths}
        className={styles.picture}
      />
      <ToCart entry={entry} />
      <div className={styles.facts}>
        <span className={styles.small}>{product.brandName}</span>
        <h2 className={styles.name} lang={product.nameLanguage}>
          <Link to={favouritePath(entry)} prefetch="intent">
            {unbroken(product.shortName ?? product.name)}
          </Link>
        </h2>
        {options && <span className={styles.small}>{options}</span>}
        <Price price={shownPrice((variant ?? product).priceData)} sokId={entry.sokId} />
        <Since entry={entry} />
        <span className={availability === 'SOLD_OUT' ? styles.soldOut : styles.stock}>
          {t(`availability.${availability}`)}
        </span>
      </div>
      <Actions entry={entry} onRemove={onRemove} />
    </article>
  );
}

const nameOf = (entry: FullEntry): string =>
  [entry.product.name, optionsOf(entry.variant)].filter(Boolean).join(', ');

/** The price when it was saved, and what has changed since. */
function Since({ entry }: { entry: FullEntry }) {
  const t = useTranslations('pages/wishlist');
  const language = useLanguage();
  const day = new Date(entry.savedAt).toLocaleDateString(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'Europe/Helsinki',
  });
  const change = priceChange(entry);
  const amount = euros(Math.abs(change), language);
  return (
    <>
      <span className={styles.small}>
        {t('saved', { day, price: euros(entry.priceWhenSavedEuroCents, language) })}
      </span>
      {change < 0 && <strong className={styles.cheaper}>{t('cheaper', { price: amount })}</strong>}
      {change > 0 && <span className={styles.small}>{t('dearer', { price: amount })}</span>}
    </>
  );
}

function Actions({ entry, onRemove }: EntryProps) {
  const t = useTranslations('pages/wishlist');
  const name = nameOf(entry);
  return (
    <div className={styles.actions}>
      <Choose entry={entry} />
      <Form method="post" preventScrollReset onSubmit={onRemove}>
        <input type="hidden" name="sokId" value={entry.sokId} />
        <button
          type="submit"
          className={styles.remove}
          name="intent"
          value="remove"
          aria-label={t('removeName', { name })}
        >
          {t('remove')}
        </button>
      </Form>
    </div>
  );
}

/** The button of lists. A product with variants needs a choice first, unless the entry is a variant: without
 * scripts that is added by a form of its own, as its product would not know which one is meant. */
function ToCart({ entry }: { entry: FullEntry }) {
  const buy = useContext(CardBuy);
  const isHydrated = useHydrated();
  const { sokId, product, variant, availability } = entry;
  if (!isSold(availability) || (!variant && product.variantCount > 0)) return null;
  if (variant && !isHydrated) return <VariantForm entry={entry} />;
  return buy?.({
    sokId,
    name: nameOf(entry),
    urlPath: favouritePath(entry),
    className: styles.buy,
  });
}

function VariantForm({ entry }: { entry: FullEntry }) {
  const t = useTranslations('pages/wishlist');
  return (
    <Form method="post" className={styles.buy}>
      <input type="hidden" name="sokId" value={entry.product.sokId} />
      <input type="hidden" name="variantSokId" value={entry.sokId} />
      <button
        className={styles.add}
        name="intent"
        value="cart"
        aria-label={t('toCartName', { name: nameOf(entry) })}
      >
        <Icon name="plus" />
      </button>
    </Form>
  );
}

/** Leads to the options of a product. */
function Choose({ entry: { product, variant, availability } }: { entry: FullEntry }) {
  const t = useTranslations('pages/wishlist');
  if (!isSold(availability) || variant || product.variantCount === 0) return null;
  return (
    <ButtonLink
      to={product.urlPath}
      quiet
      small
      aria-label={t('chooseName', { name: product.name })}
    >
      {t('choose')}
    </ButtonLink>
  );
}
