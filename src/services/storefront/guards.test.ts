import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { builtFiles, ownFormsOnly, plainPath, plainPathsOnly } from './guards.ts';

test.each([
  ['/sv//evil.example/login', '/sv/evil.example/login'],
  ['//evil.example/x', '/evil.example/x'],
  ['///', '/'],
  ['/haku', '/haku'],
  ['/kategoria/n%C3%A4k%C3%B6', '/kategoria/n%C3%A4k%C3%B6'],
  ['/tuote/%E0%A4%A', '/tuote/%25E0%25A4%25A'],
  ['/%', '/%25'],
])('%s is led to %s, and that to nowhere else', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
  expect(plainPath(plain)).toBe(plain);
});

test('a path that is another host’s address to a browser leads to the shop’s own', async () => {
  const app = new Hono();
  app.use('*', plainPathsOnly);
  app.all('*', (c) => c.text('page'));
  const response = await app.request('http://shop.test//evil.example/x?a=//b');
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    '/evil.example/x?a=//b',
  ]);
  expect(await (await app.request('http://shop.test//x', { method: 'POST' })).text()).toBe('page');
});

const post = async (publicUrl: string | undefined, host: string, origin?: string) => {
  const app = new Hono();
  app.post('*', ownFormsOnly(publicUrl), (c) => c.text('done'));
  const headers = origin ? { origin } : undefined;
  return (await app.request(`http://${host}/`, { method: 'POST', ...(headers && { headers }) }))
    .status;
};

test.each([
  ['shop.test', 'https://shop.test', 200],
  ['10.0.0.7:3000', 'https://shop.test', 200],
  ['shop.test', 'http://shop.test', 403],
  ['evil.example', 'http://evil.example', 403],
  ['shop.test', 'https://shop.test.evil.example', 403],
  ['shop.test', 'null', 403],
  ['shop.test', undefined, 403],
])(
  'at %s a form of %s is answered %s where the shop has one address',
  async (host, origin, status) => {
    expect(await post('https://shop.test', host, origin)).toBe(status);
  },
);

test('a shop that is tried where it runs takes forms of the address it is tried at', async () => {
  expect(await post(undefined, '127.0.0.1:3000', 'http://127.0.0.1:3000')).toBe(200);
  expect(await post(undefined, '127.0.0.1:3000', 'http://evil.example')).toBe(403);
});

test('of the built files those of the build itself are not served', async () => {
  const root = mkdtempSync(join(tmpdir(), 'aitta-built-'));
  mkdirSync(join(root, '.vite'));
  for (const name of ['favicon.svg', '.vite/manifest.json', '.env']) {
    writeFileSync(join(root, name), 'text');
  }
  const app = new Hono();
  app.use('/*', builtFiles(root));
  const asked = ['/favicon.svg', '/.vite/manifest.json', '/%2evite/manifest.json', '/.env'];
  const paths = [...asked, '/x/..%2f.env', '/%2E%76ite%2Fmanifest.json'];
  const statuses = paths.map(async (path) => (await app.request(`http://shop.test${path}`)).status);
  expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404, 404, 404]);
  rmSync(root, { recursive: true });
});
