import { expect, test } from 'vitest';
import { providerErrorOf } from './provider-error.ts';

test('the provider’s error is reduced to one line', () => {
  expect(providerErrorOf('invalid_scope', 'no such\nscope: sok-api')).toEqual({
    providerError: 'invalid_scope',
    providerErrorDescription: 'no such scope: sok-api',
  });
  expect(providerErrorOf('server_error', null)).toEqual({ providerError: 'server_error' });
});

test.each([
  'user elli@koti.example is disabled',
  'phone +358401234567 is unknown',
  'bad code eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJlbGxpIn0.c2lnbmF0dXJl',
])('nothing of a person and no token is in it: %s', (said) => {
  const { providerErrorDescription = '' } = providerErrorOf('x', said);
  expect(providerErrorDescription).toContain('…');
  expect(providerErrorDescription).not.toMatch(/elli|\d{5}|eyJ/);
});

test('a long description is cut to 200 characters', () => {
  expect(providerErrorOf('x', 'no '.repeat(1000)).providerErrorDescription).toHaveLength(200);
});
