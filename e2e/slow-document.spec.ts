import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../src/platform/testing/ports.ts';
import { expect, expectStill, test, goTo } from './fixtures/test.ts';

/** The shop behind a slow connection: documents come in parts that end before a link. */
async function slowly(shop: string): Promise<Server> {
  const server = createServer(async ({ url, headers: { cookie = '', accept = '' } }, reply) => {
    const answer = await fetch(`${shop}${url}`, { headers: { cookie, accept } });
    const headers = [...answer.headers].filter(([name]) => kept.has(name));
    reply.writeHead(answer.status, headers.flat());
    const body = Buffer.from(await answer.arrayBuffer());
    if (!answer.headers.get('content-type')?.includes('html')) return reply.end(body);
    const parts = body.toString().split(/(?=<a )/);
    for (const part of parts.splice(0, 30)) {
      reply.write(part);
      // Longer than a frame.
      await pause(30);
    }
    return reply.end(parts.join(''));
  }).listen(await freePort());
  await once(server, 'listening');
  return server;
}

const kept = new Set(['content-type', 'content-security-policy', 'cache-control', 'location']);

for (const width of [320, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('nothing moves while a document comes in', async ({ page, shop }) => {
      const server = await slowly(shop.url);
      const { port } = server.address() as { port: number };
      await goTo(page, `http://localhost:${port}/`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expectStill(page);
      // Pictures may still be loading.
      await page.goto('about:blank');
      server.closeAllConnections();
      server.close();
    });
  });
}
