/** Mail to the writer of a review: it is published, or why it is not (L20). */
import { prefixOf, type Language } from '#platform/i18n/language.ts';
import { htmlOf, textOf, type Letter, type Part } from '#platform/mail/document.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { ReviewState } from '../contract/values.ts';
import type { ModerationDeps } from '../deps.ts';
import type { Decision } from '../record.ts';
import { translatorIn } from './translations.ts';

interface Decided {
  to: string;
  /** The review as it was before the decision. */
  review: { language: Language; state: ReviewState };
  decision: Decision;
  product: { name: string; urlPath: string };
}

/** Data of the job send-mail. */
export function decisionMail(
  { to, review, decision, product }: Decided,
  { publicUrl, shopName }: Pick<ModerationDeps, 'publicUrl' | 'shopName'>,
): Mail {
  const { language } = review;
  const t = translatorIn(language);
  const root = publicUrl + prefixOf(language);
  const isRemoved = review.state === 'published';
  const parts: Part[] =
    decision.state === 'published'
      ? [
          { text: t('publishedText', product) },
          { link: t('toProduct'), to: `${root}${product.urlPath}#reviews` },
        ]
      : [
          { text: t(isRemoved ? 'removedText' : 'rejectedText', product) },
          { text: t('reason', { reason: t(`reasons.${decision.reason}`) }) },
          { text: t('again') },
          { link: t('toFeedback'), to: `${root}/palaute` },
        ];
  const title =
    decision.state === 'published' ? t('published') : t(isRemoved ? 'removed' : 'rejected');
  const letter: Letter = { language, title, parts: [...parts, { text: shopName() }] };
  return {
    to,
    subject: `${title}: ${product.name}`,
    text: textOf(letter),
    html: htmlOf(letter),
  };
}
