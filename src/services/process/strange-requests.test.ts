import { expect, test } from 'vitest';
import { strangeness } from './strange-requests.ts';

const shop = 'https://shop.example';
const send = (host: string, more: { method?: string; hosts?: string[] } = {}) => {
  const { method = 'GET', hosts = [host] } = more;
  const rawHeaders = ['Accept', '*/*', ...hosts.flatMap((one) => ['hOsT', one])];
  return strangeness({ method, headers: { host }, rawHeaders }, shop)?.[0] ?? 200;
};

test.each([
  'shop.example',
  'SHOP.example:443',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '10.0.0.7',
  'backend:3000',
  'aitta.localhost:3000',
  'shop.default.svc.cluster.local:3000',
  'host.docker.internal:3000',
])('the shop answers at %s', (host) => {
  expect(send(host)).toBe(200);
});

test.each([
  'evil.example',
  'shop.example.evil.example',
  'evil.example:3000',
  '127.0.0.1.evil.example',
  'local.evil.example',
])('no page of the shop is one of %s', (host) => {
  expect(send(host)).toBe(421);
});

test('a process without pages for shoppers answers at any name it is called by', () => {
  const called = { method: 'GET', headers: { host: 'api.prod.internal' }, rawHeaders: [] };
  expect(strangeness(called, undefined)).toBeNull();
});

test('two hosts are one too many', () => {
  expect(send('shop.example', { hosts: ['shop.example', 'evil.example'] })).toBe(400);
  expect(send('shop.example', { hosts: ['shop.example', 'shop.example'] })).toBe(400);
});

test.each(['TRACE', 'PROPFIND', 'LINK'])('%s is no method of the shop', (method) => {
  expect(send('shop.example', { method })).toBe(405);
});
