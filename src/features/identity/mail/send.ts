/** Which letter goes out when; every one of them is written in the transaction that causes it. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { IdentityDeps } from '../deps.ts';
import { emailKey } from '../record.ts';
import { spendAll } from '../throttle.ts';
import { wordsOf } from '../words/words.ts';
import type { Words } from '../words/fi.ts';
import { mailOf } from './letters.ts';

/** What a letter says: keys of the texts, and where its link leads. */
interface Message {
  subject:
    'mailVerify' | 'mailExists' | 'mailReset' | 'mailNoAccount' | 'mailChange' | 'mailChanged';
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
  const words = wordsOf(language);
  const letter = {
    language,
    words,
    to,
    subject: words[message.subject],
    paragraphs: message.paragraphs(words),
    link: message.link(words),
  };
  if (await spendAll(deps, tx, ['mailsToAddress', emailKey(to)])) return;
  await deps.sendLater(tx, mailOf(letter));
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
  paragraphs: (words) => [words.mailNoAccountText, words.mailNotYou],
  link: (words) => ({ text: words.toShop, to: url }),
});

export const changeMessage = (url: string): Message => ({
  subject: 'mailChange',
  paragraphs: (words) => [words.mailChangeText, words.mailNotYou],
  link: (words) => ({ text: words.mailChangeLink, to: url }),
});

/** Tells the owner what was changed, and the way back if it was not by them. */
export const changedMessage = (url: string, what: (words: Words) => string): Message => ({
  subject: 'mailChanged',
  paragraphs: (words) => [what(words), words.mailChangedNotYou],
  link: (words) => ({ text: words.reset, to: url }),
});
