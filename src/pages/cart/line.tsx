import { Link, useFetcher } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { languageOf } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import type { CartItem } from '#features/cart/contract.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import type { AvailabilityEntry } from '#features/checkout/contract.ts';
import layout from '../../design/layout.module.css';
import styles from './cart.module.css';
import { Quantity } from './quantity.tsx';

interface LineProps {
  item: CartItem;
  /** What is missing of it in stock. */
  short: AvailabilityEntry | undefined;
  /** The last change of it was refused. */
  failed: boolean;
}

export function CartLine({ item, short, failed }: LineProps) {
  const t = useTranslations('buying.cart');
  const language = languageOf(useLocale());
  const fetcher = useFetcher<{ failed: string | null }>();
  const { product, variant } = item;
  const name = [product.name, optionsOf(variant)].filter(Boolean).join(', ');
  const wasRefused = failed || fetcher.data?.failed === item.id;
  return (
    <li className={styles.line} aria-busy={fetcher.state !== 'idle' || undefined}>
      <ProductPicture
        picture={variant?.picture ?? product.pictures[0] ?? null}
        alt=""
        sizes="96px"
        className={styles.picture}
      />
      <About item={item} />
      <strong className={styles.total}>{euros(item.rowTotalEuroCents, language)}</strong>
      <fetcher.Form method="post" className={styles.form}>
        <input type="hidden" name="itemId" value={item.id} />
        <input type="hidden" name="sokId" value={item.sokId} />
        <Quantity
          quantity={item.quantity}
          label={t('quantityOf', { name })}
          send={(form) => fetcher.submit(form)}
        />
        <button
          className={styles.remove}
          name="intent"
          value="remove"
          aria-label={t('removeName', { name })}
        >
          {t('remove')}
        </button>
      </fetcher.Form>
      {(short || wasRefused) && (
        <p className={`${layout.notice} ${layout.warning} ${styles.fault}`} role="alert">
          {short
            ? t('short', { left: short.quantity - short.unavailable, wanted: short.quantity })
            : t('failed')}
        </p>
      )}
    </li>
  );
}

function About({ item }: Pick<LineProps, 'item'>) {
  const t = useTranslations('buying.cart');
  const tAccount = useTranslations('account');
  const language = languageOf(useLocale());
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
          {tAccount(`each.${benefitKeys[benefit]}`, { price: own })}
        </span>
      )}
    </div>
  );
}

const benefitKeys = { 'co-op': 'co_op', card: 'card' } as const;

const optionsOf = (variant: CartItem['variant']): string =>
  [variant?.color?.name, variant?.size].filter(Boolean).join(', ');
