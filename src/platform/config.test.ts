import { expect, test } from 'vitest';
import { describeConfig, readConfig } from './config.ts';

const production = {
  AITTA_ENV: 'prod',
  PUBLIC_URL: 'https://shop.example/',
  DATABASE_URL: 'postgres://aitta:hidden-1@db.shop.example/aitta',
  SMTP_URL: 'smtps://aitta:hidden-2@mail.shop.example',
  MAIL_FROM: 'Shop <service@shop.example>',
  PAYTRAIL_URL: 'https://pay.example',
  PAYTRAIL_SECRET: 'hidden-3-of-the-bank',
  PAYTRAIL_ACCOUNT: '1',
  LINK_SECRET: 'hidden-4-of-the-links',
  OPENID_CLIENT_SECRET: 'hidden-5-of-the-provider',
  TOKEN_SECRET: 'hidden-6-of-the-tokens',
};

test('with nothing set the shop runs locally, all services in one process', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ AITTA_ENV: 'local', PORT: 3000, DATA_DIR: 'var' });
  expect(config.SERVICES).toHaveLength(5);
});

test.each([
  [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ SERVICES: 'storefront,shop' }, 'SERVICES'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address such as postgres://'],
  [{ SMTP_URL: 'mail.shop.example' }, 'SMTP_URL must be an address such as smtps://'],
  [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL must be an address such as https://shop.example'],
  [{ AITTA_NOW: 'yesterday' }, 'AITTA_NOW must be an instant'],
  [{ PROXIES: 'many' }, 'PROXIES'],
  [{ PURCHASES_ENABLED: 'false' }, 'is the switch purchases in switches.json'],
])('a wrong value stops the start with a sentence naming it: %o', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

test.each([
  [{ AITTA_EVN: 'prod' }, 'There is no setting AITTA_EVN; did you mean AITTA_ENV?'],
  [{ AITTA_ENVIRONMENT: 'prod' }, 'There is no setting AITTA_ENVIRONMENT.'],
  [{ AITTA_PUBLIC_URL: 'x' }, 'There is no setting AITTA_PUBLIC_URL; did you mean PUBLIC_URL?'],
  [{ AITA_ENV: 'prod' }, 'There is no setting AITA_ENV; did you mean AITTA_ENV?'],
  [{ DATABSE_URL: 'x' }, 'There is no setting DATABSE_URL; did you mean DATABASE_URL?'],
])('a name that was meant to be a setting stops the start: %o', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

test('names of others are nobody’s slips', () => {
  const others = { HOME: '/', PATH: '/bin', PORTS: '1', SERVICE: 'x', LANG: 'fi', AITTA_EVN: '' };
  expect(readConfig(others).AITTA_ENV).toBe('local');
});

test.each(['0.0.0.0', '10.0.0.5', '127.0.0.1.example'])(
  'reports that others can connect to, at %s, need a password',
  (REPORTS_HOST) => {
    const environment = { REPORTS_PORT: '3001', REPORTS_HOST };
    const fault = `REPORTS_PASSWORD must be set where REPORTS_HOST is ${REPORTS_HOST}`;
    expect(() => readConfig(environment)).toThrow(fault);
    const REPORTS_PASSWORD = 'sixteen characters';
    expect(readConfig({ ...environment, REPORTS_PASSWORD }).REPORTS_PORT).toBe(3001);
  },
);

test.each([{}, { REPORTS_HOST: 'localhost' }, { REPORTS_HOST: '::1' }])(
  'reports for this machine only need none: %o',
  (more) => {
    expect(readConfig({ REPORTS_PORT: '3001', ...more }).REPORTS_PORT).toBe(3001);
  },
);

test('a short password for the reports is none, and a shop that sells has none that can be guessed', () => {
  expect(() => readConfig({ REPORTS_PASSWORD: 'short' })).toThrow('REPORTS_PASSWORD must have');
  const guessed = { ...production, REPORTS_PASSWORD: 'a'.repeat(20) };
  expect(() => readConfig(guessed)).toThrow('REPORTS_PASSWORD must be');
});

test('a shop that sells starts with everything of its own, and knows that it sells (R022)', () => {
  for (const AITTA_ENV of ['prod', 'qa', 'contentdev'] as const) {
    expect(readConfig({ ...production, AITTA_ENV }).AITTA_ENV).toBe(AITTA_ENV);
  }
});

test.each([
  'PUBLIC_URL',
  'DATABASE_URL',
  'SMTP_URL',
  'PAYTRAIL_URL',
  'PAYTRAIL_SECRET',
  'PAYTRAIL_ACCOUNT',
  'LINK_SECRET',
  'OPENID_CLIENT_SECRET',
  'TOKEN_SECRET',
] as const)('a shop that sells does not start without %s, nor with what is published', (name) => {
  const standard = { ...readConfig({}), PUBLIC_URL: undefined }[name];
  for (const value of [undefined, '', standard]) {
    for (const AITTA_ENV of ['prod', 'qa', 'contentdev']) {
      const environment = { ...production, AITTA_ENV, [name]: value };
      expect(() => readConfig(environment)).toThrow(`${name} must be set in ${AITTA_ENV}`);
    }
  }
});

test.each([
  [{ LINK_SECRET: 'local-token-secret' }, 'LINK_SECRET must not be a published value.'],
  [{ LINK_SECRET_BEFORE: 'local-link-secret' }, 'LINK_SECRET_BEFORE must not be a published value'],
  [{ TOKEN_SECRET: 'hidden-6-of-the-tokens,local-token-secret' }, 'TOKEN_SECRET must not be a'],
  [{ PAYTRAIL_SECRET: 'short' }, 'PAYTRAIL_SECRET must be 16 or more characters'],
  [{ LINK_SECRET: 'aaaaaaaaaaaaaaaaaaaaaaaa' }, 'LINK_SECRET must be 16 or more characters that'],
  [{ LINK_SECRET: production.TOKEN_SECRET }, 'LINK_SECRET must not be the same as TOKEN_SECRET.'],
  [{ LINK_SECRET_BEFORE: production.LINK_SECRET }, 'must not be the same as LINK_SECRET.'],
  [{ PUBLIC_URL: 'http://shop.example' }, 'PUBLIC_URL must begin with https: in prod.'],
  [{ PAYTRAIL_URL: 'http://pay.example' }, 'PAYTRAIL_URL must begin with https: in prod.'],
  [{ OPENID_ISSUER: 'http://id.example' }, 'OPENID_ISSUER must begin with https: in prod.'],
  [{ AITTA_NOW: '2025-09-25T09:00:00Z' }, 'AITTA_NOW may be set in local and test only.'],
  [{ SERVICES: 'retail-api,paytrail-simulator' }, 'SERVICES may name paytrail-simulator in local'],
])('a shop that sells does not start with %o', (environment, sentence) => {
  expect(() => readConfig({ ...production, ...environment })).toThrow(sentence);
});

test('a process is asked for what its own services need', () => {
  const { AITTA_ENV, PUBLIC_URL, LINK_SECRET } = production;
  const RETAIL_API_URL = 'http://api:3000';
  const own = { AITTA_ENV, PUBLIC_URL, LINK_SECRET, RETAIL_API_URL };
  const storefront = { ...own, SERVICES: 'storefront' };
  expect(readConfig(storefront).SERVICES).toEqual(['storefront']);
  expect(() => readConfig({ ...storefront, SERVICES: 'storefront,retail-api' })).toThrow(
    /DATABASE_URL, .* must be set in prod/,
  );
});

test.each([
  [{ SERVICES: 'storefront' }, 'RETAIL_API_URL must be set where storefront runs without'],
  [{ SERVICES: 'retail-api' }, 'PAYTRAIL_URL must be set where retail-api runs without'],
  [{ PUBLIC_URL: 'http://localhost/kauppa' }, 'PUBLIC_URL must be an address without a path'],
  [{ PUBLIC_URL: 'http://localhost/?a=1' }, 'PUBLIC_URL must be an address without a path'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an address'],
  [{ MAIL_FROM: 'Shop <nobody>' }, 'MAIL_FROM must be an address'],
])('no process starts with %o, and says why', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

test.each(['service@shop.example', 'Kauppa <service@shop.example>', '"Bod: ost" <a@bod.example>'])(
  'mails may come from %s',
  (MAIL_FROM) => {
    expect(readConfig({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
  },
);

test.each([
  'https://shop.example',
  'http://shop.fi',
  'http://93.184.216.34',
  'http://[2a00::1]',
  'https://localhost.shop.example',
])('a shop to try is not for the public: %s', (PUBLIC_URL) => {
  for (const AITTA_ENV of ['local', 'test']) {
    expect(() => readConfig({ AITTA_ENV, PUBLIC_URL })).toThrow('PUBLIC_URL');
  }
});

test.each([
  'http://localhost:3000',
  'https://shop.localhost',
  'http://127.0.0.2',
  'http://[::1]:3000',
  'http://192.168.1.7:3000',
  'http://10.1.2.3',
  'http://[fd00::1]',
  'http://storefront:3000',
  'https://shop.test',
  'http://mylaptop.local',
])('a shop to try is for those nearby: %s', (PUBLIC_URL) => {
  expect(readConfig({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
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
  expect(shown.join(' ')).not.toContain('hidden');
  expect(shown).toContain('https://shop.example');
});

test('a shop that has a payment API never runs the one that pretends', () => {
  expect(readConfig({}).SERVICES).toContain('paytrail-simulator');
  expect(readConfig(production).SERVICES).not.toContain('paytrail-simulator');
  expect(readConfig({ PAYTRAIL_URL: 'https://pay.example' }).SERVICES).not.toContain(
    'paytrail-simulator',
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
