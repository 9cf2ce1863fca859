/** Broken, endless and oversized requests to a real socket. */
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../process/listen.ts';
import { openTarget, type Target } from './testing/target.ts';

let target: Target;
let server: ServerType;
let port: number;
beforeAll(async () => {
  target = await openTarget({ SERVICES: 'retail-api,paytrail-simulator' });
  // A hundredth of the shop's time limits.
  const short = Object.entries(patience).map(([name, time]) => [name, time / 50]);
  const serverOptions = Object.fromEntries(short) as typeof patience;
  server = serve({ fetch: target.fetch, port: 0, serverOptions });
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await target.stop();
});

/** Sends raw bytes; returns everything received until the server closed the connection. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (response += chunk));
  // The server may close while we still write.
  socket.on('error', () => {});
  socket.write(lines.join('\r\n'), 'latin1');
  await once(socket, 'close');
  return response;
}

const statuses = (response: string) =>
  [...response.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const smuggled = 'GET /api/v1/smuggled HTTP/1.1\r\nHost: shop.test\r\n\r\n';

test.each<[string, string[]]>([
  ['two lengths', ['Content-Length: 0', `Content-Length: ${smuggled.length}`]],
  ['two lengths in one', [`Content-Length: 0, ${smuggled.length}`]],
  ['a length and chunks', [`Content-Length: ${smuggled.length}`, 'Transfer-Encoding: chunked']],
  ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4']],
  ['a coding nobody knows', ['Transfer-Encoding: xchunked']],
  ['chunks that are not last', ['Transfer-Encoding: chunked, identity']],
  ['chunks twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked']],
  ['a length below zero', ['Content-Length: -1']],
  ['a length with a sign', ['Content-Length: +5']],
  ['a length in hexadecimal', ['Content-Length: 0x5']],
  ['a space before the colon', [`Content-Length : ${smuggled.length}`]],
  ['a header over two lines', ['X-Odd: a', ' Content-Length: 5']],
  ['a line that ends in a bare return', ['X-Odd: a\rContent-Length: 5']],
  ['a NUL in a header', ['X-Odd: a\0b']],
  ['no host', ['X-No-Host: 1']],
])(
  'a request with %s is refused whole: nothing behind it is taken for another',
  async (_name, more) => {
    const host = more.includes('X-No-Host: 1') ? [] : ['Host: shop.test'];
    const head = ['POST /api/v2/cart/create HTTP/1.1', ...host, ...more, '', ''];
    const response = await send(head.join('\r\n') + smuggled);
    expect(statuses(response).filter((status) => status !== 400)).toEqual([]);
    expect(response).not.toContain('smuggled');
  },
);

test.each([
  ['a line of its own', 'GET /api/ HTTP/1.1\r\nHost: shop.test\r\nX-Long: '],
  ['the address', 'GET /api/?'],
])('more than 16 KB in %s is refused', async (_name, start) => {
  const [status] = statuses(await send(`${start}${'a'.repeat(40_000)}\r\n\r\n`));
  expect([400, 414, 431]).toContain(status);
});

const json = 'Content-Type: application/json';
const start = ['POST /api/v2/cart/add HTTP/1.1', 'Host: shop.test', json, 'Connection: close'];

test('a body over 256 KB is refused before all of it is read, also without Content-Length', async () => {
  const long = await send(...start, 'Content-Length: 9000000', '', 'a'.repeat(1000));
  expect(statuses(long)).toEqual([413]);
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
  const chunks = await send(...start, 'Transfer-Encoding: chunked', '', chunk.repeat(6));
  expect(statuses(chunks)).toEqual([413]);
  // A proxy would send the next visitor's request on the same connection.
  const kept = start.filter((line) => line !== 'Connection: close');
  const refused = await send(...kept, 'Content-Length: 9000000', '', 'a'.repeat(1000));
  expect(refused.toLowerCase()).toContain('\r\nconnection: close\r\n');
});

test('whoever never ends a request is cut off', async () => {
  expect(patience.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(patience.requestTimeout).toBeLessThanOrEqual(30_000);
  const headers = await send('GET /api/ HTTP/1.1', 'Host: shop.test', 'X-Slow: ');
  expect(statuses(headers)).toEqual([408]);
  const body = await send(...start, 'Content-Length: 500', '', '{"cartToken":');
  expect(statuses(body)).toEqual([408]);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

const post = (body: string) =>
  target.send('/api/v2/cart/add', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

test.each([
  ['nested a hundred thousand deep', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['nested in objects', '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000)],
  [
    'with twenty thousand keys',
    `{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":0`).join()}}`,
  ],
  ['with a number of many digits', `{"cartToken":${'9'.repeat(200_000)}}`],
  ['that is no JSON', '{"cartToken":'],
  ['that is empty', ''],
  ['that is one word', 'null'],
])('a body %s is refused as any other', async (_name, body) => {
  expect((await post(body)).status).toBe(400);
});

test.each([
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  '{"cartToken":"x","items":[{"__proto__":{"polluted":1},"sokId":"1","quantity":1}]}',
  '{"cartToken":{"__proto__":{"polluted":1}},"items":{"length":1,"0":{"sokId":"1"}}}',
])('no body reaches what all objects have in common: %s', async (body) => {
  expect((await post(body)).status).toBe(400);
  await target.send('/api/v3/brands?__proto__[polluted]=1&constructor.prototype.polluted=1');
  const form = new URLSearchParams({ '__proto__.polluted': '1', '__proto__[polluted]': '1' });
  await target.send('/paytrail-simulator/pay/1', { method: 'POST', body: form });
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
