/** Takes feedback: it is stored before anything is sent, so that nothing is lost while a service is away. */
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { refuse } from '#platform/errors.ts';
import type { CallInput } from '#platform/http/client.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Asker } from '../../session/record.ts';
import { giveFeedback } from '../contract.ts';
import type { FeedbackDeps } from '../deps.ts';
import { answerDay, limits, newReference } from '../rules.ts';
import * as store from '../repository.ts';

type Given = Required<CallInput<typeof giveFeedback>['json']>;

export interface Sender extends Asker {
  network: string;
}

/** @returns the number of the feedback, the same one for the same key
 * @throws 400, 404, 409 or 429 when it is not taken */
export async function give(deps: FeedbackDeps, given: Given, sender: Sender): Promise<string> {
  refuseUnknown(deps, given);
  const known = await store.findByKey(deps.db, given.key);
  if (known) return sameFeedback(known, given);
  await refuseTooMuch(deps, sender.network);
  const isMailed = given.email !== '' && (await mayMail(deps, given.email));
  const reference = newReference();
  const isNew = await transact(deps.db, (tx) =>
    write(deps, tx, { ...rowOf(deps, given, sender), reference, isMailed }),
  );
  // Without a row the same form was sent twice at once.
  if (isNew) return reference;
  const other = await store.findByKey(deps.db, given.key);
  return other ? sameFeedback(other, given) : reference;
}

/** @throws 409 when the key was used for another text */
function sameFeedback({ reference, kind, text }: store.FeedbackRow, given: Given): string {
  if (kind === given.kind && text === given.message) return reference;
  const message = 'The key was used for another message';
  throw refuse(giveFeedback, 'idempotency-key-reused', message);
}

function refuseUnknown(deps: FeedbackDeps, { kind, topic }: Given): void {
  if (kind === 'accessibility') {
    if (deps.takesReports()) return;
    throw refuse(giveFeedback, 'reporting-off', 'Barriers cannot be reported here');
  }
  if (deps.decided().topics.some(({ id }) => id === topic)) return;
  throw refuse(giveFeedback, 'topic-unknown', 'There is no such topic');
}

async function refuseTooMuch({ db, codeOf, now }: FeedbackDeps, network: string): Promise<void> {
  const seconds = await store.spend(db, `from:${codeOf(network)}`, limits.fromNetwork, now());
  if (seconds === 0) return;
  throw refuse(giveFeedback, 'too-much-feedback', 'Too much feedback from one network', {
    retryAfterMinutes: Math.ceil(seconds / 60),
  });
}

/** Feedback is taken from everybody, but nobody's mailbox is filled by it. */
async function mayMail({ db, codeOf, now }: FeedbackDeps, email: string): Promise<boolean> {
  const key = `mail:${codeOf(email.toLowerCase())}`;
  return (await store.spend(db, key, limits.mailsTo, now())) === 0;
}

function rowOf(deps: FeedbackDeps, given: Given, { language, customer }: Sender) {
  const { kind, key, message, topic, name, email, orderNumber, page } = given;
  const receivedAt = deps.now();
  // Customers may write without being known.
  const isNamed = name !== '' || email !== '';
  return {
    kind,
    idempotencyKey: key,
    text: message,
    topic: kind === 'accessibility' ? '' : topic,
    name,
    email,
    orderNumber,
    page,
    language,
    receivedAt,
    customerId: isNamed ? (customer?.customerId ?? null) : null,
    answerBy: answerDay(given, receivedAt, deps.decided()),
  };
}

async function write(deps: FeedbackDeps, tx: Db, row: store.NewFeedback): Promise<boolean> {
  if (!(await store.insertFeedback(tx, row))) return false;
  const { reference, receivedAt: runAt } = row;
  await enqueueDelivery(tx, reference, runAt);
  if (row.isMailed) await enqueue(tx, 'mail-feedback-receipt', { reference }, { runAt });
  return true;
}

/** One job at a time for each message. */
const enqueueDelivery = (tx: Db, reference: string, runAt: Temporal.Instant): Promise<void> =>
  enqueue(tx, 'deliver-feedback', { reference }, { runAt, key: `deliver-feedback:${reference}` });

/** Tries to deliver again what nobody has received. @returns the numbers */
export function resend(
  db: Db,
  reference: string | 'all',
  now: Temporal.Instant,
): Promise<string[]> {
  return transact(db, async (tx) => {
    const reset = await store.resetUndelivered(tx, reference);
    for (const one of reset) await enqueueDelivery(tx, one, now);
    return reset;
  });
}
