import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { factsOf } from './shell/request.ts';
import type { Route } from './+types/root';

export function loader({ context }: Route.LoaderArgs) {
  const { language, textsUrl, publicUrl, isDemo, purchasesEnabled } = factsOf(context);
  return { language, textsUrl, publicUrl, isDemo, purchasesEnabled };
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
        {data && <link rel="modulepreload" href={data.textsUrl} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
