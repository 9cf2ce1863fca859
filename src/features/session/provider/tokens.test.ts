import { expect, test } from 'vitest';
import { forBrowser, makeTokenBox } from './tokens.ts';

const box = makeTokenBox('test-token-secret');
const unknown = { status: 400, code: 'token-unknown' };

test('what was sealed by an earlier version opens, for its own purpose (R205)', async () => {
  const sealed =
    'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIiwia2lkIjoiZTZTYnpfQmMiLCJ0eXAiOiJyZWZyZXNoIiwiZXhwIjoxNzY0MDAwMDAwfQ..LXqzpPJyLuQTnoOL.X2XKTTFa9_CZK_SkuGYs.dZ6K9iQgnTq3zAE3ki5gSg';
  expect(await box.open('refresh', sealed)).toBe('a refresh token');
  await expect(box.open('access', sealed)).rejects.toMatchObject(unknown);
  await expect(makeTokenBox('another').open('refresh', sealed)).rejects.toMatchObject(unknown);
  const newer = makeTokenBox('newer-secret, test-token-secret');
  expect(await newer.open('refresh', sealed)).toBe('a refresh token');
});

test('a token of any length that browsers keep goes to them whole, a longer one as its digest', () => {
  const longest = `header.${'x'.repeat(3793)}`;
  expect(forBrowser(longest)).toBe(longest);
  const digest = forBrowser(`${longest}x`);
  expect(digest).toMatch(/^header\.{4}[\w-]{43}$/);
  expect(forBrowser(`${longest}y`)).not.toBe(digest);
});

test('no token longer than any provider makes is opened', async () => {
  const sealOf = async (length: number) => box.seal('id', 'x'.repeat(length), 0);
  // Three quarters of what base64 makes of it, less the other parts of a sealed token.
  const fitting = 49_055;
  const sealed = await sealOf(fitting);
  expect(sealed).toHaveLength(65_536);
  expect(await box.open('id', sealed)).toHaveLength(fitting);
  await expect(box.open('id', await sealOf(fitting + 1))).rejects.toMatchObject(unknown);
});
