/** The consent widget on pages of other origins, with the shop's consent service. */
import { createServer, type Server } from 'node:http';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { demoSpace } from '../../src/features/content/testing.ts';
import { freePort } from '../../src/platform/testing/ports.ts';
import { axe, goTo } from '../fixtures/page.ts';
import { startShop } from '../fixtures/shop.ts';
import { logInHere } from '../steps/logging-in.ts';

const merchant = { ...demoSpace().marketingConsents, buttons: 'B', campaign: null };

/** A page that loads the widget from the shop. */
const pageOf = (shop: string, kind: 'module' | 'element', token: string) => {
  const files = `${shop}/consent/widget`;
  const settings = { baseUrl: `${shop}/consent`, authToken: token, initiallyChecked: false };
  const imports = {
    react: `${files}/example/react.js`,
    'react/jsx-runtime': `${files}/example/jsx-runtime.js`,
    'react-dom/client': `${files}/example/react-dom-client.js`,
    'consent-widget': `${files}/index.js`,
  };
  const scripts = {
    module: `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsentGate } from 'consent-widget';
createRoot(document.getElementById('place')).render(createElement(ConsentGate, ${JSON.stringify(settings)}));`,
    element: `import '${files}/element.js';
const element = document.createElement('consent-widget');
element.setAttribute('base-url', '${settings.baseUrl}');
element.setAttribute('language', 'sv');
element.setAttribute('initially-checked', 'false');
element.authToken = '${token}';
document.getElementById('place').append(element);`,
  };
  return `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Kerho</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${files}/style.css">
<script type="importmap">${JSON.stringify({ imports })}</script></head>
<body><main><h1>Kerho</h1><div id="place"></div></main><script type="module">${scripts[kind]}</script></body></html>`;
};

async function serve(port: number, shop: string, token: () => string): Promise<Server> {
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(pageOf(shop, url === '/element' ? 'element' : 'module', token()));
  });
  await new Promise<void>((done) => server.listen(port, done));
  return server;
}

/** A page of a browser of its own, in which the customer is logged in, and the customer's access token. */
async function asCustomer(browser: Browser, shop: string, email: string) {
  const page = await browser.newPage({ locale: 'fi-FI' });
  await goTo(page, `${shop}/check-login?target=/`);
  await logInHere(page, { email });
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'aitta_access')?.value ?? '';
  expect(token).not.toBe('');
  return { page, token };
}

const history = async (shop: string, token: string) => {
  const headers = { 'x-encrypted-auth': token };
  const reply = await fetch(`${shop}/consent/api/v1/consents/marketing/history`, { headers });
  const { consents } = (await reply.json()) as { consents: { contractId: string }[] };
  return consents;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('other sites of the merchant embed the widget as module and as element; any other origin is refused (R302, R305, R308, R320, R329, R332)', async ({
  browser,
}) => {
  test.slow();
  const [ownSite, stranger] = [await freePort(), await freePort()];
  const space = {
    'marketing-consents.json': JSON.stringify({
      ...merchant,
      sites: [`http://localhost:${ownSite}`],
    }),
  };
  const shop = await startShop({ space });
  let token = '';
  const servers = await Promise.all(
    [ownSite, stranger].map((port) => serve(port, shop.url, () => token)),
  );
  try {
    const aino = await asCustomer(browser, shop.url, 'aino@aitta.example');
    ({ token } = aino);
    // Not named by the merchant: the browser refuses, whatever the token is.
    const refused: string[] = [];
    aino.page.on('console', (message) => refused.push(message.text()));
    await goTo(aino.page, `http://localhost:${stranger}/`);
    await expect(async () => {
      expect(refused.join('\n')).toContain('has been blocked by CORS policy');
    }).toPass();
    await expect(aino.page.locator('form')).toHaveCount(0);
    await goTo(aino.page, `http://localhost:${ownSite}/`);
    await expect(button(aino.page, 'Hyväksy valitut')).toBeVisible();
    await axe(aino.page);
    await aino.page.getByRole('checkbox', { name: merchant.contracts[0]?.title.fi ?? '' }).check();
    await button(aino.page, 'Hyväksy valitut').click();
    await expect(aino.page.getByRole('status')).toHaveText(/^Valintasi on tallennettu/);
    const states = (await history(shop.url, token)).map((one) => [one.contractId, one]);
    expect(Object.fromEntries(states)).toMatchObject({
      'email-marketing': {
        state: 'SIGNED',
        decision: { channel: 'widget', origin: `http://localhost:${ownSite}`, language: 'fi' },
      },
      'mobile-marketing': { state: 'REVOKED', decision: { state: 'REVOKED' } },
      'third-party-targeting-meta': { state: 'REVOKED', decision: { state: 'REVOKED' } },
    });
    // Everything is decided, so nothing is asked.
    const answered = aino.page.waitForResponse(/\/consents\/marketing$/);
    await aino.page.reload();
    await answered;
    await expect(aino.page.locator('form')).toHaveCount(0);

    const onni = await asCustomer(browser, shop.url, 'onni@aitta.example');
    ({ token } = onni);
    await goTo(onni.page, `http://localhost:${ownSite}/element`);
    await button(onni.page, 'Avböj alla').click();
    await expect(onni.page.getByRole('status')).toHaveText(/^Då vet vi/);
    for (const { decision } of (await history(shop.url, token)) as { decision?: unknown }[])
      expect(decision).toBeNull();
    await goTo(onni.page, `http://localhost:${ownSite}/`);
    await expect(onni.page.locator('form')).toHaveCount(0);

    // The page that shows the widget keeps its policy, and stores nothing.
    const example = await browser.newPage();
    const problems: string[] = [];
    example.on('console', (message) => problems.push(message.text()));
    for (const [language, title] of Object.entries(merchant.title)) {
      await goTo(example, `${shop.url}/consent/widget/?language=${language}`);
      await expect(example.getByRole('heading', { name: title })).toHaveCount(2);
      await axe(example);
      for (const kind of ['module', 'element']) {
        await example.locator(`[data-open=${kind}]`).click();
        await expect(example.getByRole('dialog', { name: title })).toBeVisible();
        await example.keyboard.press('Escape');
        await expect(example.getByRole('dialog')).toHaveCount(0);
      }
    }
    expect(problems).toEqual([]);
  } finally {
    for (const server of servers) server.close();
    await shop.stop();
  }
});
