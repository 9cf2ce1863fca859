/** Notifies customer service that a buyer has withdrawn: what, when, and what to do (L12). */
import type { Language } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { htmlOf, textOf, type Letter } from '#platform/mail/document.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { commandLine } from '#platform/command-line.ts';
import type { Withdrawal } from '../contract/after-payment.ts';
import { answerBy } from '../rules/withdrawal-right.ts';
import { givenTable, type Addressed } from './after-payment.ts';
import { dayText, momentText } from './moment.ts';
import { factsInLanguage } from './names.ts';
import { translatorIn } from './translations.ts';

/** Data of the job send-mail, in the merchant's language. It has no key of the order: what customer
 * service does are commands. */
export function withdrawalNoticeMail(
  { number, facts }: Pick<Addressed, 'number' | 'facts'>,
  withdrawal: Withdrawal,
  { to, language }: { to: string; language: Language },
): Mail {
  const t = translatorIn(language);
  const day = dayText(answerBy(withdrawal.receivedAt), language);
  const sum = euros(withdrawal.totalEuroCents, language);
  const words = { caption: t('withdrawn'), total: t('notice.toRefund') };
  const letter: Letter = {
    language,
    title: t('notice.title', { number }),
    parts: [
      { text: t('notice.text') },
      {
        lines: [
          `${t('order')}: ${number}`,
          `${t('receivedAt')}: ${momentText(withdrawal.receivedAt, language)}`,
          `${t('withdrawnBy')}: ${withdrawal.name}`,
        ],
      },
      { table: givenTable(withdrawal, factsInLanguage(facts, language), t, words) },
      { heading: t('notice.next') },
      ...(withdrawal.totalEuroCents > 0 ? [{ text: t('notice.deadline', { sum, day }) }] : []),
      {
        list: [
          t('notice.show', { show: commandLine('orders', `show ${number}`) }),
          t('notice.received', { received: commandLine('orders', `received ${number}`) }),
        ],
      },
    ],
  };
  return { to, subject: letter.title, text: textOf(letter), html: htmlOf(letter) };
}
