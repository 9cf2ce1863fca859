import { expect, test } from 'vitest';
import { describeConfig, readConfig } from './config.ts';

const production = {
  AITTA_ENV: 'prod',
  PUBLIC_URL: 'https://shop.example/',
  PAYTRAIL_URL: 'https://pay.example',
  PAYTRAIL_SECRET: 'a-real-secret',
  PAYTRAIL_ACCOUNT: '1',
  LINK_SECRET: 'sixteen-characters-and-more',
  OPENID_CLIENT_SECRET: 'sixteen-characters-and-more',
  TOKEN_SECRET: 'sixteen-characters-and-more',
};

test('with nothing set the shop runs locally, all services in one process', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ AITTA_ENV: 'local', PORT: 3000, DATA_DIR: 'var' });
  expect(config.SERVICES).toHaveLength(5);
});

test.each([
  [{ PORT: 'x' }, 'PORT'],
  [{ SERVICES: 'storefront,shop' }, 'SERVICES'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ AITTA_NOW: 'yesterday' }, 'AITTA_NOW'],
  [{ FLAG_WISHLIST: 'perhaps' }, 'FLAG_WISHLIST'],
  [{ ...production, LINK_SECRET: undefined }, 'LINK_SECRET'],
  [{ ...production, OPENID_CLIENT_SECRET: undefined }, 'OPENID_CLIENT_SECRET'],
  [{ ...production, TOKEN_SECRET: undefined }, 'TOKEN_SECRET'],
  [{ ...production, PAYTRAIL_SECRET: undefined }, 'PAYTRAIL_SECRET'],
  [{ ...production, AITTA_NOW: '2025-09-25T09:00:00Z' }, 'AITTA_NOW'],
])('a wrong value stops the start with a sentence naming it: %o', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

test('flags are read from the environment (R014)', () => {
  expect(readConfig({ FLAG_WISHLIST: 'false' }).FLAG_WISHLIST).toBe(false);
  expect(readConfig(production).AITTA_ENV).toBe('prod');
});

test('the secret of tokens may be several, so that it can be changed without logging anybody out', () => {
  const several = 'the-newest-of-the-secrets, the-one-before-the-newest';
  expect(readConfig({ TOKEN_SECRET: several }).TOKEN_SECRET).toBe(several);
  for (const wrong of ['short', 'the-newest-of-the-secrets,short', 'the-newest-of-the-secrets,']) {
    expect(() => readConfig({ TOKEN_SECRET: wrong })).toThrow('TOKEN_SECRET');
  }
});

test('secrets are masked where the table is shown', () => {
  const shown = describeConfig(readConfig(production)).map(({ value }) => value);
  expect(shown).not.toContain('a-real-secret');
  expect(shown).toContain('https://shop.example');
});

test('a shop that has a payment API never runs the one that pretends', () => {
  expect(readConfig({}).SERVICES).toContain('paytrail-simulator');
  expect(readConfig(production).SERVICES).not.toContain('paytrail-simulator');
  expect(readConfig({ PAYTRAIL_URL: 'https://pay.example' }).SERVICES).not.toContain(
    'paytrail-simulator',
  );
  expect(() => readConfig({ ...production, SERVICES: 'retail-api,paytrail-simulator' })).toThrow(
    'SERVICES may name paytrail-simulator only in local and test.',
  );
  const split = { PAYTRAIL_URL: 'http://localhost:4100', SERVICES: 'paytrail-simulator' };
  expect(readConfig(split).SERVICES).toEqual(['paytrail-simulator']);
});

const elsewhere = {
  OPENID_ISSUER: 'https://login.example/o/shop/',
  OPENID_CLIENT_ID: 'shop',
  OPENID_CLIENT_SECRET: 'sixteen-characters-and-more',
};

test('an issuer is taken to its last letter; behind a mere host the slash is nothing', () => {
  expect(readConfig(elsewhere).OPENID_ISSUER).toBe('https://login.example/o/shop/');
  const host = { ...elsewhere, OPENID_ISSUER: 'https://login.example/' };
  expect(readConfig(host).OPENID_ISSUER).toBe('https://login.example');
});

test('customers of another provider find none at the shop', () => {
  expect(readConfig({}).SERVICES).toContain('identity-provider');
  expect(readConfig(elsewhere).SERVICES).not.toContain('identity-provider');
  expect(() => readConfig({ ...elsewhere, SERVICES: 'storefront,identity-provider' })).toThrow(
    'SERVICES may not name identity-provider where OPENID_ISSUER names another one.',
  );
});

test('another provider is reached with the id and the secret it has given', () => {
  for (const name of ['OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET']) {
    expect(() => readConfig({ ...elsewhere, [name]: '' })).toThrow(
      `${name} must be set where OPENID_ISSUER is.`,
    );
  }
});

test('scopes of one’s own name openid', () => {
  expect(readConfig({ OPENID_SCOPE: 'openid email' }).OPENID_SCOPE).toBe('openid email');
  expect(() => readConfig({ OPENID_SCOPE: 'profile email' })).toThrow('OPENID_SCOPE');
});
