import { expect, test } from 'vitest';
import { codeOf, readNetwork, networkHeaders } from './shopper-network.ts';

const settings = { proxies: 0, secrets: ['a secret of the shop'] };
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const call = (headers: Record<string, string> = {}) =>
  new Request('http://shop.test/maksu', { headers });

test('the API learns a shopper’s network from the storefront, not where the storefront is', () => {
  const headers = networkHeaders(settings, call(), from('192.0.2.7'));
  const reported = { request: call(headers), connection: from('10.0.0.1') };
  expect(readNetwork(settings, reported)).toBe('192.0.2.7');
  const rotated = { proxies: 0, secrets: ['a new secret', ...settings.secrets] };
  expect(readNetwork(rotated, reported)).toBe('192.0.2.7');
});

test('behind proxies the address they add counts, and of IPv6 the network', () => {
  const behind = { ...settings, proxies: 1 };
  const forwarded = call({ 'x-forwarded-for': '6.6.6.6, 2001:db8:1:2::7' });
  const headers = networkHeaders(behind, forwarded, from('10.0.0.1'));
  const read = readNetwork(behind, { request: call(headers), connection: from('10.0.0.2') });
  expect(read).toBe('2001:db8:1:2::/64');
});

test.each([
  ['no header', {}],
  ['an unsigned one', { 'x-shopper-network': '192.0.2.7' }],
  [
    'a signature of another secret',
    networkHeaders({ proxies: 0, secrets: ['guessed'] }, call(), from('192.0.2.7')),
  ],
  [
    'a signature of another network',
    {
      'x-shopper-network':
        networkHeaders(settings, call(), from('192.0.2.8'))['x-shopper-network']?.replace(
          '192.0.2.8',
          '192.0.2.7',
        ) ?? '',
    },
  ],
])('with %s a call counts for where it came from', (_what, headers) => {
  const reported = { request: call(headers), connection: from('198.51.100.9') };
  expect(readNetwork(settings, reported)).toBe('198.51.100.9');
});

test('a code is the same for the same text and reveals nothing of it', () => {
  const code = codeOf(settings);
  expect(code('aino@example.com')).toBe(code('aino@example.com'));
  expect(code('aino@example.com')).not.toContain('aino');
  expect(code('onni@example.com')).not.toBe(code('aino@example.com'));
});
