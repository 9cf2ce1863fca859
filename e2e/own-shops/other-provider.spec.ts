import type { Page } from '@playwright/test';
import {
  byTheBook,
  client,
  startProvider,
  type OtherProvider,
} from '../../src/features/session/testing/provider.ts';
import { freePort } from '../../src/platform/testing/ports.ts';
import { axe, expect, test as base, withoutScript, goTo } from '../fixtures/test.ts';

interface Elsewhere {
  provider: OtherProvider;
  /** The shop's port. */
  port: number;
}

/** A shop whose customers log in at an external provider, which ends sessions at an origin other than its
 * issuer's. */
const test = base.extend<object, { elsewhere: Elsewhere }>({
  elsewhere: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it.
    async ({}, provide) => {
      const port = await freePort();
      const shop = `http://localhost:${port}`;
      const ways = { ...byTheBook, path: '/o/shop/' };
      const provider = await startProvider(`${shop}/check-login`, `${shop}/check-logout`, ways);
      const elsewhere = provider.issuer.replace('127.0.0.1', 'localhost');
      provider.discovery = { end_session_endpoint: `${elsewhere}leave` };
      await provide({ provider, port });
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ elsewhere: { provider, port } }, provide) => {
      const env = {
        PORT: String(port),
        OPENID_ISSUER: provider.issuer,
        OPENID_CLIENT_ID: client.clientId,
        OPENID_CLIENT_SECRET: client.clientSecret,
        OPENID_SCOPE: 'openid profile email phone address',
        OPENID_LOGIN_ACR: 'none',
        OPENID_REGISTER_ACR: 'none',
      };
      await provide({ env });
    },
    { scope: 'worker' },
  ],
});

// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ elsewhere: { provider } }) => {
  provider.calls = [];
  provider.person = {
    sub: crypto.randomUUID(),
    given_name: 'Elli',
    email: 'elli@koti.example',
    address: { street_address: 'Metsätie 4', postal_code: '33100', locality: 'Tampere' },
  };
});

const loggedInAs = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a customer logs in at another provider and out across origins (R212, R226)', async ({
  page,
  visit,
  elsewhere,
}) => {
  await visit('/tuotemerkit');
  await page.getByRole('link', { name: 'Kirjaudu' }).click();
  const menu = loggedInAs(page, 'Oma tili: Elli');
  await expect(menu).toBeVisible();
  await menu.click();
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await expect(page.getByRole('link', { name: 'Kirjaudu' })).toBeVisible();
  await expect(page).toHaveURL(/\/tuotemerkit$/);
  expect(elsewhere.provider.calls).toContain('GET /leave');
});

test('standard claims of the provider are on the account; pages that it does not have are not linked', async ({
  page,
  visit,
  problems,
}) => {
  problems.allow(/status of 404/);
  await goTo(page, '/check-login?target=/oma-tili');
  await expect(page.getByText('elli@koti.example')).toBeVisible();
  await axe(page);
  await expect(page.getByRole('link', { name: /bonuskort|Muokkaa tietoja/i })).toHaveCount(0);
  await loggedInAs(page, 'Oma tili: Elli').click();
  await expect(page.getByRole('link', { name: 'Tilaukset' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /bonuskort|Omat tiedot/i })).toHaveCount(0);
  expect(await visit('/check-profile')).toBe(404);
  expect(await visit('/check-bonus-card')).toBe(404);
});

test('a customer without a name has a button with one', async ({ page, elsewhere }) => {
  elsewhere.provider.person = { sub: crypto.randomUUID() };
  await goTo(page, '/check-login?target=/oma-tili');
  await expect(page.getByRole('heading', { name: 'Oma tili', level: 1 })).toBeVisible();
  await expect(loggedInAs(page, 'Oma tili')).toBeVisible();
  await expect(page.getByText('Sähköposti')).toHaveCount(0);
  await axe(page);
});

test('the shop’s own provider is closed', async ({ visit, problems }) => {
  problems.allow(/status of 404/);
  expect(await visit('/identity/password-reset')).toBe(404);
  expect(await visit('/identity/.well-known/openid-configuration')).toBe(404);
});

test('two tabs log in one after the other, and each comes to its place', async ({
  page,
  context,
}) => {
  const setOut = async (target: string) => {
    const response = await context.request.get(`/check-login?target=${target}`, {
      maxRedirects: 0,
    });
    return response.headers()['location'] ?? '';
  };
  const [first, second] = [await setOut('/tuotemerkit'), await setOut('/haku?hakutermi=te')];
  await goTo(page, first);
  await expect(page).toHaveURL(/\/tuotemerkit$/);
  const other = await context.newPage();
  await goTo(other, second);
  await expect(other).toHaveURL(/\/haku\?hakutermi=te$/);
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('one logs in, and out across origins (R212, R226)', async ({
    page,
    problems,
    visit,
    elsewhere,
  }) => {
    problems.allow(/^request: csp \S+\.js$|favicon\.ico/);
    await visit('/tuotemerkit');
    await page.getByRole('link', { name: 'Kirjaudu' }).click();
    await expect(page).toHaveURL(/\/tuotemerkit$/);
    await visit('/check-logout?target=/tuotemerkit');
    await page.getByRole('button', { name: 'Kirjaudu ulos' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/tuotemerkit');
    expect(elsewhere.provider.calls).toContain('GET /leave');
    await visit('/check-logout');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
