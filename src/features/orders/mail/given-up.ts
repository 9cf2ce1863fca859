/** Mail about an order cancelled because it was not paid in time: the buyer may believe that they paid. */
import { prefixOf } from '#platform/i18n/language.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { Seller } from '../record/seller.ts';
import type { OrderFacts } from '../record.ts';
import { htmlOf, textOf, type Letter } from '#platform/mail/document.ts';
import { orderPath } from './places.ts';
import { nameWords } from './names.ts';
import { translatorIn } from './translations.ts';

interface GivenUp {
  number: string;
  key: string;
  facts: OrderFacts;
}

/** Data of the job send-mail. `publicUrl`: storefront root without trailing slash. */
export function givenUpMail(
  { number, key, facts }: GivenUp,
  { publicUrl, seller }: { publicUrl: string; seller: () => Seller },
): Mail {
  const { language } = facts;
  const { name: sellerName, email, phone } = seller();
  const t = translatorIn(language);
  const root = publicUrl + prefixOf(language);
  const letter: Letter = {
    language,
    title: `${t('givenUp')}: ${number}`,
    parts: [
      { text: t('givenUpText') },
      { list: facts.lines.map((line) => [`${line.quantity} × `, ...nameWords(line)]) },
      { text: t('givenUpPaid') },
      { link: t('link'), to: root + orderPath({ number, key }) },
      { link: t('toShop'), to: `${root}/` },
      { lines: [sellerName, email, phone] },
    ],
  };
  return {
    to: facts.customer.email,
    subject: letter.title,
    text: textOf(letter),
    html: htmlOf(letter),
  };
}
