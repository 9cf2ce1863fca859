/** Payments of an order that are given back as a whole: when and how much. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Order } from '#features/orders/contract.ts';
import { dayIn } from './of-order.ts';

export function ReturnedPayments({ order }: { order: Order }) {
  const t = useTranslations('pages/parts/order.returned');
  const language = useLanguage();
  return order.returnedPayments.map(({ status, requestedAt, euroCents }, at) => (
    <span key={`${requestedAt}${at}`}>
      {order.status === 'paid' && `${t('twice')} `}
      {t(status, { sum: euros(euroCents, language), day: dayIn(requestedAt, language) })}
    </span>
  ));
}
