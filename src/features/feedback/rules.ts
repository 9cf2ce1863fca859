/** Pure decisions about feedback: its number, its answer, where it goes, and how much of it. */
import { randomInt } from 'node:crypto';
import { dayInFinland } from '#platform/time.ts';
import type { FeedbackKind } from './contract.ts';
import type { FeedbackDocument } from './record.ts';

/** Letters and digits that nobody confuses when they are read aloud or copied. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `7K4M-9QXD`: nobody can guess another one, or count how much feedback there is. */
export function newReference(pick: (below: number) => number = randomInt): string {
  const half = () => Array.from({ length: 4 }, () => signs[pick(signs.length)]).join('');
  return `${half()}-${half()}`;
}

/** Days in which feedback on accessibility must be answered (306/2019, section 8). */
const lawfulDays = 14;

/** Last day of the answer; null when there is no address to answer to. */
export function answerDay(
  { kind, email }: { kind: FeedbackKind; email: string },
  receivedAt: Temporal.Instant,
  { answerDays }: Pick<FeedbackDocument, 'answerDays'>,
): string | null {
  if (email === '') return null;
  const days = kind === 'accessibility' ? lawfulDays : answerDays;
  return String(dayInFinland(receivedAt).add({ days }));
}

/** What the service's status means. 409: it has a message of that number already. */
export function outcomeOf(status: number): 'delivered' | 'refused' | 'again' {
  if ((status >= 200 && status < 300) || status === 409) return 'delivered';
  // The client is asked to come back later.
  const isPassing = status === 408 || status === 425 || status === 429;
  return status >= 400 && status < 500 && !isPassing ? 'refused' : 'again';
}

/** `capacity` at once, then one more every `seconds`. Many people may share a network. */
export const limits = {
  fromNetwork: { capacity: 20, seconds: 300 },
  /** Mails to one address, which anybody can type. */
  mailsTo: { capacity: 3, seconds: 3600 },
} as const;
