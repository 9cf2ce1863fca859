import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { useLanguage } from '#platform/i18n/use-translations.ts';
import { addressIn } from '#platform/i18n/language.ts';
import './design/tokens.css';
import icons from './design/icon.module.css';
import { LinkProvider } from './design/link.tsx';
import { CoopPriced } from './shell/coop-priced.tsx';
import { dataRoutes } from './shell/data-routes.ts';
import { keepWishlist } from './shell/keep-wishlist.ts';
import { useHasEffects } from './shell/effects.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { CardBuying } from '#features/cart/ui/card-buying.tsx';
import { Wishes } from '#features/wishlist/ui/wishes.tsx';
import { Frame } from './shell/frame.tsx';
import { Kept } from './shell/kept.tsx';
import { readMenu } from './shell/read-menu.ts';
import { factsOf } from './shell/request.ts';
import { useShopStyle } from './shell/shop.ts';
import { shopShown } from './shell/shop-shown.ts';
import { Visits } from './shell/visits.tsx';
import { providerPagesOf } from './shell/provider-pages.ts';
import type { Route } from './+types/root';

export async function loader({ context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { language, publicUrl, canBuy } = facts;
  const hasWishlist = facts.switches.wishlist;
  // Subcategories are loaded when the menu is opened.
  const menu = (await readMenu(facts)).map(({ name, nameLanguage, urlPath }) => ({
    name,
    ...(nameLanguage && { nameLanguage }),
    urlPath,
  }));
  const providerPages = providerPagesOf(facts.identity);
  const shop = shopShown(facts);
  const { version } = facts.space;
  return { language, publicUrl, canBuy, hasWishlist, providerPages, menu, shop, version };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [dataRoutes, keepWishlist];

/** Its data never changes while the document is open: another language is another document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const style = useShopStyle();
  return (
    // The style sheet shows the notice that buying is paused by this attribute, also on a cached page.
    <html
      lang={useLanguage()}
      data-buying={data?.canBuy === false ? 'paused' : 'open'}
      data-content={data?.version}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {data?.shop.mark && <link rel="icon" href={data.shop.mark} sizes="any" />}
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={addressIn(useLanguage(), '/manifest.webmanifest')} />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
        <style data-shop suppressHydrationWarning dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <Kept as="svg" className={icons.sprite} part="icons" />
        <LinkProvider>
          <Frame menu={data?.menu ?? []} hasWishlist={data?.hasWishlist ?? false}>
            {children}
          </Frame>
        </LinkProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { hasWishlist } }: Route.ComponentProps) {
  const hasEffects = useHasEffects();
  const page = (
    <Visits>
      <CoopPriced>
        <Outlet />
      </CoopPriced>
    </Visits>
  );
  if (!hasEffects) return page;
  return <CardBuying>{hasWishlist ? <Wishes>{page}</Wishes> : page}</CardBuying>;
}

/** Whose fault it is: the address's, the form's, or ours. */
const kindOfStatus = (status: number) =>
  status === 404 ? 'notFound' : status < 500 ? 'unreadable' : undefined;

export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('root');
  const error = useRouteError();
  const answered = isRouteErrorResponse(error) ? kindOfStatus(error.status) : undefined;
  const kind = answered ?? (data?.canBuy === false ? 'away' : 'error');
  return <ErrorPage kind={kind} menu={data?.menu ?? []} />;
}
