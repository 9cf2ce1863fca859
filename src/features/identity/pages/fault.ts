/** Response to an unexpected error. */
import { createElement } from 'react';
import { isOutage } from '#platform/db/outage.ts';
import { correlationIdOf } from '#platform/http/correlation.ts';
import type { IdentityDeps } from '../deps.ts';
import { TooBusy } from '../accounts/passwords.ts';
import type { VisitContext } from './visit.ts';

export function showFault({ log }: IdentityDeps, error: Error, c: VisitContext): Response {
  // Programs get no error page.
  const { t, show, screens } = c.var as Partial<VisitContext['var']>;
  const notify = (text: 'busy' | 'failedText') =>
    t && show && screens
      ? show(t('failed'), createElement(screens.Notice, { text: t(text) }), 503)
      : c.body(null, 503);
  if (error instanceof TooBusy) return notify('busy');
  const correlationId = correlationIdOf(c.req.raw);
  const facts = { err: error, path: c.req.routePath, correlationId };
  if (isOutage(error)) log.warn(facts, 'the database is away');
  else log.error(facts, 'a page failed');
  return notify('failedText');
}
