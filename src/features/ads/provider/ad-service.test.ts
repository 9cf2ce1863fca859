import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeAdService, type AdRequest } from './ad-service.ts';

const request: AdRequest = {
  placement: 'search',
  category: null,
  words: 'paistinpannu',
  language: 'fi',
  count: 12,
};
const ad = { id: 'a1', productId: '100234', advertiser: 'Kattila-Aho' };

let server: Server;
let root: string;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
const paths: (string | undefined)[] = [];
const warned: string[] = [];
const clock = { now: 0 };

beforeAll(async () => {
  server = createServer((incoming, response) => {
    paths.push(incoming.url);
    let body = '';
    incoming.on('data', (part) => (body += String(part)));
    incoming.on('end', () => answer(incoming, response, body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  root = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  paths.length = 0;
  warned.length = 0;
  clock.now = 0;
});

const open = (wait = 5000) =>
  makeAdService({
    send: fetch,
    warn: (message) => warned.push(message),
    now: () => clock.now,
    wait,
  });
const ask = (wait?: number) => open(wait).ask(`http://${root}/ads`, request);
const answering = (body: unknown, status = 200) => {
  answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};

test('a service gets one POST about the page, and nothing about the shopper (R399)', async () => {
  let seen: unknown;
  answer = ({ method, headers }, response, body) => {
    seen = { method, headers, body: JSON.parse(body) as unknown };
    response.end(JSON.stringify({ ads: [ad], more: 'is not read' }));
  };
  expect(await ask()).toEqual([ad]);
  const { headers, ...sent } = seen as { headers: Record<string, string> };
  expect(sent).toEqual({ method: 'POST', body: request });
  const own = ['accept', 'content-type'];
  const ofFetch = ['accept-encoding', 'accept-language', 'connection', 'content-length', 'host'];
  const others = ['sec-fetch-mode', 'transfer-encoding', 'user-agent'];
  expect([...own, ...ofFetch, ...others]).toEqual(expect.arrayContaining(Object.keys(headers)));
  expect(warned).toEqual([]);
});

test('what may be left out may be null too, and its addresses are kept (R399)', async () => {
  const impressionUrl = 'https://ads.example/seen/1';
  answering({
    ads: [
      { ...ad, advertiser: null, impressionUrl },
      { id: 'b', productId: '2' },
    ],
  });
  expect(await ask()).toEqual([
    { ...ad, advertiser: null, impressionUrl },
    { id: 'b', productId: '2', advertiser: null },
  ]);
});

test('204 is an answer without advertisements (R399)', async () => {
  answer = (_, response) => response.writeHead(204).end();
  expect([await ask(), warned]).toEqual([[], []]);
});

test.each([
  ['500', () => answering('', 500), 'answered 500'],
  ['404', () => answering({ ads: [ad] }, 404), 'answered 404'],
  ['text', () => answering('<html>'), 'answered in another form'],
  ['another form', () => answering([ad]), 'answered in another form'],
  ['a product without a number', () => answering({ ads: [{ id: 'a' }] }), 'in another form'],
  [
    'too many',
    () => answering({ ads: Array.from({ length: 51 }, () => ad) }),
    'answered in another form',
  ],
  ['too much', () => answering({ ads: [ad], more: 'x'.repeat(70_000) }), 'answered too much'],
])('with %s there are no advertisements, and a warning (R399)', async (_, prepare, warning) => {
  prepare();
  expect(await ask()).toEqual([]);
  expect(warned).toEqual([expect.stringContaining(warning)]);
  expect(warned[0]).toContain(root);
});

test('an answer has at most 64 kB, to the byte (R399)', async () => {
  const text = (bytes: number) => JSON.stringify({ ads: [ad] }).padEnd(bytes);
  answering(text(65_536));
  expect(await ask()).toEqual([ad]);
  answering(text(65_537));
  expect(await ask()).toEqual([]);
});

test('a service has 150 milliseconds (R399)', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const send = () => new Response(null, { status: 204 });
  await makeAdService({ send, warn: () => {}, now: () => 0 }).ask('http://ads.test/', request);
  expect(timeout.mock.calls).toEqual([[150]]);
  timeout.mockRestore();
});

test('a redirection is not followed, so no search goes to another place (R399)', async () => {
  answer = (_, response) => response.writeHead(307, { location: '/elsewhere' }).end();
  expect(await ask()).toEqual([]);
  expect(paths).toEqual(['/ads']);
  expect(warned).toEqual([`No advertisements: ${root} answered 307`]);
});

test('a service that hangs before or within its answer is left after its time (R399)', async () => {
  answer = () => {};
  expect(await ask(50)).toEqual([]);
  answer = (_, response) => response.writeHead(200).write('{"ads":[');
  expect(await ask(50)).toEqual([]);
  expect(warned).toEqual(Array(2).fill(`No advertisements: ${root} took too long`));
});

test('a service that breaks off is away (R399)', async () => {
  answer = ({ socket }) => socket.destroy();
  expect(await ask()).toEqual([]);
  expect(warned).toEqual([`No advertisements: ${root} cannot be reached`]);
});

test('a dead service is asked five times, then once in 30 seconds, with a warning a minute (R399)', async () => {
  answering('', 503);
  const service = open();
  const times = async (count: number) => {
    for (let n = 0; n < count; n += 1) await service.ask(`http://${root}/ads`, request);
    return paths.length;
  };
  expect(await times(9)).toBe(5);
  clock.now = 30_000;
  expect(await times(3)).toBe(6);
  expect(warned).toHaveLength(1);
  clock.now = 60_000;
  expect(await times(3)).toBe(7);
  expect(warned).toHaveLength(2);
  answering({ ads: [ad] });
  clock.now = 90_000;
  expect(await times(3)).toBe(10);
  // Another service is not suspected.
  expect(await service.ask(`http://${root}/others`, request)).toEqual([ad]);
});

test('a report is one GET without a body, whatever the answer is (R399)', async () => {
  let method: string | undefined;
  answer = (incoming, response) => {
    ({ method } = incoming);
    response.writeHead(302, { location: '/elsewhere' }).end();
  };
  await open().report(`http://${root}/seen?id=1`);
  expect([method, paths]).toEqual(['GET', ['/seen?id=1']]);
  answer = ({ socket }) => socket.destroy();
  await open().report(`http://${root}/seen?id=2`);
  expect(warned).toEqual([]);
});
