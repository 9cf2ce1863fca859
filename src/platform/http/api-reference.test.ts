import { expect, test } from 'vitest';
import { makeLog } from '../log.ts';
import { makeServiceApp, makeSubApp } from './app.ts';
import { createRoute, json, jsonBody, problems, z } from './contract.ts';

const Rack = z.object({ name: z.string().max(40) }).openapi('Rack');

const route = (path: string) =>
  createRoute({
    method: 'post',
    path,
    summary: 'Builds a rack',
    request: { ...jsonBody(Rack) },
    responses: { 200: json(z.array(Rack), 'All racks.'), ...problems({ 400: [] }) },
  });

const service = makeServiceApp({ title: 'Storehouse & <Sons>', version: '1' }, makeLog('silent'));
for (const path of ['/v1/racks/{id}', '/v2/rack', '/box']) {
  service.route(
    '/',
    makeSubApp().openapi(route(path), (c) => c.json([], 200)),
  );
}

const read = async (path: string) => (await service.request(path)).text();

test('a service publishes its calls with input, answers and refusals, by what they are about', async () => {
  const document = JSON.parse(await read('/openapi.json')) as {
    info: object;
    components: { schemas: object };
    paths: Record<string, { post: { tags: string[]; responses: object } }>;
  };
  expect(document.info).toMatchObject({ title: 'Storehouse & <Sons>', version: '1' });
  const tags = Object.entries(document.paths).map(([path, { post }]) => [path, ...post.tags]);
  expect(tags).toEqual([
    ['/v1/racks/{id}', 'rack'],
    ['/v2/rack', 'rack'],
    ['/box', 'box'],
  ]);
  const answers = document.paths['/box']?.post.responses ?? {};
  expect(Object.keys(answers)).toEqual(['200', '400', '413', '415']);
  expect(JSON.stringify(answers)).toContain('"$ref":"#/components/schemas/Problem"');
  expect(document.components.schemas).toHaveProperty('Problem');
});

test('the page loads its files from the service and names it as text', async () => {
  const page = await read('/');
  expect(page).toContain('<title>Storehouse &amp; &lt;Sons&gt;</title>');
  const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses).toEqual(['data:,', '?file=swagger-ui.css', '?file=swagger-ui-bundle.js']);
  for (const address of addresses.slice(1)) {
    const { status, headers } = await service.request(`/${address}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
    expect(headers.get('content-type')).toMatch(/^text\/(?:css|javascript)/);
  }
});

test('the files come packed', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const response = await service.request('/?file=swagger-ui-bundle.js', { headers });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(600_000);
});

test.each(['package.json', '../pino/package.json', 'constructor', ''])(
  'no other file is given away: "%s"',
  async (name) => {
    expect((await service.request(`/?file=${encodeURIComponent(name)}`)).status).toBe(404);
  },
);
