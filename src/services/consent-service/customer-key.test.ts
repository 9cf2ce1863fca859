import { expect, test } from 'vitest';
import { customerKeys } from './customer-key.ts';

test('a customer has one key, which nobody can make or read without the secret', () => {
  const [keyOf, other] = [customerKeys('newest secret, former secret'), customerKeys('another')];
  expect(keyOf('aino')).toBe(customerKeys('newest secret')('aino'));
  expect(keyOf('aino')).toMatch(/^[\w-]{43}$/);
  expect(new Set([keyOf('aino'), keyOf('onni'), other('aino')]).size).toBe(3);
});
