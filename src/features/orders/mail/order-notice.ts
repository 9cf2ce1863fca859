/** Notifies the seller of a paid order: what is to be sent, how, and where to. */
import type { Language } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { htmlOf, textOf, type Letter } from '#platform/mail/document.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { commandLine } from '#platform/command-line.ts';
import type { Seller } from '../record/seller.ts';
import { deliveryParts, productsTable, type Confirmed } from './confirmation.ts';
import { momentText } from './moment.ts';
import { factsInLanguage } from './names.ts';
import { translatorIn } from './translations.ts';

/** Where the seller wants to hear of orders; empty where not by mail. */
const addressFor = ({ orders, email }: Seller): string => orders ?? email;

interface NoticeDeps {
  publicUrl: string;
  seller(): Seller;
  merchantLanguage(): Language;
}

/** Data of the job send-mail, in the merchant's language; null where the seller wants none. It has no key of
 * the order. */
export function orderNoticeMail(
  { number, facts, paymentMethod }: Omit<Confirmed, 'key'>,
  { publicUrl, seller, merchantLanguage }: NoticeDeps,
): Mail | null {
  const to = addressFor(seller());
  if (!to) return null;
  const language = merchantLanguage();
  const t = translatorIn(language);
  const own = factsInLanguage(facts, language);
  const { customer, confirmedAge } = facts;
  const title = t('placedNotice.title', { number, sum: euros(facts.totalEuroCents, language) });
  const letter: Letter = {
    language,
    title,
    parts: [
      {
        lines: [
          `${t('order')}: ${number}`,
          `${t('placed')}: ${momentText(facts.placedAt, language)}`,
          `${t('payment')}: ${paymentMethod ?? t('free')}`,
          `${t('placedNotice.language')}: ${t(`placedNotice.${facts.language}`)}`,
        ],
      },
      { table: productsTable(own, t, publicUrl) },
      ...(confirmedAge ? [{ text: t('placedNotice.age', { years: confirmedAge }) }] : []),
      ...deliveryParts(own, t),
      { lines: [`${t('email')}: ${customer.email}`] },
      { heading: t('notice.next') },
      { list: [t('placedNotice.show', { show: commandLine('orders', `show ${number}`) })] },
    ],
  };
  return { to, subject: title, text: textOf(letter), html: htmlOf(letter) };
}
