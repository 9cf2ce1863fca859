/** The receipt of a withdrawal on a durable medium: what, when it was received, and what happens next (L12). */
import { prefixOf } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { Withdrawal } from '../contract/after-payment.ts';
import type { Seller } from '../record/seller.ts';
import { answerBy } from '../rules/withdrawal-right.ts';
import { givenTable, sellerPart, type Addressed } from './after-payment.ts';
import { htmlOf, textOf, type Letter } from '#platform/mail/document.ts';
import { dayText, momentText } from './moment.ts';
import { addressOf, receiptPath } from './places.ts';
import { translatorIn } from './translations.ts';

/** Data of the job send-mail. `publicUrl`: storefront root without trailing slash. */
export function withdrawalMail(
  order: Addressed,
  withdrawal: Withdrawal,
  { publicUrl, seller }: { publicUrl: string; seller: () => Seller },
): Mail {
  const { facts, number } = order;
  const { language } = facts;
  const t = translatorIn(language);
  const from = seller();
  const day = dayText(answerBy(withdrawal.receivedAt), language);
  const words = { caption: t('withdrawn'), total: t('toRefund') };
  const sum = euros(withdrawal.totalEuroCents, language);
  const letter: Letter = {
    language,
    title: t('withdrawalTitle'),
    parts: [
      { text: t('withdrawalReceived') },
      {
        lines: [
          `${t('order')}: ${number}`,
          `${t('receivedAt')}: ${momentText(withdrawal.receivedAt, language)}`,
          `${t('withdrawnBy')}: ${withdrawal.name}`,
        ],
      },
      { table: givenTable(withdrawal, facts, t, words) },
      {
        link: t('withdrawalLink'),
        to: publicUrl + prefixOf(language) + receiptPath(order, withdrawal.id),
      },
      { heading: t('next') },
      { text: t('sendBack', { day }) },
      { lines: [from.name, addressOf(from)] },
      ...(withdrawal.totalEuroCents > 0 ? [{ text: t('moneyBack', { day, sum }) }] : []),
      ...sellerPart(from, t, language),
    ],
  };
  return {
    to: facts.customer.email,
    subject: `${letter.title}: ${number}`,
    text: textOf(letter),
    html: htmlOf(letter),
  };
}
