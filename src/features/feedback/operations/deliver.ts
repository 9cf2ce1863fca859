/** Delivers feedback: to the environment's service, else by mail to customer service, else it stays listed. */
import { localText } from '#platform/i18n/language.ts';
import type { FeedbackDeps } from '../deps.ts';
import { merchantMail, receiptMail } from '../mail/mails.ts';
import type { SentFeedback } from '../provider/feedback-service.ts';
import * as store from '../repository.ts';

interface Attempt {
  signal: AbortSignal;
  /** Of the job: the same in every attempt. */
  id: number;
}

/** @throws Error when another try may succeed */
export async function deliver(
  deps: FeedbackDeps,
  reference: string,
  attempt: Attempt,
): Promise<void> {
  const row = await store.findFeedback(deps.db, reference);
  // Erased, or delivered by an earlier attempt.
  if (row?.state !== 'waiting') return;
  try {
    await store.settle(deps.db, reference, await settledBy(deps, row, attempt));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    await store.noteFailure(deps.db, reference, problem);
    throw error;
  }
}

async function settledBy(
  deps: FeedbackDeps,
  row: store.FeedbackRow,
  { signal, id }: Attempt,
): Promise<store.Settled> {
  const endpoint = deps.endpointOf(row.kind);
  if (endpoint) {
    const sent = await deps.service(endpoint, sentOf(deps, row), signal);
    if (sent.outcome === 'delivered') return deliveredBy(deps, 'service');
    return kept(deps, 'refused', sent.problem);
  }
  const to = deps.merchantEmail();
  if (to === '') return kept(deps, 'listed', null);
  const whole = { ...row, to, topicName: topicName(deps, row) };
  await deps.sendMail(merchantMail(whole, deps.merchantLanguage()), id);
  return deliveredBy(deps, 'mail');
}

function deliveredBy(deps: FeedbackDeps, by: 'service' | 'mail'): store.Settled {
  const now = deps.now();
  const eraseAt = now.add({ hours: 24 * deps.decided().keptDays });
  return { state: 'delivered', deliveredBy: by, lastProblem: null, now, eraseAt };
}

const kept = (
  deps: FeedbackDeps,
  state: 'refused' | 'listed',
  lastProblem: string | null,
): store.Settled => ({ state, deliveredBy: null, lastProblem, now: deps.now(), eraseAt: null });

/** Null for accessibility, and the id for a topic the merchant has removed since. */
function topicName(deps: FeedbackDeps, { topic }: store.FeedbackRow): string | null {
  if (topic === '') return null;
  const found = deps.decided().topics.find(({ id }) => id === topic);
  return found ? localText(found.name, deps.merchantLanguage()) : topic;
}

function sentOf(deps: FeedbackDeps, row: store.FeedbackRow): SentFeedback {
  const { reference, kind, language, answerBy } = row;
  return {
    reference,
    kind,
    topic: row.topic || null,
    topicName: topicName(deps, row),
    message: row.text,
    name: row.name || null,
    email: row.email || null,
    orderNumber: row.orderNumber || null,
    page: row.page || null,
    language,
    receivedAt: String(row.receivedAt),
    answerBy,
  };
}

/** Mails the number to the sender; nothing once the feedback was erased. */
export async function mailReceipt(
  deps: FeedbackDeps,
  reference: string,
  { id }: Attempt,
): Promise<void> {
  const row = await store.findFeedback(deps.db, reference);
  if (!row || row.email === '') return;
  await deps.sendMail(receiptMail(row, deps.publicUrl), id);
}
