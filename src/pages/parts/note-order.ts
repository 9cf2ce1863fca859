/** Joins an order to the visitor who placed it, where the visitor allows analytics. */
import { sendEvents } from '#features/analytics/client.ts';
import { analysedVisitor } from '../../shell/consent-cookies.ts';
import type { RequestFacts } from '../../shell/request.ts';

export function noteOrder(
  request: Request,
  { retailApi, language, space }: RequestFacts,
  placedOrder: string,
): void {
  const visitor = analysedVisitor(request, space.cookieConsent);
  if (visitor === null) return;
  void sendEvents(retailApi, { visitor, language, events: [], placedOrder }).catch((err: unknown) =>
    retailApi.warn?.('events could not be sent', { err }),
  );
}
