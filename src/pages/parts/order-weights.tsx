/** Estimated and final weights and sums of an order with lines that are sold by weight, and reduced prices. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { kilograms } from '#platform/weight.ts';
import type { Order } from '#features/orders/contract.ts';
import {
  finalSums,
  hasWeighed,
  linesToWeigh,
  weighingOf,
} from '#features/orders/rules/final-sums.ts';
import { reducedBy } from '#features/orders/rules/reduced.ts';
import layout from '../../design/layout.module.css';
import styles from './order-view.module.css';

interface LineOfOrder {
  order: Order;
  /** Position of the line. */
  at: number;
}

/** What a line is estimated to weigh, or was found to; nothing for others. */
export function LineWeight({ order, at }: LineOfOrder) {
  const t = useTranslations('pages/parts/order.weighing');
  const language = useLanguage();
  const line = order.lines[at];
  if (!line?.estimatedGrams) return null;
  const weighing = weighingOf(order, at);
  const perKg = euros(line.valuePriceEuroCents ?? 0, language);
  const grams = weighing?.grams ?? line.estimatedGrams * line.quantity;
  const weight = kilograms(grams, language);
  return <p className={layout.soft}>{t(weighing ? 'weighed' : 'estimated', { weight, perKg })}</p>;
}

/** What of the price of a line was given back while its pieces were kept. */
export function LineReduction({ order, at }: LineOfOrder) {
  const t = useTranslations('pages/parts/order');
  const language = useLanguage();
  const cents = reducedBy(order.refunds, at);
  if (cents === 0) return null;
  return <p className={layout.soft}>{t('reduced', { sum: euros(cents, language) })}</p>;
}

/** The sum of a line; once it is weighed the final one, beside the estimate. */
export function LineSum({ order, at }: LineOfOrder) {
  const t = useTranslations('pages/parts/order.weighing');
  const language = useLanguage();
  const line = order.lines[at];
  if (!line) return null;
  const estimate = euros(line.rowTotalEuroCents, language);
  const weighing = weighingOf(order, at);
  if (!weighing) return <span className={styles.amount}>{estimate}</span>;
  return (
    <span className={styles.amount}>
      {euros(weighing.finalEuroCents, language)}
      {weighing.finalEuroCents < line.rowTotalEuroCents && (
        <span className={`${layout.soft} ${styles.estimate}`}>
          {t('estimate', { sum: estimate })}
        </span>
      )}
    </span>
  );
}

/** What is given back as the products weigh less, and the final total: rows of the list of sums. */
export function FinalSums({ order }: { order: Order }) {
  const t = useTranslations('pages/parts/order.weighing');
  const language = useLanguage();
  const { refundedEuroCents, totalEuroCents } = finalSums(order);
  if (refundedEuroCents === 0) return null;
  return (
    <>
      <dt>{t('back')}</dt>
      <dd>{euros(-refundedEuroCents, language)}</dd>
      <dt className={layout.total}>{t('final')}</dt>
      <dd className={layout.total}>{euros(totalEuroCents, language)}</dd>
    </>
  );
}

/** Says that the total is an estimate, or that everything is weighed. */
export function WeighingNote({ order }: { order: Order }) {
  const t = useTranslations('pages/parts/order.weighing');
  if (!hasWeighed(order)) return null;
  const isOpen = linesToWeigh(order).length > 0;
  return <p className={layout.soft}>{t(isOpen ? 'note' : 'done')}</p>;
}
