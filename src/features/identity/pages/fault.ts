/** What a page answers when something failed on our side. */
import { isOutage } from '#platform/db/outage.ts';
import type { IdentityDeps } from '../deps.ts';
import { TooBusy } from '../passwords.ts';
import type { VisitContext } from './visit.ts';

export function showFault({ log }: IdentityDeps, error: Error, c: VisitContext): Response {
  // Calls of programs have no page to show.
  const { words, show } = c.var as Partial<VisitContext['var']>;
  if (words && show && error instanceof TooBusy) return show(words.failed, words.busy, 503);
  if (isOutage(error)) log.warn({ err: error, path: c.req.routePath }, 'the database is away');
  else log.error({ err: error, path: c.req.routePath }, 'a page failed');
  return words && show ? show(words.failed, words.failedText, 503) : c.body(null, 503);
}
