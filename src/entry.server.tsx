import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';

import { contentVersionHeader } from '#features/content/rules/version.ts';
import { LanguageContext } from '#platform/i18n/use-translations.ts';
import { IconDrawings } from './design/icon-drawings.tsx';
import { Footer } from './shell/footer/footer.tsx';
import { KeptParts } from './shell/kept.tsx';
import { withHeadTags } from './shell/head/head-tags.ts';
import { descriptionOf } from './shell/head/page-description.ts';
import { withLaterScripts } from './shell/head/later-scripts.ts';
import { renderWhole } from './shell/render-whole.ts';
import { factsOf } from './shell/request.ts';
import { ShopStyle } from './shell/shop.ts';
import { footerShown } from './shell/shop-shown.ts';
import { shopStyle } from './shell/shop-style.ts';

/** Exported for the storefront service, which cannot import bundled modules in another way. */
export { makeRequestContext } from './shell/request.ts';

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
  const facts = factsOf(loadContext);
  const { language, canBuy, nonce } = facts;
  const style = shopStyle(facts);
  const parts = { icons: <IconDrawings />, footer: <Footer {...footerShown(facts)} /> };
  // What needs the database fails while it is down: temporary, so 503.
  const statusNow = status === 500 && !canBuy ? 503 : status;
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status: statusNow, headers });
  const data = await new Response(routerContext.serverHandoffStream).text();
  const html = await renderWhole(() => (
    <LanguageContext value={language}>
      <ShopStyle value={style}>
        <KeptParts value={parts}>
          <ServerRouter context={withData(routerContext, data)} url={request.url} nonce={nonce} />
        </KeptParts>
      </ShopStyle>
    </LanguageContext>
  ));
  const whole = withHeadTags(html, descriptionOf(loadContext), facts);
  return new Response(withLaterScripts(whole), { status: statusNow, headers });
}

/** Browsers compare the version of a page's data with that of their document. */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  const { space } = factsOf(context as RouterContextProvider);
  response.headers.set(contentVersionHeader, String(space.version));
  return response;
};

/** The context with the loaders' data as text: the router would wait for a stream of it. */
function withData({ renderMeta, ...context }: EntryContext, value: string): EntryContext {
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
  const streamCache = { 0: read };
  // The router does not read the stream, as it finds the data in the cache.
  const serverHandoffStream = new ReadableStream();
  return { ...context, serverHandoffStream, renderMeta: { ...renderMeta, streamCache } };
}
