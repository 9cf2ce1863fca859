/** The consent widget on a page of another site, with a service that answers as the test wants. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { languages } from '../src/platform/i18n/language.ts';
import { axe } from './fixtures/page.ts';
import { buttonsIn, club, ConsentService, openClub, said, service } from './fixtures/club.ts';

const email = 'Title of email-marketing';
const group = 'Title of dma';
const [declineLabel, submitLabel] = buttonsIn('fi', 'Control');
const read = 'GET /consents/marketing';
const post = 'POST /consents/marketing';
const record = 'POST /customer-engagement';
const engagement = 'GET /customer-engagement';
const texts = 'GET /consents/marketing/translations/customer/fi';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test.use({ actionTimeout: 10_000 });

test.describe('as a module', () => {
  test('shows campaign, texts and a box for each consent, ticked at first, and sends every one (R322, R327, R328, R331, R332, R334, R302)', async ({
    page,
  }) => {
    const asked = new ConsentService();
    await openClub(page, asked);
    await expect(page.getByRole('heading', { name: 'May we? fi' })).toBeVisible();
    await page.getByText('Valitse yksitellen').click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6);
    await expect(page.locator('fieldset[name=dma-consents]')).toContainText('About dma');
    await axe(page);
    await box(page, 'Title of mobile-marketing').uncheck();
    await box(page, 'Title of third-party-targeting-meta').uncheck();
    await button(page, submitLabel).click();
    await expect(page.getByRole('status')).toHaveText(/^Valintasi on tallennettu/);
    await expect(page.getByRole('status')).toBeFocused();
    await expect.poll(() => said(page)).toEqual(['submit']);
    const sent = asked.requests.filter(({ call }) => call === post);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        consents: {
          'email-marketing': 'SIGNED',
          'mobile-marketing': 'REVOKED',
          'third-party-targeting-google': 'SIGNED',
          'third-party-targeting-meta': 'REVOKED',
          'third-party-targeting-others': 'SIGNED',
        },
        textVersions: Object.fromEntries(
          ['email-marketing', 'mobile-marketing']
            .concat(['google', 'meta', 'others'].map((one) => `third-party-targeting-${one}`))
            .map((id) => [id, `${id}-1`]),
        ),
        channel: 'widget',
      },
    ]);
    await expect.poll(() => asked.calls(record)).toBe(1);
    for (const { headers } of asked.requests)
      expect(headers).toMatchObject({
        accept: 'application/json',
        'x-language': 'fi',
        'x-encrypted-auth': 'token',
        'content-type': 'application/json',
      });
    await expect
      .poll(() => page.evaluate(() => [localStorage.length, sessionStorage.length]))
      .toEqual([0, 0]);
  });

  test('while the answer is sent the list is empty; a failure brings it back with the ticks, and it is read again (R333, R326)', async ({
    page,
  }) => {
    const asked = new ConsentService();
    asked.failing = { [post]: { status: 0 } };
    await openClub(page, asked, { settings: { initiallyChecked: false } });
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await box(page, email).check();
    const held = page.waitForRequest(
      (one) => one.method() === 'POST' && one.url().endsWith('/consents/marketing'),
    );
    await button(page, submitLabel).click();
    await held;
    await expect(page.getByRole('status')).toHaveText('Tallennetaan');
    await expect(page.locator('form')).toHaveCount(0);
    await page.reload();
    asked.failing = { [post]: { status: 503 } };
    await box(page, email).check();
    const reads = asked.calls(read);
    await button(page, submitLabel).click();
    await expect(page.getByRole('alert')).toHaveText(/^Valintaa ei saatu tallennettua/);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(box(page, email)).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect.poll(() => asked.calls(read)).toBe(reads + 1);
    await expect.poll(() => said(page)).toEqual([]);
    expect(asked.calls(record)).toBe(0);
    asked.failing = {};
    await button(page, submitLabel).click();
    await expect.poll(() => said(page)).toEqual(['submit']);
  });

  test('a text that has changed is read again, and nothing is sent in the meantime (R424)', async ({
    page,
  }) => {
    const asked = new ConsentService();
    asked.failing = { [post]: { status: 400, code: 'text-unknown' } };
    await openClub(page, asked);
    await expect(box(page, email)).toBeChecked();
    asked.version = 2;
    await button(page, submitLabel).click();
    await expect(page.getByRole('alert')).toHaveText(/^Suostumuksen teksti on muuttunut/);
    expect(asked.calls(texts)).toBe(2);
    asked.failing = {};
    await button(page, submitLabel).click();
    await expect.poll(() => said(page)).toEqual(['submit']);
    expect(JSON.stringify(asked.requests.filter(({ call }) => call === post).at(-1))).toContain(
      'email-marketing-2',
    );
  });

  test('submitting needs a tick: the form says so, and declining is always possible (R335, R343)', async ({
    page,
  }) => {
    const asked = new ConsentService();
    await openClub(page, asked, { settings: { initiallyChecked: false } });
    await button(page, submitLabel).click();
    await expect(page.getByRole('alert')).toHaveText(/^Valitse ainakin yksi kohta/);
    await expect(page.getByRole('alert')).toBeFocused();
    await axe(page);
    expect(asked.calls(post)).toBe(0);
    await box(page, group).check();
    await expect(page.getByRole('alert')).toHaveText('');
    await button(page, submitLabel).click();
    await expect.poll(() => asked.calls(post)).toBe(1);
  });

  test('the box of the group has three states and sets all its consents (R328, R348, R349)', async ({
    page,
  }) => {
    await openClub(page, new ConsentService(), { settings: { initiallyChecked: false } });
    const whole = box(page, group);
    await page.getByText('Valitse yksitellen').click();
    const isMixed = () => whole.evaluate((one: HTMLInputElement) => one.indeterminate);
    await box(page, 'Title of third-party-targeting-google').check();
    await expect.poll(() => isMixed()).toBe(true);
    await whole.click();
    await expect(page.locator('fieldset').getByRole('checkbox', { checked: true })).toHaveCount(4);
    await expect.poll(() => isMixed()).toBe(false);
    await whole.click();
    await expect(page.locator('fieldset').getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(box(page, email)).not.toBeChecked();
  });

  test('without a token it asks to log in, and requests nothing (R324)', async ({ page }) => {
    const asked = new ConsentService();
    for (const isGate of [false, true]) {
      await openClub(page, asked, { settings: { authToken: null, language: 'sv' }, isGate });
      const alert = page.getByRole('alert');
      if (isGate) await expect(page.locator('#place')).toBeEmpty();
      else await expect(alert).toHaveText('Logga in för att hantera dina samtycken.');
    }
    expect(asked.requests).toEqual([]);
  });

  test('a token that is not valid is reported, and nothing is tried again (R304, R310)', async ({
    page,
  }) => {
    await page.clock.install();
    const asked = new ConsentService();
    asked.failing = { [read]: { status: 401 }, [texts]: { status: 401 } };
    await openClub(page, asked);
    await expect(page.getByRole('alert')).toHaveText(/^Kirjaudu sisään/);
    await expect.poll(() => said(page)).toEqual(['invalid-auth']);
    await page.clock.runFor(60_000);
    expect(asked.requests).toHaveLength(2);
  });

  test('consents that cannot be loaded: an error, and another try every five seconds (R319, R325, R424)', async ({
    page,
  }) => {
    await page.clock.install();
    const asked = new ConsentService();
    asked.failing = { [read]: { status: 503 } };
    await openClub(page, asked);
    await expect(page.getByRole('alert')).toHaveText(/^Suostumuksia ei saatu haettua/);
    expect(asked.calls(read)).toBe(1);
    // Its clock runs on meanwhile.
    await page.clock.runFor(3_000);
    expect(asked.calls(read)).toBe(1);
    const again = page.waitForResponse(`${service}/api/v1/consents/marketing`);
    await page.clock.runFor(2_100);
    await again;
    expect(asked.calls(read)).toBe(2);
    asked.failing = {};
    await page.clock.runFor(5_100);
    await expect(page.getByRole('heading', { name: 'May we? fi' })).toBeVisible();
  });

  test('texts that cannot be loaded are logged, and the form waits for them (R311, R426)', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const asked = new ConsentService();
    asked.failing = { [texts]: { status: 500 } };
    await openClub(page, asked);
    await expect(page.getByRole('alert')).toHaveText(/^Suostumuksia ei saatu haettua/);
    expect(logged.join('\n')).toContain('Error while fetching translations');
    await expect(page.locator('form')).toHaveCount(0);
  });

  test('an empty list shows nothing; without e-mail it is about third parties, one by one (R326, R338)', async ({
    page,
  }) => {
    const asked = new ConsentService();
    asked.asked = [];
    const answered = page.waitForResponse(`${service}/api/v1/consents/marketing`);
    await openClub(page, asked);
    await answered;
    await expect(page.locator('#place')).toBeEmpty();
    for (const [ids, mode] of [
      [['third-party-targeting-google', 'third-party-targeting-meta'], 'dma-only'],
      [['email-marketing', 'third-party-targeting-meta'], 'all'],
    ] as const) {
      asked.asked = [...ids];
      await page.reload();
      await expect(page.locator('form')).toHaveAttribute('data-mode', mode);
      const meta = box(page, 'Title of third-party-targeting-meta');
      await expect(meta).toBeVisible({ visible: mode === 'dma-only' });
    }
  });

  test('declining is recorded, hides the form and is reported; a failure changes nothing (R308, R337)', async ({
    page,
  }) => {
    const asked = new ConsentService();
    asked.failing = { 'POST /customer-engagement/decline': { status: 503 } };
    await openClub(page, asked, { isGate: true });
    await button(page, declineLabel).click();
    await expect(page.getByRole('alert')).toHaveText(/^Vastausta ei saatu tallennettua/);
    await expect.poll(() => said(page)).toEqual([]);
    asked.failing = {};
    const before = asked.calls(engagement);
    await button(page, declineLabel).click();
    await expect(page.getByRole('status')).toHaveText(/^Selvä/);
    await expect.poll(() => said(page)).toEqual(['decline']);
    await expect.poll(() => asked.calls(engagement)).toBe(before + 1);
    expect(asked.calls(post)).toBe(0);
  });

  test('the gate shows it to those who are to be asked, by engagement and by list (R330, R340, R341, R342, R345, R306)', async ({
    page,
  }) => {
    const now = Math.floor(Date.now() / 1000);
    const day = 86_400;
    const rows = [
      ['never shown', {}, {}, true],
      ['declined', { declineTimestamp: now - 99 * day }, {}, false],
      ['declined, ignored', { declineTimestamp: now - 99 * day }, { ignoreDecline: true }, true],
      ['13 days ago', { lastShownTimestamp: now - 13 * day }, {}, false],
      ['15 days ago', { lastShownTimestamp: now - 15 * day }, {}, true],
      ['15 of 30', { lastShownTimestamp: now - 15 * day, intervalDays: 30 }, {}, false],
      ['3 of 2', { lastShownTimestamp: now - 3 * day }, { triggerIntervalDays: 2 }, true],
    ] as const;
    for (const [name, known, settings, isShown] of rows) {
      const asked = new ConsentService();
      Object.assign(asked.engagement, known);
      await page.unrouteAll({ behavior: 'wait' });
      const both = [
        `${service}/api/v1/consents/marketing`,
        `${service}/api/v1/customer-engagement`,
      ];
      const answered = Promise.all(both.map((one) => page.waitForResponse(one)));
      await openClub(page, asked, { isGate: true, settings });
      await answered;
      await expect(page.locator('form'), name).toHaveCount(isShown ? 1 : 0);
    }
    const asked = new ConsentService();
    asked.asked = [];
    await page.unrouteAll({ behavior: 'wait' });
    await openClub(page, asked, { isGate: true });
    await expect.poll(() => asked.calls(engagement)).toBe(1);
    await expect(page.locator('form')).toHaveCount(0);
    // Where nothing depends on it, the engagement is not requested.
    const plain = new ConsentService();
    await page.unrouteAll({ behavior: 'wait' });
    await openClub(page, plain);
    await expect(page.locator('form')).toBeVisible();
    expect(plain.calls(engagement)).toBe(0);
  });

  test('widgets share requests within two seconds, and what was read for five minutes (R304, R319)', async ({
    page,
  }) => {
    await page.clock.install();
    const asked = new ConsentService();
    await openClub(page, asked, { times: 2 });
    await expect(page.locator('form')).toHaveCount(2);
    expect([asked.calls(read), asked.calls(texts)]).toEqual([1, 1]);
    const show = (is: boolean) =>
      page.evaluate(
        (isShown) => (window as unknown as { show(is: boolean): void }).show(isShown),
        is,
      );
    // Getting the focus back reads nothing.
    await page.clock.runFor(10_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(asked.calls(read)).toBe(1);
    await show(false);
    await page.clock.runFor(290_000);
    asked.failing = { [read]: { status: 503 } };
    await show(true);
    await expect(page.locator('form')).toHaveCount(2);
    await expect.poll(() => asked.calls(read)).toBe(2);
    await show(false);
    await page.clock.runFor(301_000);
    await show(true);
    await expect(page.getByRole('alert')).toHaveText([/^Suostumuksia ei/, /^Suostumuksia ei/]);
    await expect(page.locator('form')).toHaveCount(0);
  });

  test('the picture comes on wide screens only; the background everywhere (R322, R323)', async ({
    page,
  }) => {
    const in3 = (text: string) => ({ fi: text, sv: text, en: text });
    const asked = new ConsentService();
    const link = { label: 'To the campaign', url: 'https://shop.example/campaign' };
    asked.campaign = {
      campaignTitle: in3('Spring'),
      campaignText: in3('Everything is new'),
      campaignLink: { fi: link, sv: link, en: link },
      backgroundImage: 'https://shop.example/back.svg',
      image: {
        title: in3('Tulips'),
        description: in3('Red tulips'),
        url: 'https://shop.example/image.svg',
      },
    };
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.setViewportSize({ width: 767, height: 900 });
    await openClub(page, asked);
    await expect(page.getByText('Everything is new')).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the campaign' })).toHaveAttribute(
      'href',
      link.url,
    );
    await expect.poll(() => fetched).toContain('https://shop.example/back.svg');
    expect(fetched).not.toContain('https://shop.example/image.svg');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('img', { name: 'Red tulips' })).toBeVisible();
    await axe(page);
  });
});

test('as a modal it opens at once, keeps the keyboard, records each opening once, and opens again (R320, R336, R339)', async ({
  page,
}) => {
  const asked = new ConsentService();
  await openClub(page, asked, { isModal: true });
  const dialog = page.getByRole('dialog', { name: 'May we? fi' });
  await expect(dialog).toBeVisible();
  await expect.poll(() => asked.calls(record)).toBe(1);
  await axe(page);
  await expect(button(page, 'Sulje')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // Escape closes and declines nothing.
  await expect.poll(() => said(page)).toEqual(['close']);
  expect(asked.calls('POST /customer-engagement/decline')).toBe(0);
  await expect(page.locator('#opener')).toBeFocused();
  await page.evaluate(() => (window as unknown as Opened).widget.current.open());
  await expect(dialog).toBeVisible();
  await expect.poll(() => asked.calls(record)).toBe(2);
  await button(page, declineLabel).press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => said(page)).toEqual(['close', 'decline', 'close']);
});

interface Opened {
  widget: { current: { open(): void } };
}

/** What makes a button easy to see and to press. */
const lookOf = (one: Locator) =>
  one.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const look = ['color', 'backgroundColor', 'borderColor', 'fontSize', 'fontWeight'] as const;
    const more = ['opacity', 'textDecoration', 'cursor', 'padding', 'boxShadow'] as const;
    return [width, height, ...[...look, ...more].map((name) => style[name])];
  });

