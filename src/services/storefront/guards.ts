/** Checks that requests pass before a page of the storefront handles them. */
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { noteRoute } from '#platform/http/route-note.ts';

/** Refuses changing requests that no page of the shop sent, whatever the body's type: browsers set `Origin`
 * and `Sec-Fetch-Site` themselves.
 * @param publicUrl the configured address of the shop; when absent, the request's own address counts */
export const ownFormsOnly =
  (publicUrl: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    const own = new URL(publicUrl ?? c.req.url).origin;
    const origin = c.req.header('origin');
    const isOwn = origin ? origin === own : c.req.header('sec-fetch-site') === 'same-origin';
    return isOwn ? next() : c.text('This form belongs to another page.', 403);
  };

/** Redirects to a safe form of the path: `//` could be read as another host, a broken escape not at all. */
export const plainPathsOnly: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const plain = plainPath(pathname);
  if (plain === pathname || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
  return c.redirect(plain + search, 301);
};

/** Makes repeated slashes single; escapes all percent signs when the path cannot be decoded. */
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

/** Serves built files except dot files, which are the build's own. */
export function builtFiles(root: string): MiddlewareHandler {
  const files = serveStatic({ root, precompressed: true, onFound: cacheable });
  return (c, next) => (/(?:\/|%2f)(?:\.|%2e)/i.test(c.req.path) ? next() : files(c, next));
}

/** Assets have a content hash in their names and never change; other files may with the next build. */
function cacheable(path: string, c: Context): void {
  noteRoute(c.req.raw, 'file');
  const isHashed = /\/(?:client|plain)\/assets\//.test(path);
  c.header('cache-control', `public, max-age=${isHashed ? '31536000, immutable' : '3600'}`);
}
