import '@fontsource-variable/figtree';
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
import { useTranslations } from 'use-intl';
import { categoryTree } from '#features/catalogue/client.ts';
import layout from './design/layout.module.css';
import './design/tokens.css';
import { ButtonLink } from './design/button.tsx';
import { Frame } from './shell/frame.tsx';
import { factsOf } from './shell/request.ts';
import type { Route } from './+types/root';

export async function loader({ context }: Route.LoaderArgs) {
  const { language, textsUrl, publicUrl, isDemo, retailApi } = factsOf(context);
  const tree = await categoryTree(retailApi);
  const menu = tree.children.map(({ name, urlPath }) => ({ name, urlPath }));
  return { language, textsUrl, publicUrl, isDemo, menu };
}

/** Nothing in it changes while the page lives: another language is another document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={data?.language ?? 'fi'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {data && <link rel="modulepreload" href={data.textsUrl} />}
        <Meta />
        <Links />
      </head>
      <body>
        <Frame menu={data?.menu ?? []} isDemo={data?.isDemo ?? false}>
          {children}
        </Frame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const t = useTranslations('shell');
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = t(isMissing ? 'notFoundTitle' : 'errorTitle');
  return (
    <div className={layout.stack}>
      <title>{`${title} – Aitta`}</title>
      <h1>{title}</h1>
      <p>{t(isMissing ? 'notFound' : 'error')}</p>
      <p>
        <ButtonLink to="/">{t('home')}</ButtonLink>
      </p>
    </div>
  );
}
