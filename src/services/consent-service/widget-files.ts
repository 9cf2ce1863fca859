/** Serves the built package of the widget to any site, and the page that shows it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { hashSource, widgetPagePolicy } from '#platform/http/security/policy.ts';

const folder = join(import.meta.dirname, '../../../build/consent-widget');

/** Sites name the files in their pages, so the names have no hash: browsers keep them for an hour and then ask
 * whether they have changed. */
const shared = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=3600',
};

/** @param pictures origin of the shop's pictures */
export function makeWidgetFiles(pictures: string): Hono {
  const app = new Hono();
  // Files are below the page, so its address needs the slash.
  app.get('/widget', (c) => c.redirect('widget/', 301));
  app.get('/widget/', async (c) => {
    const page = await readFile(join(folder, 'example/index.html'), 'utf8').catch(() => null);
    if (page === null) return c.notFound();
    const map = /<script type="importmap">([^]*?)<\/script>/.exec(page)?.[1] ?? '';
    return c.html(page, 200, {
      'content-security-policy': widgetPagePolicy({ script: hashSource(map), pictures }),
      'cache-control': 'public, max-age=3600',
    });
  });
  app.use('/widget/*', etag());
  app.get(
    '/widget/:file{(?:example/)?[a-z0-9-]+\\.(?:js|css|d\\.ts|json|md)|README\\.md}',
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => path.replace(/^\/widget/, ''),
      onFound: (_, c) => {
        for (const [name, value] of Object.entries(shared)) c.header(name, value);
      },
    }),
  );
  return app;
}
