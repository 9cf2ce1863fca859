/** Writes to the buyer about a payment that was given back: it came too late, or a second time. */
import { euros } from '#platform/money.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { OrderStatus } from '../contract.ts';
import type { Seller } from '../record/seller.ts';
import { mailToBuyer, type Addressed } from './after-payment.ts';
import { dayText } from './moment.ts';
import { translatorIn } from './translations.ts';

interface Returned {
  methodName: string | null;
  refundRequestedAt: Temporal.Instant | null;
}

/** Data of the job send-mail. `publicUrl`: storefront root without trailing slash. */
export function returnedPaymentMail(
  order: Addressed & { status: OrderStatus },
  { methodName, refundRequestedAt }: Returned,
  deps: { publicUrl: string; seller: () => Seller },
): Mail {
  const { number, facts, status } = order;
  const { language } = facts;
  const t = translatorIn(language);
  const sum = euros(facts.totalEuroCents, language);
  const why =
    status === 'refunded'
      ? t(`returned.late.${facts.returnReason ?? 'unknown'}`, { number })
      : t('returned.twice', { number });
  const letter = {
    title: t('returned.title', { sum }),
    parts: [
      { text: why },
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
    ],
  };
  return mailToBuyer(order, letter, deps);
}
