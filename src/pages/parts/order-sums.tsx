import { Fragment } from 'react';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Order } from '#features/orders/contract.ts';
import { deliveryTotal } from '#features/orders/rules/deliveries.ts';
import layout from '../../design/layout.module.css';
import card from '../../design/card/card.module.css';
import { hasWeighed, sumsLeft } from '#features/orders/rules/final-sums.ts';
import { percentOf } from './cart-sums.tsx';
import { FinalSums, WeighingNote } from './order-weights.tsx';

/** Without what weighing gave back: the final total has it. */
const refundedOf = ({ refunds }: Pick<Order, 'refunds'>): number =>
  refunds
    .filter(({ cause }) => cause !== 'weighing')
    .reduce((sum, { totalEuroCents }) => sum + totalEuroCents, 0);

/** What the order costs, what of it was refunded, and the VAT per rate of what is left. */
export function OrderSums({ order }: { order: Order }) {
  const t = useTranslations('pages/parts/sums');
  const tOrder = useTranslations('pages/parts/order');
  const language = useLanguage();
  const itemsTotal = order.lines.reduce((sum, line) => sum + line.rowTotalEuroCents, 0);
  const isEstimate = hasWeighed(order);
  const left = sumsLeft(order);
  return (
    <div className={card.box}>
      <dl className={layout.sums}>
        <dt>{t('subtotal')}</dt>
        <dd>{euros(itemsTotal, language)}</dd>
        {order.discountEuroCents > 0 && (
          <>
            <dt>
              {order.discountCode ? t('discountOf', { code: order.discountCode }) : t('discount')}
            </dt>
            <dd>{euros(-order.discountEuroCents, language)}</dd>
          </>
        )}
        <dt>{t('shipping')}</dt>
        <dd>{euros(deliveryTotal(order), language)}</dd>
        <dt className={layout.total}>{t(isEstimate ? 'estimatedTotal' : 'total')}</dt>
        <dd className={layout.total}>{euros(order.totalEuroCents, language)}</dd>
        <FinalSums order={order} />
        {refundedOf(order) > 0 && (
          <>
            <dt>{tOrder('refunded')}</dt>
            <dd>{euros(-refundedOf(order), language)}</dd>
            <dt className={layout.total}>{tOrder('left')}</dt>
            <dd className={layout.total}>{euros(left.totalEuroCents, language)}</dd>
          </>
        )}
        {left.vat.map(
          ({ ratePermille, taxEuroCents, grossEuroCents }) =>
            grossEuroCents > 0 && (
              <Fragment key={ratePermille}>
                <dt className={layout.soft}>
                  {t('vatRow', { rate: percentOf(ratePermille, language) })}
                </dt>
                <dd className={layout.soft}>{euros(taxEuroCents, language)}</dd>
              </Fragment>
            ),
        )}
      </dl>
      <WeighingNote order={order} />
    </div>
  );
}
