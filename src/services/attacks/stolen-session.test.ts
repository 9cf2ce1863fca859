/** A stolen session must be worthless after its owner has set a new password. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aino, onni } from './testing/customers.ts';
import {
  call,
  exchange,
  logIn,
  logInWith,
  passLogin,
  startLogin,
  visitorOf,
  type LoggedIn,
} from './testing/login.ts';
import { mailedLink } from './testing/mails.ts';
import { openTarget, publicUrl, type Target } from './testing/target.ts';
import { hiddenField, type Visitor } from './testing/visitor.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.stop());

const personal = ['/v2/customer', '/v3/order', '/v1/customer/data', '/v1/wishlist'];
const statuses = (token: string) =>
  Promise.all(personal.map(async (path) => (await call(target, path, undefined, token)).status));
const [open, closed] = [personal.map(() => 200), personal.map(() => 401)];

async function send(visitor: Visitor, path: string, form: Record<string, string>) {
  const page = await visitor.follow(path);
  const csrf = hiddenField(page.text, 'csrf');
  return visitor.follow(page.address, { form: { csrf, ...form } });
}

test('to prove once more who one is takes the password; the session it gives is renewed like any', async () => {
  const owner = visitorOf(target);
  const first = await logInWith(target, owner, onni);
  const asked = startLogin({ prompt: 'login', max_age: '600' });
  expect((await owner.follow(asked.url)).text).toContain('<h1>Kirjaudu sisään</h1>');
  const back = await passLogin(owner, asked, onni);
  const given = { ...exchange(back.get('code') ?? '', asked), authInit: 'confirm' };
  const next = (await (await call(target, '/v1/auth/login', given)).json()) as LoggedIn;
  // The previous session ends; the tokens the provider issued to both stay valid.
  const replaced = { authToken: first.token, replacedBy: next.token };
  await call(target, '/v1/auth/logout', replaced);
  expect(await statuses(first.token)).toEqual(closed);
  const { sIdEncryptedRefreshToken: refreshToken, token } = next;
  expect((await call(target, '/v1/customer/renewToken', { refreshToken }, token)).status).toBe(200);
});

test('a new password by mail ends every session of the shop at once, that of a thief too', async () => {
  const stolen = [await logIn(target, aino), await logIn(target, aino)];
  const other = await logIn(target, onni);
  for (const { token } of stolen) expect(await statuses(token)).toEqual(open);
  const owner = visitorOf(target);
  await send(owner, '/identity/password-reset', { email: aino.email });
  const link = await mailedLink(target.mailFolder, '/new-password');
  const done = await send(owner, link, { newPassword: 'viisi sinistä venettä' });
  expect(done.status).toBe(200);
  for (const { token, sIdEncryptedRefreshToken: refreshToken } of stolen) {
    expect(await statuses(token)).toEqual(closed);
    expect((await call(target, '/v1/customer/renewToken', { refreshToken }, token)).status).toBe(
      401,
    );
  }
  expect(await statuses(other.token)).toEqual(open);
});

test('a password changed on the profile ends those of other devices and keeps this one', async () => {
  const stolen = await logIn(target, onni);
  const owner = visitorOf(target);
  const own = await logInWith(target, owner, onni);
  const form = { part: 'password', password: onni.password, newPassword: 'kuusi keltaista omenaa' };
  const profile = `/identity/profile?service=${encodeURIComponent(publicUrl)}`;
  expect((await send(owner, profile, form)).text).toContain('Salasana on vaihdettu.');
  expect(await statuses(stolen.token)).toEqual(closed);
  expect(await statuses(own.token)).toEqual(open);
  const { sIdEncryptedRefreshToken: refreshToken, token } = own;
  expect((await call(target, '/v1/customer/renewToken', { refreshToken }, token)).status).toBe(200);
});

test('a log-in that its owner ends on the profile ends at once at the shop, one or all others; this one stays', async () => {
  const password = 'kuusi keltaista omenaa';
  const stolen = [
    await logIn(target, { ...onni, password }),
    await logIn(target, { ...onni, password }),
    await logIn(target, { ...onni, password }),
  ];
  const owner = visitorOf(target);
  const own = await logInWith(target, owner, { ...onni, password });
  const stillOpen = async () => {
    const all = await Promise.all(stolen.map(({ token }) => statuses(token)));
    return all.filter((one) => one.join() === open.join()).length;
  };
  expect(await stillOpen()).toBe(3);
  const profile = `/identity/profile?service=${encodeURIComponent(publicUrl)}`;
  const login = hiddenField((await owner.follow(profile)).text, 'login');
  await send(owner, profile, { part: 'end-login', login });
  expect(await stillOpen()).toBe(2);
  await send(owner, profile, { part: 'end-other-logins' });
  for (const { token, sIdEncryptedRefreshToken: refreshToken } of stolen) {
    expect(await statuses(token)).toEqual(closed);
    expect((await call(target, '/v1/customer/renewToken', { refreshToken }, token)).status).toBe(
      401,
    );
  }
  expect(await statuses(own.token)).toEqual(open);
});
