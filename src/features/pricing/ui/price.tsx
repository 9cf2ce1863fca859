/** The one way a price is shown: large euros, small cents, the reduction and what the law wants beside it. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { localeOf, type Language } from '#platform/i18n/language.ts';
import { euroParts, euros } from '#platform/money.ts';
import layout from '../../../design/layout.module.css';
import type { PriceData } from '../contract.ts';
import { useCoopPrice } from './coop-prices.ts';
import styles from './price.module.css';

interface PriceProps {
  data: PriceData;
  /** Product or variant the price is of. */
  sokId: string;
  large?: boolean;
}

export function Price({ data, sokId, large }: PriceProps) {
  const t = useTranslations('features/pricing');
  const language = useLanguage();
  const shown = data.discounted ?? data.regular;
  const told = (cents: number) => euros(cents, language);
  // What costs as much as in the last 30 days is not called a reduction.
  const isCut = shown.discountPercent > 0;
  return (
    <div className={large ? `${styles.price} ${styles.large}` : styles.price}>
      <div className={styles.line}>
        {shown.hasVariation && <span className={styles.small}>{t('from')}</span>}
        <span className={layout.hidden}>{t('price', { price: told(shown.priceEuroCents) })}</span>
        <Amount cents={shown.priceEuroCents} reduced={isCut} />
        {isCut && (
          <span className={styles.percent}>{t('percent', { percent: shown.discountPercent })}</span>
        )}
      </div>
      {data.discounted && <Before data={data} />}
      {large && isCut && data.discountedUntil && (
        <span className={styles.small}>
          {t('until', { day: dayOf(data.discountedUntil, language) })}
        </span>
      )}
      <PerUnit data={data} />
      {data.hasCoopPrice && <CoopLine sokId={sokId} large={large} />}
    </div>
  );
}

/** What a reduced price is compared with: the lowest of 30 days, or the regular one of perishables. */
function Before({ data: { regular, lowestPrice30Days } }: Pick<PriceProps, 'data'>) {
  const t = useTranslations('features/pricing');
  const language = useLanguage();
  const price = euros(lowestPrice30Days ?? regular.priceEuroCents, language);
  return (
    <span className={styles.small}>
      {t(lowestPrice30Days === null ? 'regular' : 'lowest', { price })}
    </span>
  );
}

/** The unit price, without the deposit; the prices above are with it. */
function PerUnit({ data }: Pick<PriceProps, 'data'>) {
  const t = useTranslations('features/pricing');
  const language = useLanguage();
  const { valuePriceEuroCents: perUnit, unit, depositEuroCents: deposit } = data;
  const parts = [
    perUnit !== null && t('unit', { price: euros(perUnit, language), unit: unit ?? '' }),
    deposit !== null && t('deposit', { price: euros(deposit, language) }),
  ].filter((part) => part !== false);
  return parts.length > 0 && <span className={styles.small}>{parts.join(' · ')}</span>;
}

/** Its place is kept for everybody; what is in it only co-op customers see. */
function CoopLine({ sokId, large }: Pick<PriceProps, 'sokId' | 'large'>) {
  const t = useTranslations('features/pricing');
  const language = useLanguage();
  const cents = useCoopPrice(sokId);
  return (
    <span className={styles.coop} data-coop="">
      {cents !== null && (
        <>
          <strong>{t('coop', { price: euros(cents, language) })}</strong> {large && t('coopFor')}
        </>
      )}
    </span>
  );
}

/** The shop's calendar day of a moment. */
const dayOf = (iso: string, language: Language): string =>
  new Date(iso).toLocaleDateString(localeOf(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Helsinki',
  });

function Amount({ cents, reduced }: { cents: number; reduced: boolean }) {
  const { before, whole, separator, fraction, after } = euroParts(cents, useLanguage());
  return (
    <span
      aria-hidden="true"
      className={reduced ? `${styles.amount} ${styles.reduced}` : styles.amount}
    >
      {before + whole}
      <sup>{separator + fraction}</sup>
      {after}
    </span>
  );
}
