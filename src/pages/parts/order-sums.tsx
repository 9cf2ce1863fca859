import { Fragment } from 'react';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Order } from '#features/orders/contract.ts';
import { deliveryTotal } from '#features/orders/rules/deliveries.ts';
import layout from '../../design/layout.module.css';
import card from '../../design/card/card.module.css';
import { percentOf } from './cart-sums.tsx';

const refundedOf = ({ refunds }: Pick<Order, 'refunds'>): number =>
  refunds.reduce((sum, { totalEuroCents }) => sum + totalEuroCents, 0);

/** What the order costs, with VAT per rate, and what of it was refunded. */
export function OrderSums({ order }: { order: Order }) {
  const t = useTranslations('pages/parts/sums');
  const tOrder = useTranslations('pages/parts/order');
  const language = useLanguage();
  const itemsTotal = order.lines.reduce((sum, line) => sum + line.rowTotalEuroCents, 0);
  return (
    <dl className={`${layout.sums} ${card.box}`}>
      <dt>{t('subtotal')}</dt>
      <dd>{euros(itemsTotal, language)}</dd>
      {order.discountEuroCents > 0 && (
        <>
          <dt>{t('discount')}</dt>
          <dd>{euros(-order.discountEuroCents, language)}</dd>
        </>
      )}
      <dt>{t('shipping')}</dt>
      <dd>{euros(deliveryTotal(order), language)}</dd>
      <dt className={layout.total}>{t('total')}</dt>
      <dd className={layout.total}>{euros(order.totalEuroCents, language)}</dd>
      {order.refunds.length > 0 && (
        <>
          <dt>{tOrder('refunded')}</dt>
          <dd>{euros(-refundedOf(order), language)}</dd>
        </>
      )}
      {order.vat.map(({ ratePermille, taxEuroCents }) => (
        <Fragment key={ratePermille}>
          <dt className={layout.soft}>
            {t('vatRow', { rate: percentOf(ratePermille, language) })}
          </dt>
          <dd className={layout.soft}>{euros(taxEuroCents, language)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
