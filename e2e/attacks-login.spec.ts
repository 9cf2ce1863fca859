/** Attacks on sessions: cookies, tokens, and logins of another browser. */
import { hiddenField } from '../src/services/attacks/testing/visitor.ts';
import { expect, test } from './fixtures/test.ts';
import { aino, logIn, open, shopperIn } from './steps/attacked.ts';

test('logging in: cookies no script and no other site can use, a new session each time, and no token in sight', async ({
  shop,
}) => {
  const { visitor } = await shopperIn(shop.url);
  visitor.cookies.set('aitta_auth', 'plantedbyanattacker22');
  const done = await logIn(visitor);
  expect(done.status).toBe(200);
  expect(visitor.cookies.get('aitta_auth')).not.toBe('plantedbyanattacker22');
  const first = visitor.cookies.get('aitta_auth') ?? '';

  const flags = visitor.setCookies.filter((one) => !/^[^=]+=;/.test(one));
  for (const one of flags) {
    expect(one).toMatch(/; ?samesite=(?:lax|strict)/i);
    expect(one).not.toMatch(/; ?domain=/i);
    if (!one.startsWith('aitta_in=1;')) expect(one).toMatch(/; ?httponly/i);
  }
  for (const name of ['aitta_auth', 'aitta_refresh', 'aitta_cart', 'aitta_login', 'aitta_in']) {
    expect(
      flags.some((one) => one.startsWith(`${name}=`)),
      name,
    ).toBe(true);
  }

  for (const path of [
    '/',
    '/ostoskori',
    '/ostoskori.data',
    '/kassa',
    '/tilaukset',
    '/oma-tili',
    '/suosikit',
    '/_data/session',
    '/_data/wishlist',
    '/_data/cart-count',
    '/check-profile?target=/',
    '/check-login?target=/',
  ]) {
    await visitor.send(path);
    await visitor.send(`/sv${path}`);
  }
  const names = ['aitta_auth', 'aitta_access', 'aitta_refresh', 'aitta_cart'];
  const tokens = names.flatMap((name) => visitor.cookies.get(name) ?? []);
  expect(tokens.length).toBeGreaterThan(2);
  // The code appears once, in the address that brings it; neither it nor a token is anywhere else.
  const codes = [...visitor.seen.matchAll(/[?&]code=([\w-]+)/g)].flatMap(([, code]) => code ?? []);
  expect(codes.length).toBeGreaterThan(0);
  const log = shop.log();
  expect(log.length).toBeGreaterThan(1000);
  for (const secret of [...tokens, ...codes, aino.password]) expect(log).not.toContain(secret);
  for (const token of tokens) expect(visitor.seen).not.toContain(token);

  await logIn(visitor);
  expect(visitor.cookies.get('aitta_auth')).not.toBe(first);
  const old = open(shop.url);
  old.cookies.set('aitta_auth', first);
  expect((await old.send('/_data/session')).text).not.toContain('Aino');
});

test('a login is finished only by the browser that began it, once, and with what it set out with', async ({
  shop,
}) => {
  const visitor = open(shop.url);
  const page = await visitor.follow('/check-login?target=/kassa');
  const form = { ...aino, csrf: hiddenField(page.text, 'csrf') };
  const back = await visitor.follow(page.address, { form }, /\/check-login\?/);
  const address = back.location ?? '';
  const { searchParams } = new URL(address);

  const victim = open(shop.url);
  await victim.send('/check-login?target=/');
  await victim.send(address);
  expect(victim.cookies.has('aitta_auth')).toBe(false);

  const changed: [string, string][] = [
    [
      'state',
      Buffer.from('{"version":1,"target":"/","action":"login","nonce":"x"}').toString('base64url'),
    ],
    ['state', `${searchParams.get('state')}x`],
    ['iss', 'https://evil.example'],
    ['iss', ''],
  ];
  for (const [name, value] of changed) {
    const forged = new URL(address);
    forged.searchParams.set(name, value);
    await visitor.send(forged.href);
    expect(visitor.cookies.has('aitta_auth'), `${name}=${value}`).toBe(false);
  }
  const cookie = visitor.cookies.get('aitta_login') ?? '';
  visitor.cookies.set('aitta_login', `${cookie.slice(0, 20)}AAAA${cookie.slice(24)}`);
  await visitor.send(address);
  expect(visitor.cookies.has('aitta_auth')).toBe(false);

  visitor.cookies.set('aitta_login', cookie);
  await visitor.send(address);
  expect(visitor.cookies.has('aitta_auth')).toBe(true);
  visitor.cookies.delete('aitta_auth');
  visitor.cookies.set('aitta_login', cookie);
  await visitor.send(address);
  expect(visitor.cookies.has('aitta_auth')).toBe(false);
});
