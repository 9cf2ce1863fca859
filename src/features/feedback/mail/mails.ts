/** The two mails about feedback: to the merchant, with all of it; to its sender, with its number only. Anybody
 * can type another person's address, so the shop mails no text of strangers there. */
import { localeOf, prefixOf, type Language } from '#platform/i18n/language.ts';
import type { Translate } from '#platform/i18n/messages.ts';
import { serverTranslator } from '#platform/i18n/server-messages.ts';
import { htmlOf, textOf, type Letter, type Part } from '#platform/mail/document.ts';
import { shopZone } from '#platform/time.ts';
import type { FeedbackKind } from '../contract.ts';

type MailTranslate = Translate<'features/feedback/mail'>;

const translatorIn = (language: Language): MailTranslate =>
  serverTranslator(language, 'features/feedback/mail');

interface Written {
  reference: string;
  kind: FeedbackKind;
  email: string;
  language: Language;
  receivedAt: Temporal.Instant;
  answerBy: string | null;
}

const mailOf = (to: string, letter: Letter) => ({
  to,
  subject: letter.title,
  text: textOf(letter),
  html: htmlOf(letter),
});

/** `2026-12-07` as a long date. */
const longDay = (day: string, language: Language): string =>
  Temporal.PlainDate.from(day).toLocaleString(localeOf(language), { dateStyle: 'long' });

export function receiptMail(
  { reference, kind, email, language, answerBy }: Written,
  publicUrl: string,
) {
  const t = translatorIn(language);
  const root = publicUrl + prefixOf(language);
  const parts: Part[] = [
    { text: t(`received.${keyOf(kind)}`) },
    { lines: [`${t('number')}: ${reference}`] },
    ...(answerBy ? [{ text: t('answer', { day: longDay(answerBy, language) }) }] : []),
    ...(kind === 'accessibility' ? [{ text: t('authority') }] : []),
    { text: t('notYou') },
    kind === 'accessibility'
      ? { link: t('statement'), to: `${root}/saavutettavuus` }
      : { link: t('page'), to: `${root}/palaute` },
  ];
  return mailOf(email, { language, title: t('title', { reference }), parts });
}

const keyOf = (kind: FeedbackKind) =>
  kind === 'accessibility' ? 'accessibility' : 'customerService';

interface WholeFeedback extends Written {
  /** Customer service. */
  to: string;
  topicName: string | null;
  text: string;
  name: string;
  orderNumber: string;
  page: string;
}

/** In the merchant's language; an answer goes to the sender. */
export function merchantMail(feedback: WholeFeedback, language: Language) {
  const { to, reference, kind, email, text } = feedback;
  const t = translatorIn(language);
  const about = feedback.topicName ?? t('accessibility');
  const letter: Letter = {
    language,
    title: t('merchantTitle', { reference, about }),
    parts: [
      { lines: factsOf(feedback, t, language) },
      { heading: t('message') },
      ...text.split(/\n{2,}/).map((paragraph) => ({ lines: paragraph.split('\n') })),
      ...(kind === 'accessibility' ? [{ text: t('law') }] : []),
    ],
  };
  return { ...mailOf(to, letter), ...(email !== '' && { replyTo: email }) };
}

function factsOf(feedback: WholeFeedback, t: MailTranslate, language: Language): string[] {
  const { receivedAt, answerBy } = feedback;
  const received = receivedAt.toLocaleString(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shopZone,
  });
  const facts = [
    [t('number'), feedback.reference],
    [t('receivedAt'), received],
    [t('answerBy'), answerBy ? longDay(answerBy, language) : t('noAnswer')],
    [t('name'), feedback.name],
    [t('email'), feedback.email],
    [t('language'), t(`languages.${feedback.language}`)],
    [t('orderNumber'), feedback.orderNumber],
    [t('concerns'), feedback.page],
  ] as const;
  return facts.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`);
}
