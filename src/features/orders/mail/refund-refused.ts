/** Notifies customer service of a refund that the payment provider refused: the buyer waits for money. */
import type { Language } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { htmlOf, textOf, type Letter } from '#platform/mail/document.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { commandLine } from '#platform/command-line.ts';
import { translatorIn } from './translations.ts';

interface RefusedRefund {
  number: string;
  euroCents: number;
  /** The provider's words. */
  refusal: string;
  /** A whole payment that came too late or a second time; otherwise a part of a paid order. */
  isPayment: boolean;
}

/** Data of the job send-mail, in the merchant's language. It has neither key nor buyer of the order. */
export function refundRefusedMail(
  { number, euroCents, refusal, isPayment }: RefusedRefund,
  { to, language }: { to: string; language: Language },
): Mail {
  const t = translatorIn(language);
  const typed = (word: string) => commandLine('orders', `${word} ${number}`);
  const title = t('refusedNotice.title', { number, sum: euros(euroCents, language) });
  const letter: Letter = {
    language,
    title,
    parts: [
      { text: t(isPayment ? 'refusedNotice.payment' : 'refusedNotice.part') },
      { lines: [`${t('order')}: ${number}`, `${t('refusedNotice.reason')}: ${refusal}`] },
      { heading: t('notice.next') },
      {
        list: [
          t('placedNotice.show', { show: typed('show') }),
          isPayment
            ? t('refusedNotice.payments', { refund: `${typed('refund')} --payments` })
            : t('refusedNotice.again', { received: typed('received'), refund: typed('refund') }),
          t('refusedNotice.paidBack', { paidBack: typed('paid-back') }),
        ],
      },
    ],
  };
  return { to, subject: title, text: textOf(letter), html: htmlOf(letter) };
}
