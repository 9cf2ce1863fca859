import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPicture, isPublicAddress } from './fetch-picture.ts';

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '2002:a00:1::',
  'localhost',
  '',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.216.34', '172.32.0.1', '11.0.0.1', '2606:4700::1111', '2a00:1450:400f::5'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const responses: Record<string, (response: ServerResponse) => void> = {
  '/picture': (response) => response.end('picture'),
  '/moved': (response) => response.writeHead(302, { location: '/picture' }).end(),
  '/inside': (response) => response.writeHead(302, { location: 'http://10.0.0.1/secret' }).end(),
  '/hidden': (response) => response.writeHead(302, { location: 'http://127.0.0.2:1/' }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/circle': (response) => response.writeHead(301, { location: '/circle' }).end(),
  '/gone': (response) => response.writeHead(404).end(),
  '/large': (response) => response.end('x'.repeat(101)),
  '/endless': (response) => response.write('x'),
  '/silent': () => {},
};
const server = createServer((request: IncomingMessage, response) => {
  responses[request.url ?? '']?.(response);
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Only the server of this test may be contacted. */
const limits = { largestBytes: 100, mayReach: (address: string) => address === '127.0.0.1' };
const read = async (path: string, more = {}) =>
  String(await fetchPicture(base + path, { ...limits, ...more }).then(Buffer.from));

test('a picture is fetched, redirects followed', async () => {
  expect(await read('/picture')).toBe('picture');
  expect(await read('/moved')).toBe('picture');
});

test.each([
  ['/inside', '10.0.0.1 is not a public address.'],
  ['/hidden', '127.0.0.2 is not a public address.'],
  ['/file', 'Only http and https addresses are fetched.'],
  ['/circle', 'It was redirected too often.'],
  ['/gone', 'The answer was 404.'],
  ['/large', 'It is too large.'],
])('%s is refused: %s', async (path, reason) => {
  await expect(read(path)).rejects.toThrow(reason);
});

test.each(['/silent', '/endless'])('%s is given up after a while', async (path) => {
  await expect(read(path, { milliseconds: 50 })).rejects.toThrow('It took too long.');
});

test('a name is refused for the address it stands for, a literal address for itself', async () => {
  const { port } = new URL(base);
  const own = { largestBytes: 100 };
  await expect(fetchPicture(`http://localhost:${port}/picture`, own)).rejects.toThrow(
    'localhost is not a public address.',
  );
  for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]']) {
    await expect(fetchPicture(`http://${host}:${port}/picture`, own)).rejects.toThrow(
      'is not a public address.',
    );
  }
});
