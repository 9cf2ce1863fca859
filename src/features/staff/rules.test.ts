import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedFor, credentialsIn, granted, known } from './rules.ts';

test.each([
  [undefined, ['orders:read', 'audit:read'], ['orders:read', 'audit:read']],
  ['', ['orders:read'], ['orders:read']],
  ['orders:read', ['orders:read', 'audit:read'], ['orders:read']],
  [' orders:read  audit:read ', ['orders:read', 'audit:read'], ['orders:read', 'audit:read']],
  ['orders:refund', ['orders:read'], null],
  ['orders:read orders:refund', ['orders:read'], null],
  ['of-a-later-version', ['of-a-later-version'], null],
])('the scope %j of a client that may %j gives %j', (scope, client, expected) => {
  expect(askedFor(scope, client)).toEqual(expected);
});

test('a token may do what was asked for as long as its client may', () => {
  expect(granted(['orders:read', 'audit:read'], ['audit:read', 'orders:refund'])).toEqual([
    'audit:read',
  ]);
});

test('permissions of a later version are not known', () => {
  expect(known(['goods:write', 'orders:read'])).toEqual(['orders:read']);
});

test('a Basic header has id and secret, each encoded as in a form', () => {
  const encoded = (text: string) => new URLSearchParams({ a: text }).toString().slice(2);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (id, secret) => {
      const header = Buffer.from(`${encoded(id)}:${encoded(secret)}`).toString('base64');
      expect(credentialsIn(`Basic ${header}`)).toEqual({ id, secret });
    }),
  );
});

test.each([undefined, '', 'Basic', 'Bearer abc', 'Basic !!', 'Basic YWJj', 'Basic JTpi'])(
  'the header %j has neither',
  (header) => {
    expect(credentialsIn(header)).toBeNull();
  },
);
