/** Feedback as lines of text for the merchant. */
import type { FeedbackRow } from '#features/feedback/repository.ts';
import { dayInFinland, shopZone } from '#platform/time.ts';

/** Number, kind, state, time, last day of the answer, and why it was not delivered. */
export function lineOf(row: FeedbackRow, now: Temporal.Instant): string {
  const { reference, kind, state, receivedAt, lastProblem } = row;
  return [reference, kind, state, timeOf(receivedAt), dueOf(row, now), lastProblem ?? '']
    .filter(Boolean)
    .join('  ');
}

function dueOf({ answerBy }: FeedbackRow, now: Temporal.Instant): string {
  if (answerBy === null) return 'no answer';
  return `${answerBy < String(dayInFinland(now)) ? 'was due' : 'answer by'} ${answerBy}`;
}

/** In Finland, to the minute. */
const timeOf = (instant: Temporal.Instant): string =>
  instant
    .toZonedDateTimeISO(shopZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ');

/** All of a message; empty fields are left out. */
export function wholeOf(row: FeedbackRow): string {
  const facts: [string, string | null][] = [
    ['number', row.reference],
    ['kind', row.kind],
    ['topic', row.topic],
    ['received', timeOf(row.receivedAt)],
    ['answer by', row.answerBy],
    ['state', [row.state, row.deliveredBy].filter(Boolean).join(' by ')],
    ['tries', String(row.tries)],
    ['problem', row.lastProblem],
    ['name', row.name],
    ['e-mail', row.email],
    ['language', row.language],
    ['order', row.orderNumber],
    ['page', row.page],
  ];
  const lines = facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return [...lines, '', row.text].join('\n');
}
