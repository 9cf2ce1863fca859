/** What is reported to Sentry of errors and page loads, for server and browser alike: a share of them, and
 * of each only parts that hold no personal data. */
import type { Breadcrumb, ErrorEvent, Exception, TransactionEvent } from '@sentry/core';
import { isDisturbance } from '../disturbance.ts';
import { safeMessage, withoutSecrets } from '../failure.ts';

/** Shares that are reported (R432, R433). */
export const shares = { errors: 0.1, pages: 0.05 };
/** Most breadcrumbs of an event (R434), and most events that wait to be sent (R435). */
export const most = { breadcrumbs: 100, queued: 64 };

/** A script that is gone after a deploy: the shop requests it again, and the next page is a document of the
 * new version, so nobody has to act. */
const missingScript =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i;

/** Redirects and refusals that pages throw (R430), requests without an answer and those that the shopper has
 * stopped (R411), and scripts of another version (R431). */
export function isIgnoredError(error: unknown): boolean {
  if (error instanceof Response || isThrownData(error)) return true;
  if (error instanceof Error && error.name === 'AbortError') return true;
  const message = error instanceof Error ? error.message : String(error);
  return isDisturbance(error) || message === 'Page load disturbed' || missingScript.test(message);
}

/** What pages throw by `data(…)` of the router. */
const isThrownData = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'data' in error && !(error instanceof Error);

/** Pages that are not there (R428), and loads whose page was not known when they ended (R429). */
export const isIgnoredPage = (name: string): boolean =>
  name === '' || name === 'other' || name.replace(/\.data$/, '') === 'pages/not-found';

/** Numbers of five or more digits: of phones, cards, orders, and postcodes. */
const longNumber = /\d(?:[\s-]?\d){4,}/g;

export const safeText = (text: string): string => withoutSecrets(text).replaceAll(longNumber, '…');

/** The path without what people typed. */
const safeFile = (file: string): string => file.replace(/[?#].*$/, '');

const safeException = (
  { type, value = '', stacktrace, mechanism }: Exception,
  original: unknown,
): Exception => ({
  ...(type !== undefined && { type }),
  value: safeText(original instanceof Error ? safeMessage(original) : value),
  ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled ?? true } }),
  ...(stacktrace?.frames && {
    stacktrace: {
      frames: stacktrace.frames.map(({ filename, function: name, lineno, colno, in_app }) => ({
        ...(filename !== undefined && { filename: safeFile(filename) }),
        ...(name !== undefined && { function: name }),
        ...(lineno !== undefined && { lineno }),
        ...(colno !== undefined && { colno }),
        ...(in_app !== undefined && { in_app }),
      })),
    },
  }),
});

/** A page that was visited, by its id; anything else that a library noted is left out. */
export const safeBreadcrumb = ({ category, message = '', timestamp }: Breadcrumb): Breadcrumb => ({
  ...(category !== undefined && { category }),
  message: safeText(message),
  ...(timestamp !== undefined && { timestamp }),
});

/** What every event has. Sentry is asked not to store the address that the event comes from. */
const frame = ({ event_id, timestamp, platform, environment }: ErrorEvent | TransactionEvent) => ({
  ...(event_id !== undefined && { event_id }),
  ...(timestamp !== undefined && { timestamp }),
  ...(platform !== undefined && { platform }),
  ...(environment !== undefined && { environment }),
  sdk: { name: 'aitta', version: '1', settings: { infer_ip: 'never' as const } },
});

const tagNames = ['correlation_id', 'job', 'service', 'page'] as const;

const safeTags = (tags: ErrorEvent['tags'] = {}) =>
  Object.fromEntries(tagNames.flatMap((name) => (tags[name] ? [[name, tags[name]]] : [])));

/** The event with nothing but what is known to be safe. */
export const safeError = (event: ErrorEvent, original: unknown): ErrorEvent => ({
  ...frame(event),
  type: undefined,
  level: event.level ?? 'error',
  tags: safeTags(event.tags),
  exception: {
    values: (event.exception?.values ?? []).slice(-1).map((one) => safeException(one, original)),
  },
  breadcrumbs: (event.breadcrumbs ?? []).slice(-most.breadcrumbs).map(safeBreadcrumb),
});

export const safePage = (event: TransactionEvent): TransactionEvent => {
  const { trace_id = '', span_id = '' } = event.contexts?.trace ?? {};
  return {
    ...frame(event),
    type: 'transaction',
    ...(event.transaction !== undefined && { transaction: event.transaction }),
    transaction_info: { source: 'route' },
    ...(event.start_timestamp !== undefined && { start_timestamp: event.start_timestamp }),
    contexts: { trace: { trace_id, span_id, op: 'page' } },
    tags: safeTags(event.tags),
  };
};
