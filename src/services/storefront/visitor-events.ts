/** POST /_data/events: events of a visitor who agreed to analytics, as JSON. Nobody waits for them, and without
 * consent nothing is passed on (R384, R385). No page reads it, so it is no route of theirs. */
import type { Context } from 'hono';
import { sendEvents } from '#features/analytics/client.ts';
import { VisitEvent, Visitor } from '#features/analytics/contract.ts';
import { most } from '#features/analytics/contract/values.ts';
import type { Space } from '#features/content/record/space.ts';
import type { Connection } from '#platform/http/client.ts';
import { z } from '#platform/http/contract.ts';
import { languages } from '#platform/i18n/language.ts';
import { analysedVisitor, choiceOf } from '../../shell/consent-cookies.ts';
import type { EventBudget } from './event-budget.ts';

const Body = z.object({
  /** For where the cookie that names the visitor is missing or wrong (R387). */
  visitor: Visitor,
  language: z.enum(languages),
  events: z.array(VisitEvent).min(1).max(most.events),
});

interface Passing {
  /** Names the sender's network to the API. */
  retailApi: Connection;
  space: Space;
  network: string;
  budget: EventBudget;
}

export async function passEvents(
  c: Context,
  { retailApi, space, network, budget }: Passing,
): Promise<Response> {
  c.header('cache-control', 'no-store');
  const sent = await c.req.text();
  if (!(await budget(network, Buffer.byteLength(sent)))) return c.body(null, 429);
  const body = Body.safeParse(jsonOf(sent));
  if (!body.success) return c.body(null, 400);
  const isAllowed = choiceOf(c.req.raw, space.cookieConsent)?.given.includes('analytics');
  const visitor = analysedVisitor(c.req.raw, space.cookieConsent) ?? body.data.visitor;
  if (isAllowed)
    void sendEvents(retailApi, { ...body.data, visitor }).catch((err: unknown) =>
      retailApi.warn?.('events could not be sent', { err }),
    );
  return c.body(null, 204);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
