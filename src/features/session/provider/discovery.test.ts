import { beforeEach, expect, test } from 'vitest';
import { customerNamed } from '../testing/customers.ts';
import { discoverer } from './discovery.ts';
import { makeProvider } from './provider.ts';

const issuer = 'https://provider.example';
const began = Temporal.Instant.from('2026-11-24T10:00:00Z');
let now: Temporal.Instant;
let asked: number;
let isAway: boolean;
beforeEach(() => {
  [now, asked, isAway] = [began, 0, false];
});

const address = {
  issuer,
  clientId: 'shop',
  clientSecret: 'a-secret-of-the-shop',
  now: () => now,
  fetch: async ({ url }: Request) => {
    if (url === `${issuer}/token`)
      return Response.json({ access_token: 'a', token_type: 'bearer' });
    asked += 1;
    if (isAway) throw new Error('no network');
    return Response.json({ issuer, token_endpoint: `${issuer}/token` });
  },
};

test('a provider’s addresses are read again after ten minutes, and not before', async () => {
  const discover = discoverer(address);
  await discover();
  now = began.add({ minutes: 10 }).subtract({ nanoseconds: 1 });
  await discover();
  expect(asked).toBe(1);
  now = began.add({ minutes: 10 });
  await discover();
  expect(asked).toBe(2);
});

test('those read last count while the provider is away; without any, each call asks anew', async () => {
  const discover = discoverer(address);
  isAway = true;
  await expect(discover()).rejects.toThrow('something went wrong');
  await expect(discover()).rejects.toThrow('something went wrong');
  expect(asked).toBe(2);
  isAway = false;
  const found = await discover();
  isAway = true;
  now = began.add({ minutes: 10 });
  expect(await discover()).toBe(found);
  expect(asked).toBe(4);
});

test('a token whose lifetime the provider does not say lasts five minutes', async () => {
  const granted = await makeProvider(address).refresh('old', customerNamed('aino'));
  expect(granted).toMatchObject({ expiresIn: 300, refreshToken: 'old', idToken: '' });
});
