import { expect, test } from 'vitest';
import type { PendingLogin } from '#features/session/rules/login-state.ts';
import { cookieJar, pendingLogins } from './session-cookies.ts';

const login: PendingLogin = {
  nonce: 'n',
  target: '/',
  action: 'login',
  codeVerifier: 'v',
  idNonce: 'i',
};

async function browserWith(secret: string): Promise<Request> {
  const cookie = await cookieJar('https://shop.test').pending([login], secret);
  return new Request('https://shop.test/', { headers: { cookie: cookie.split(';')[0] ?? '' } });
}

test('who set out to log in before the secret was changed comes back all the same', async () => {
  const request = await browserWith('the former secret');
  expect(await pendingLogins(request, ['the new secret', 'the former secret'])).toEqual([login]);
});

test('a cookie signed with neither secret is nobody’s', async () => {
  const request = await browserWith('a secret of others');
  expect(await pendingLogins(request, ['the new secret', 'the former secret'])).toEqual([]);
});
