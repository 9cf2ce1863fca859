/** Shows a price: large euros, small cents, the reduction, and the notes the law requires. */
import type { ReactNode } from 'react';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euroParts, euros } from '#platform/money.ts';
import layout from '../../../design/layout.module.css';
import { kilograms } from '#platform/weight.ts';
import type { ShownPrice } from '../rules/shown-price.ts';
import { useCoopPrice, type CoopPrice } from './coop-prices.ts';
import styles from './price.module.css';

interface PriceProps {
  price: ShownPrice;
  /** Product or variant the price is of. */
  sokId: string;
  large?: boolean;
  /** What stands below the reference price. */
  children?: ReactNode;
}

export function Price({ price, sokId, large, children }: PriceProps) {
  const t = useTranslations('features/pricing');
  const language = useLanguage();
  const { hasCoop, weighed } = price;
  const notes = useNotes(price);
  const coopWords = ({ cents, perUnit }: CoopPrice) =>
    t(weighed ? 'coopPiece' : 'coop', { price: euros(cents, language) }) +
    (large ? ` ${t('coopFor')}` : '') +
    (perUnit
      ? ` · ${t('unit', { price: euros(perUnit.cents, language), unit: perUnit.unit })}`
      : '');
  return (
    <div
      className={large ? `${styles.price} ${styles.large}` : styles.price}
      // Keeps the place of the co-op price for every shopper, so that the layout does not shift.
      data-coop={hasCoop && coopWords(price)}
    >
      <Amount {...price} />
      {notes.before && <span>{notes.before}</span>}
      {children}
      {notes.perUnit && <span>{notes.perUnit}</span>}
      {notes.card && <strong className={styles.card}>{notes.card}</strong>}
      {hasCoop && <CoopLine sokId={sokId} words={coopWords} />}
    </div>
  );
}

/** The price, with 'from' and the percentage in the same line; of what is sold by weight that of a kilogram. */
function Amount({ cents: ofPiece, isFrom, percent, weighed, perUnit }: ShownPrice) {
  const t = useTranslations('features/pricing');
  const language = useLanguage();
  const cents = weighed && perUnit ? perUnit.cents : ofPiece;
  const { before, whole, separator, fraction, after } = euroParts(cents, language);
  const isCut = percent !== undefined;
  const amount = (
    <>
      <span className={layout.hidden}>
        {t(weighed ? 'pricePerKg' : 'price', { price: euros(cents, language) })}
      </span>
      <span
        aria-hidden="true"
        className={isCut ? `${styles.amount} ${styles.reduced}` : styles.amount}
      >
        {before + whole}
        <sup>{separator + fraction}</sup>
        {after}
        {weighed && t('unit', { price: '', unit: 'kg' })}
      </span>
    </>
  );
  if (!isFrom && !isCut) return amount;
  return (
    <div className={styles.line}>
      {isFrom && <span>{t('from')}</span>}
      {amount}
      {isCut && <span className={styles.percent}>{t('percent', { percent })}</span>}
    </div>
  );
}

/** The reference price of a reduction, the price with a card, and the unit price. The unit price is without the
 * deposit, which the prices above include. */
function useNotes({ before, perUnit, deposit, weighed, cents, ...more }: ShownPrice) {
  const t = useTranslations('features/pricing');
  const language = useLanguage();
  const priceParameter = (sum: number) => ({ price: euros(sum, language) });
  const from = more.isFrom ? `${t('from')} ` : '';
  const card = more.card && t('card', { price: from + euros(more.card.cents, language) });
  if (weighed) {
    const reference = priceParameter(weighed.before ?? 0);
    return {
      card,
      before: before && t(before.isLowest ? 'lowestPerKg' : 'regularPerKg', reference),
      perUnit: t('estimate', {
        weight: kilograms(weighed.grams, language),
        ...priceParameter(cents),
      }),
    };
  }
  return {
    card,
    before: before && t(before.isLowest ? 'lowest' : 'regular', priceParameter(before.cents)),
    perUnit: [
      perUnit && t('unit', { ...priceParameter(perUnit.cents), unit: perUnit.unit }),
      deposit !== undefined && t('deposit', priceParameter(deposit)),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

/** Only co-op customers see it. */
function CoopLine({ sokId, words }: { sokId: string; words: (price: CoopPrice) => string }) {
  const price = useCoopPrice(sokId);
  return price && <strong className={styles.coop}>{words(price)}</strong>;
}
