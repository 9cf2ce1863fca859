/** Writes to the buyer about a payment that was given back: it came too late, or a second time. */
import { prefixOf } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { htmlOf, textOf, type Letter } from '#platform/mail/document.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { OrderStatus } from '../contract.ts';
import type { Seller } from '../record/seller.ts';
import { sellerPart, type Addressed } from './after-payment.ts';
import { dayText } from './moment.ts';
import { orderPath } from './places.ts';
import { translatorIn } from './translations.ts';

interface Returned {
  methodName: string | null;
  refundRequestedAt: Temporal.Instant | null;
}

/** Data of the job send-mail. `publicUrl`: storefront root without trailing slash. */
export function returnedPaymentMail(
  order: Addressed & { status: OrderStatus },
  { methodName, refundRequestedAt }: Returned,
  { publicUrl, seller }: { publicUrl: string; seller: () => Seller },
): Mail {
  const { number, facts, status } = order;
  const { language } = facts;
  const t = translatorIn(language);
  const sum = euros(facts.totalEuroCents, language);
  const letter: Letter = {
    language,
    title: t('returned.title', { sum }),
    parts: [
      { text: t(status === 'refunded' ? 'returned.late' : 'returned.twice', { number }) },
      { text: t('refundText') },
      {
        lines: [
          `${t('order')}: ${number}`,
          ...(refundRequestedAt
            ? [`${t('refundedOn')}: ${dayText(String(refundRequestedAt), language)}`]
            : []),
          ...(methodName ? [`${t('payment')}: ${methodName}`] : []),
          `${t('refundTotal')}: ${sum}`,
        ],
      },
      { link: t('link'), to: publicUrl + prefixOf(language) + orderPath(order) },
      ...sellerPart(seller(), t, language),
    ],
  };
  return {
    to: facts.customer.email,
    subject: `${letter.title} – ${t('order')} ${number}`,
    text: textOf(letter),
    html: htmlOf(letter),
  };
}