for (const variant of ['Control', 'A', 'B']) {
  test(`buttons of variant ${variant}: other words, and declining looks as accepting does in every theme, language and width (R321, R329, R344)`, async ({
    page,
  }) => {
    for (const language of languages) {
      for (const theme of ['plain', 'tonal'] as const) {
        const asked = new ConsentService();
        asked.variant = variant;
        await page.unrouteAll({ behavior: 'wait' });
        await openClub(page, asked, { settings: { language, theme } });
        const [decline, submit] = buttonsIn(language, variant);
        await expect(page.locator(`.consents-${theme}`)).toBeVisible();
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await lookOf(button(page, decline))).toEqual(await lookOf(button(page, submit)));
          const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scroll).toBeLessThanOrEqual(width);
        }
        const ground = await page
          .locator('.consents')
          .evaluate((one) => getComputedStyle(one).backgroundColor);
        expect(ground).toBe(theme === 'tonal' ? 'rgb(246, 243, 236)' : 'rgb(255, 255, 255)');
      }
    }
  });
}

test.describe('as an element', () => {
  test('asks, submits and says so by events, with the keyboard alone (R320, R332, R344)', async ({
    page,
  }) => {
    const asked = new ConsentService();
    await openClub(page, asked, {
      kind: 'element',
      isModal: true,
      isGate: true,
      settings: { theme: 'tonal', initiallyChecked: false, language: 'fi' },
    });
    await expect(page.getByRole('dialog', { name: 'May we? fi' })).toBeVisible();
    await axe(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Read more' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(box(page, email)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(/^Valintasi on tallennettu/);
    await expect.poll(() => said(page)).toEqual(['submit']);
    await page.keyboard.press('Escape');
    await expect.poll(() => said(page)).toEqual(['submit', 'close']);
    expect(asked.calls(post)).toBe(1);
    const tokens = await page.content();
    expect(tokens.replace(/<script[^]*?<\/script>/g, '')).not.toContain('token');
  });

  test('works in forced colours, with letters of double size, at 320 pixels', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 320, height: 700 });
    await openClub(page, new ConsentService(), { kind: 'element', settings: { theme: 'tonal' } });
    await expect(button(page, submitLabel)).toBeVisible();
    await page.addStyleTag({ url: `${club}/style.css` });
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await axe(page);
  });
});
