import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';

import { LanguageContext } from '#platform/i18n/use-translations.ts';
import { factsOf } from './shell/request.ts';

/** Exported for the storefront service, which cannot import bundled modules in another way. */
export { makeRequestContext } from './shell/request.ts';

const renderTimeout = 10_000;

/** Logs whatever a loader or an action throws, unless the shopper has already left the page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // Errors of the client are shown to the client, not logged.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const cause = isRouteErrorResponse(error) && 'error' in error ? error.error : error;
  factsOf(context as RouterContextProvider).fail(cause, request.url);
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { language, canBuy, nonce, fail } = factsOf(loadContext);
  // What needs the database fails while it is down: temporary, so 503.
  const statusNow = status === 500 && !canBuy ? 503 : status;
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status: statusNow, headers });
  let failed = false;
  const body = await renderToReadableStream(
    <LanguageContext value={language}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </LanguageContext>,
    {
      nonce,
      signal: AbortSignal.timeout(renderTimeout),
      // Parts that are ready are rendered in place, for browsers that run no scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) fail(error, request.url);
      },
    },
  );
  if (isbot(request.headers.get('user-agent'))) await body.allReady;
  return new Response(body, { status: failed ? 500 : statusNow, headers });
}
