/** The link of an order for a buyer who no longer has it. */
import { prefixOf } from '#platform/i18n/language.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { Seller } from '../record/seller.ts';
import type { Addressed } from './after-payment.ts';
import { htmlOf, textOf, type Letter } from '#platform/mail/document.ts';
import { orderPath, withdrawalPath } from './places.ts';
import { translatorIn } from './translations.ts';

/** Data of the job send-mail. `publicUrl`: storefront root without trailing slash. */
export function linkMail(
  order: Addressed,
  { publicUrl, seller }: { publicUrl: string; seller: () => Seller },
): Mail {
  const { facts, number } = order;
  const { language } = facts;
  const { name, email, phone } = seller();
  const t = translatorIn(language);
  const root = publicUrl + prefixOf(language);
  const letter: Letter = {
    language,
    title: `${t('linkTitle')} ${number}`,
    parts: [
      { text: t('linkText') },
      { link: t('link'), to: root + orderPath(order) },
      { link: t('withdrawHere'), to: root + withdrawalPath(order) },
      { text: t('linkUnasked') },
      { lines: [name, email, phone] },
    ],
  };
  return {
    to: facts.customer.email,
    subject: letter.title,
    text: textOf(letter),
    html: htmlOf(letter),
  };
}
