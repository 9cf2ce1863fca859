/** The note of a refund: what was given back, with VAT per rate. */
import { euros } from '#platform/money.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { RefundSums } from '../record/refund.ts';
import type { Seller } from '../record/seller.ts';
import { shownRefund } from '../rules/refund.ts';
import { givenTable, mailToBuyer, type Addressed } from './after-payment.ts';
import { dayText } from './moment.ts';
import { translatorIn } from './translations.ts';
import { vatTable } from './vat-table.ts';

interface Refunded extends Addressed {
  /** Name of the method that paid the order. */
  paymentMethod: string | null;
}

/** Data of the job send-mail. `publicUrl`: storefront root without trailing slash. */
export function refundMail(
  order: Refunded,
  refund: { sums: RefundSums; requestedAt: Temporal.Instant },
  deps: { publicUrl: string; seller: () => Seller },
): Mail {
  const { facts, number, paymentMethod } = order;
  const { language } = facts;
  const t = translatorIn(language);
  const shown = shownRefund({ ...refund, status: 'accepted', cause: 'seller' }, facts);
  const sum = euros(shown.totalEuroCents, language);
  const words = { caption: t('refunded'), total: t('refundTotal') };
  const lines = [
    `${t('order')}: ${number}`,
    `${t('refundedOn')}: ${dayText(shown.requestedAt, language)}`,
    ...(paymentMethod ? [`${t('payment')}: ${paymentMethod}`] : []),
  ];
  const letter = {
    title: t('refundTitle', { sum }),
    parts: [
      { text: t('refundText') },
      { lines },
      { table: givenTable(shown, facts, t, words) },
      { table: vatTable(shown.vat, language, t) },
    ],
  };
  return mailToBuyer(order, letter, deps);
}
