/** Sends the provider's mails; each is enqueued in the transaction that causes it. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { IdentityDeps } from '../../deps.ts';
import { emailKey, type Account } from '../record.ts';
import { spendAll } from '../throttle.ts';
import { translatorIn, type IdentityTranslate } from '../../translations.ts';
import { mailOf } from './letters.ts';

/** Content of a mail: message keys, and where its link leads. */
interface Message {
  subject:
    | 'mailVerify'
    | 'mailExists'
    | 'mailReset'
    | 'mailNoAccount'
    | 'mailChange'
    | 'mailChanged'
    | 'mailEmailAsked';
  /** Stricter limit of mails to one address; the usual limit when absent. */
  budget?: 'mailsToStranger';
  paragraphs: (t: IdentityTranslate) => string[];
  link: (t: IdentityTranslate) => { text: string; to: string };
}

/** Enqueues a mail; silently sends nothing when the address has had too many lately. */
export async function sendLetter(
  deps: IdentityDeps,
  tx: Db,
  { to, language }: { to: string; language: Language },
  message: Message,
): Promise<void> {
  if (await spendAll(deps, tx, [message.budget ?? 'mailsToAddress', emailKey(to)])) return;
  await deps.sendLater(tx, written(deps, to, language, message));
}

/** Notifies the owner of an account of a change. No limit applies: otherwise an attacker could use up the
 * budget first to hide the change. */
export const sendNotice = (
  deps: IdentityDeps,
  tx: Db,
  { email, language }: Pick<Account, 'email' | 'language'>,
  message: Message,
): Promise<void> => deps.sendLater(tx, written(deps, email, language, message));

function written(
  { shopName }: Pick<IdentityDeps, 'shopName'>,
  to: string,
  language: Language,
  message: Message,
) {
  const t = translatorIn(language);
  return mailOf({
    language,
    t,
    to,
    shopName: shopName(),
    subject: t(message.subject),
    paragraphs: message.paragraphs(t),
    link: message.link(t),
  });
}

export const verifyMessage = (url: string): Message => ({
  subject: 'mailVerify',
  paragraphs: (t) => [t('mailVerifyText'), t('mailNotYou')],
  link: (t) => ({ text: t('mailVerifyLink'), to: url }),
});

export const existsMessage = (url: string): Message => ({
  subject: 'mailExists',
  paragraphs: (t) => [t('mailExistsText'), t('mailNotYou')],
  link: (t) => ({ text: t('reset'), to: url }),
});

export const resetMessage = (url: string): Message => ({
  subject: 'mailReset',
  paragraphs: (t) => [t('mailResetText'), t('mailNotYou')],
  link: (t) => ({ text: t('mailResetLink'), to: url }),
});

export const noAccountMessage = (url: string): Message => ({
  subject: 'mailNoAccount',
  budget: 'mailsToStranger',
  paragraphs: (t) => [t('mailNoAccountText'), t('mailNotYou')],
  link: (t) => ({ text: t('toShop'), to: url }),
});

export const changeMessage = (url: string): Message => ({
  subject: 'mailChange',
  paragraphs: (t) => [t('mailChangeText'), t('mailNotYou')],
  link: (t) => ({ text: t('mailChangeLink'), to: url }),
});

export const passwordChangedMessage = (url: string): Message => ({
  subject: 'mailChanged',
  paragraphs: (t) => [t('mailChangedPassword'), t('mailChangedNotYou')],
  link: (t) => ({ text: t('reset'), to: url }),
});

/** `url` cancels the change. */
export const emailAskedMessage = (url: string, email: string): Message => ({
  subject: 'mailEmailAsked',
  paragraphs: (t) => [t('mailEmailAskedText', { email }), t('mailEmailAskedNotYou')],
  link: (t) => ({ text: t('mailEmailAskedLink'), to: url }),
});

/** `url` undoes the change. */
export const emailChangedMessage = (url: string, email: string): Message => ({
  subject: 'mailChanged',
  paragraphs: (t) => [t('mailChangedEmail', { email }), t('mailChangedEmailNotYou')],
  link: (t) => ({ text: t('mailChangedEmailLink'), to: url }),
});
