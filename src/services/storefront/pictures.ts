/** Pictures of products and of the content, and the shop's mark: the retail API has them, the storefront passes requests
 * on. */
import type { Hono } from 'hono';
import type { Connection } from '#platform/http/client.ts';
import { correlationHeader, correlationIdOf } from '#platform/http/correlation.ts';
import { noted } from '#platform/http/route-note.ts';
import type { Logger } from '#platform/log.ts';

interface PictureDeps {
  retailApi: Pick<Connection, 'baseUrl' | 'fetch'>;
  log: Logger;
}

/** The shop's mark at the addresses that browsers and devices know, with its size in pixels. */
const markFiles = {
  '/favicon.ico': 32,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
} as const;

export function addPictures(app: Hono, deps: PictureDeps): void {
  app.use('/kuvat/*', noted('picture'));
  app.get('/kuvat/:name', (c) => pictureOf(deps, `pictures/${c.req.param('name')}`, c.req.raw));
  app.get('/kuvat/sisalto/:name', async (c) => {
    const [hash = ''] = c.req.param('name').split('.');
    const picture = await pictureOf(deps, `content/pictures/${hash}`, c.req.raw);
    const headers = new Headers(picture.headers);
    // Other sites show the pictures of the consent widget.
    headers.set('cross-origin-resource-policy', 'cross-origin');
    return new Response(picture.body, { status: picture.status, headers });
  });
  for (const [name, size] of Object.entries(markFiles))
    app.get(name, noted('mark'), (c) => pictureOf(deps, `content/mark/${size}`, c.req.raw));
}

/** The answer of the retail API for a picture. */
export async function pictureOf(
  deps: PictureDeps,
  path: string,
  request: Request,
): Promise<Response> {
  const parts = path.split('/').map(encodeURIComponent).join('/');
  const url = `${deps.retailApi.baseUrl}/v1/${parts}`;
  const headers = new Headers({ [correlationHeader]: correlationIdOf(request) });
  for (const passed of ['accept', 'if-none-match']) {
    const value = request.headers.get(passed);
    if (value) headers.set(passed, value);
  }
  try {
    return await deps.retailApi.fetch(new Request(url, { headers }));
  } catch (err) {
    deps.log.warn({ err, path }, 'a picture could not be fetched');
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  }
}
