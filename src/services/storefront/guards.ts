/** What is looked at before a page of the storefront is asked. */
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Changes are asked for by pages of the shop, whatever the body's type; no browser can pretend that.
 * @param publicUrl the one address the shop has; absent where it was told none and is tried where it runs */
export const ownFormsOnly =
  (publicUrl: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    const own = new URL(publicUrl ?? c.req.url).origin;
    const origin = c.req.header('origin');
    const isOwn = origin ? origin === own : c.req.header('sec-fetch-site') === 'same-origin';
    return isOwn ? next() : c.text('This form belongs to another page.', 403);
  };

/** Leads to the path without what would be read as another host, or not at all. */
export const plainPathsOnly: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const plain = plainPath(pathname);
  if (plain === pathname || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
  return c.redirect(plain + search, 301);
};

/** Single slashes; a percent sign that is none of a letter stands for itself. */
export function plainPath(pathname: string): string {
  const path = pathname.replaceAll(/\/{2,}/g, '/');
  return isReadable(path) ? path : path.replaceAll('%', '%25');
}

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Built files, but for those that begin with a dot: they are of the build, not of the shop. */
export function builtFiles(root: string): MiddlewareHandler {
  const files = serveStatic({ root, precompressed: true, onFound: keepable });
  return (c, next) => (/(?:\/|%2f)(?:\.|%2e)/i.test(c.req.path) ? next() : files(c, next));
}

/** Built files carry their contents in their names; others may change with the next build. */
function keepable(path: string, c: { header: (name: string, value: string) => void }): void {
  const isNamed = /\/(?:client|plain)\/assets\//.test(path);
  c.header('cache-control', `public, max-age=${isNamed ? '31536000, immutable' : '3600'}`);
}
