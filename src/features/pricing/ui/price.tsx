/** The one way a price is shown: large euros, small cents, the reduction and what the law wants beside it. */
import { useLocale, useTranslations } from 'use-intl';
import { languageOf, localeOf, type Language } from '#platform/i18n/language.ts';
import { euroParts, euros } from '#platform/money.ts';
import layout from '../../../design/layout.module.css';
import type { PriceData } from '../contract.ts';
import styles from './price.module.css';

export function Price({ data, large }: { data: PriceData; large?: boolean }) {
  const t = useTranslations('pricing');
  const language = languageOf(useLocale());
  const shown = data.discounted ?? data.regular;
  const told = (cents: number) => euros(cents, language);
  return (
    <div className={large ? `${styles.price} ${styles.large}` : styles.price}>
      <div className={styles.line}>
        {shown.hasVariation && <span className={styles.small}>{t('from')}</span>}
        <span className={layout.hidden}>{t('price', { price: told(shown.priceEuroCents) })}</span>
        <Amount cents={shown.priceEuroCents} reduced={data.discounted !== null} />
        {data.discounted && data.discounted.discountPercent > 0 && (
          <span className={styles.percent}>
            {t('percent', { percent: data.discounted.discountPercent })}
          </span>
        )}
      </div>
      {data.discounted && data.lowestPrice30Days !== null && (
        <span className={styles.small}>{t('lowest', { price: told(data.lowestPrice30Days) })}</span>
      )}
      {large && data.discountedUntil && (
        <span className={styles.small}>
          {t('until', { day: dayOf(data.discountedUntil, language) })}
        </span>
      )}
      {data.valuePriceEuroCents !== null && (
        <span className={styles.small}>
          {t('unit', { price: told(data.valuePriceEuroCents), unit: data.unit ?? '' })}
        </span>
      )}
    </div>
  );
}

/** The shop's calendar day of a moment. */
const dayOf = (iso: string, language: Language): string =>
  new Date(iso).toLocaleDateString(localeOf(language), {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'Europe/Helsinki',
  });

function Amount({ cents, reduced }: { cents: number; reduced: boolean }) {
  const { whole, separator, fraction } = euroParts(cents, languageOf(useLocale()));
  return (
    <span
      aria-hidden="true"
      className={reduced ? `${styles.amount} ${styles.reduced}` : styles.amount}
    >
      {whole}
      <sup>
        {separator}
        {fraction}
      </sup>{' '}
      €
    </span>
  );
}
