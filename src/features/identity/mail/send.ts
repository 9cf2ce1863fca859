/** Which letter goes out when; every one of them is written in the transaction that causes it. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { IdentityDeps } from '../deps.ts';
import { emailKey, type Account } from '../record.ts';
import { spendAll } from '../throttle.ts';
import { wordsOf } from '../words/words.ts';
import type { Words } from '../words/fi.ts';
import { mailOf } from './letters.ts';

/** What a letter says: keys of the texts, and where its link leads. */
interface Message {
  subject:
    | 'mailVerify'
    | 'mailExists'
    | 'mailReset'
    | 'mailNoAccount'
    | 'mailChange'
    | 'mailChanged'
    | 'mailEmailAsked';
  /** How many go to one address; to as many as others when absent. */
  budget?: 'mailsToStranger';
  paragraphs: (words: Words) => string[];
  link: (words: Words) => { text: string; to: string };
}

/** Writes a letter; an address that has had many lately gets none, and nobody is told. */
export async function sendLetter(
  deps: IdentityDeps,
  tx: Db,
  { to, language }: { to: string; language: Language },
  message: Message,
): Promise<void> {
  if (await spendAll(deps, tx, [message.budget ?? 'mailsToAddress', emailKey(to)])) return;
  await deps.sendLater(tx, written(to, language, message));
}

/** Writes to the owner of an account what was done with it: always, for somebody could fill a budget
 * first to keep them from knowing. */
export const sendNotice = (
  deps: IdentityDeps,
  tx: Db,
  { email, language }: Pick<Account, 'email' | 'language'>,
  message: Message,
): Promise<void> => deps.sendLater(tx, written(email, language, message));

function written(to: string, language: Language, message: Message) {
  const words = wordsOf(language);
  return mailOf({
    language,
    words,
    to,
    subject: words[message.subject],
    paragraphs: message.paragraphs(words),
    link: message.link(words),
  });
}

export const verifyMessage = (url: string): Message => ({
  subject: 'mailVerify',
  paragraphs: (words) => [words.mailVerifyText, words.mailNotYou],
  link: (words) => ({ text: words.mailVerifyLink, to: url }),
});

export const existsMessage = (url: string): Message => ({
  subject: 'mailExists',
  paragraphs: (words) => [words.mailExistsText, words.mailNotYou],
  link: (words) => ({ text: words.reset, to: url }),
});

export const resetMessage = (url: string): Message => ({
  subject: 'mailReset',
  paragraphs: (words) => [words.mailResetText, words.mailNotYou],
  link: (words) => ({ text: words.mailResetLink, to: url }),
});

export const noAccountMessage = (url: string): Message => ({
  subject: 'mailNoAccount',
  budget: 'mailsToStranger',
  paragraphs: (words) => [words.mailNoAccountText, words.mailNotYou],
  link: (words) => ({ text: words.toShop, to: url }),
});

export const changeMessage = (url: string): Message => ({
  subject: 'mailChange',
  paragraphs: (words) => [words.mailChangeText, words.mailNotYou],
  link: (words) => ({ text: words.mailChangeLink, to: url }),
});

export const passwordChangedMessage = (url: string): Message => ({
  subject: 'mailChanged',
  paragraphs: (words) => [words.mailChangedPassword, words.mailChangedNotYou],
  link: (words) => ({ text: words.reset, to: url }),
});

/** `url` stops the change. */
export const emailAskedMessage = (url: string, email: string): Message => ({
  subject: 'mailEmailAsked',
  paragraphs: (words) => [words.mailEmailAskedText(email), words.mailEmailAskedNotYou],
  link: (words) => ({ text: words.mailEmailAskedLink, to: url }),
});

/** `url` takes the change back. */
export const emailChangedMessage = (url: string, email: string): Message => ({
  subject: 'mailChanged',
  paragraphs: (words) => [words.mailChangedEmail(email), words.mailChangedEmailNotYou],
  link: (words) => ({ text: words.mailChangedEmailLink, to: url }),
});
