/** Loads what the feedback form begins with. */
import type { FeedbackKind } from '#features/feedback/contract.ts';
import { localText, prefixIn } from '#platform/i18n/language.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { customerIn } from '../own-customer.ts';

export interface FeedbackFormData {
  kind: FeedbackKind;
  /** The same form sent twice is taken once. */
  key: string;
  /** Empty for accessibility. */
  topics: { id: string; name: string }[];
  prefill: { name: string; email: string; page: string };
  /** Days for which the shop keeps what was delivered. */
  keptDays: number;
}

export async function loadForm(
  request: Request,
  { retailApi, space, language, publicUrl }: RequestFacts,
  kind: FeedbackKind,
): Promise<FeedbackFormData> {
  const { topics, keptDays } = space.feedback;
  // Whoever cannot be recognized right now may write as a guest.
  const customer = await customerIn(retailApi).catch(() => null);
  const name = customer ? `${customer.firstName} ${customer.lastName}`.trim() : '';
  return {
    kind,
    key: crypto.randomUUID(),
    topics:
      kind === 'accessibility'
        ? []
        : topics.map((topic) => ({ id: topic.id, name: localText(topic.name, language) })),
    prefill: { name, email: customer?.email ?? '', page: pageBefore(request, publicUrl) },
    keptDays,
  };
}

/** Path of the page of the shop from which the form was opened, without its query, which may hold keys. */
function pageBefore(request: Request, publicUrl: string): string {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  const here = new URL(request.url).pathname.replace(/\.data$/, '');
  const isOther = origin === new URL(publicUrl).origin && pathname !== here;
  return isOther ? pathname.slice(prefixIn(pathname).length) || '/' : '';
}
