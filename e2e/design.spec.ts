import type { Page } from '@playwright/test';
import { axe, expect, expectStill, test, withoutScript } from './fixtures/test.ts';
import { heardOn, listen } from './steps/listening.ts';

const addressOf = (id: string) => `/_design?esimerkki=${id}`;

/** Addresses of the examples that are shown by themselves only. */
const aloneOn = (page: Page): Promise<string[]> =>
  page
    .locator('figure:not(:has(> div)) a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).search));

/** Pixels by which the page is wider than the screen. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts of the examples that do not fit their boxes. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.locator('figure *, dialog[open] *, [data-toast] *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const isCut =
          (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (['hidden', 'clip'].includes(overflowY) &&
            element.scrollHeight > element.clientHeight + 1);
        return isCut && clipPath === 'none';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const largeText = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.setProperty('font-size', '200%');
    });
  });

const looks = [
  ['at 1280 pixels', { width: 1280, height: 900 }, false],
  ['at 320 pixels', { width: 320, height: 640 }, false],
  ['at 1280 pixels with letters of double size', { width: 1280, height: 900 }, true],
] as const;

for (const [title, viewport, isLarge] of looks) {
  test.describe(title, () => {
    test.use({ viewport });

    test('every example of every component fits, nothing is cut, axe finds nothing', async ({
      page,
      visit,
    }) => {
      test.slow();
      if (isLarge) await largeText(page);
      expect(await visit('/_design')).toBe(200);
      const alone = await aloneOn(page);
      expect(alone.length).toBeGreaterThan(8);
      for (const search of ['', ...alone]) {
        await test.step(search, async () => {
          if (search) await visit(`/_design${search}`);
          const floating = page.locator('dialog[open], [data-toast], [role=alert]').first();
          if (search) await expect(floating).toBeVisible();
          // Letters grow once the page is there.
          if (!isLarge) await expectStill(page);
          await expect.poll(() => overhang(page)).toBeLessThanOrEqual(0);
          await expect.poll(() => cutTexts(page)).toEqual([]);
          await axe(page);
        });
      }
    });
  });
}

test('where the system chooses the colours, every dialog has a border and every pressed thing a mark', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit('/_design');
  await axe(page);
  for (const search of (await aloneOn(page)).filter((one) => /modal|drawer|toast/.test(one))) {
    await visit(`/_design${search}`);
    const floating = page.locator('dialog[open], [data-toast]').first();
    await expect(floating).toBeVisible();
    await expect
      .poll(() => floating.evaluate((one) => getComputedStyle(one).borderTopStyle))
      .toBe('solid');
    await axe(page);
  }
});

test('a modal is medium and in the middle, opens and closes, and keeps the keyboard (R358, R359)', async ({
  page,
  visit,
}) => {
  await visit(addressOf('modal'));
  const modal = page.getByRole('dialog', { name: 'Measuring' });
  const opener = page.getByRole('button', { name: 'Open' });
  await expect(modal).toBeVisible();
  const box = await modal.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box?.width).toBe(480);
  expect(Math.abs((box?.x ?? 0) + 240 - 1280 / 2)).toBeLessThan(10);
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - height / 2)).toBeLessThan(2);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await opener.click();
  await expect(modal).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator('main figure > div > :not(dialog):focus, header :focus')).toHaveCount(
      0,
    );
  }
  // A click beside it does nothing where that was not asked for.
  await page.mouse.click(10, 10);
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: 'Sulje' }).click();
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
});

test('where it was asked for, a click beside a modal closes it (R358)', async ({ page, visit }) => {
  await visit(addressOf('modal-outside'));
  const modal = page.getByRole('dialog', { name: 'Measuring' });
  await modal.getByText('Measure around').click();
  await expect(modal).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(modal).toBeHidden();
});

test('modals are at most 20, 30 and 40 rem wide (R360)', async ({ page, visit }) => {
  const widths: (number | undefined)[] = [];
  for (const id of ['modal-small', 'modal', 'modal-large']) {
    await visit(addressOf(id));
    widths.push((await page.getByRole('dialog').boundingBox())?.width);
  }
  expect(widths).toEqual([320, 480, 640]);
});

for (const [language, label] of [
  ['fi', 'Sulje'],
  ['sv', 'Stäng'],
  ['en', 'Close'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`the button that closes a modal is called ${label} (R361)`, async ({ page, visit }) => {
      await visit(addressOf('modal'));
      await page.getByRole('button', { name: label, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
}

test('a modal passes the focus on after 500 ms, unless it has moved on (R362)', async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit(addressOf('modal'));
  const modal = page.getByRole('dialog');
  const close = modal.getByRole('button', { name: 'Sulje' });
  await expect(close).toBeFocused();
  await close.click();
  await page.clock.pauseAt(Date.now() + 60_000);
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect(modal).toBeFocused();
  await page.clock.runFor(499);
  await expect(modal).toBeFocused();
  await page.clock.runFor(1);
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await opener.click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.clock.runFor(1000);
  await expect(modal.getByRole('link')).toBeFocused();
});

test('behind a modal the page neither scrolls nor moves', async ({ page, visit }) => {
  await visit(addressOf('modal-long'));
  await page.keyboard.press('Escape');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(10, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => heading.boundingBox()).toEqual(before);
  await expectStill(page);
});

test('a notification is announced 100 ms after its cause (R363)', async ({ page, visit }) => {
  await page.clock.install();
  await visit('/_design');
  await page.clock.pauseAt(Date.now() + 60_000);
  const said = page.locator('[aria-live=polite] div');
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.clock.runFor(99);
  await expect(said).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(said).toHaveText('Eight products.');
});

test('a notification in the page is closed by its button (R366)', async ({ page, visit }) => {
  await visit(addressOf('banner-closing-warning'));
  const notification = page.getByRole('alert');
  await expect(notification).toContainText('Your cart has changed');
  await notification.getByRole('button', { name: 'Sulje ilmoitus' }).press('Enter');
  await expect(notification).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
});

test('a toast is read aloud, and closed by its button (R366)', async ({ page, visit }) => {
  await listen(page);
  await visit(addressOf('toast'));
  await expect.poll(() => heardOn(page)).toContain('The product was removed.');
  await page.getByRole('button', { name: 'Sulje ilmoitus' }).click();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

/** States that the panel goes through, from now on. */
const statesOf = (page: Page) =>
  page.locator('details').evaluate((panel) => {
    const seen = [(panel as HTMLDetailsElement).open ? 'open' : 'closed'];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(panel.dataset['state'] ?? '')).observe(panel, {
      attributeFilter: ['data-state'],
    });
  });

/** Leaves the panel closed and focused. Until its code is at work, it opens and closes without states. */
const moveWithKeyboard = async (page: Page) => {
  const panel = page.locator('details');
  const summary = panel.locator('summary');
  await expect(async () => {
    await summary.blur();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toHaveAttribute('data-state', 'open', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveAttribute('data-state', 'closed');
};

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`where motion is ${reducedMotion}, a panel opens and closes in its states (R364)`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(addressOf('collapsible'));
    await moveWithKeyboard(page);
    await statesOf(page);
    const text = page.getByText('Orders placed before noon');
    await page.keyboard.press('Enter');
    await expect(text).toBeVisible();
    await expect.poll(() => seenOn(page)).toEqual(['closed', 'opening', 'open']);
    await page.keyboard.press('Space');
    await expect(text).toBeHidden();
    await expect
      .poll(() => seenOn(page))
      .toEqual(['closed', 'opening', 'open', 'closing', 'closed']);
    await expectStill(page);
  });
}

test('where motion is reduced, nothing of a dialog moves', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(addressOf('drawer-side'));
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        // What follows a scroll does not move by itself.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getTiming().duration).length,
  );
  expect(moving).toBe(0);
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('all examples can be read, modals and panels open and close', async ({
    page,
    problems,
    visit,
  }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await visit('/_design');
    await page.locator('summary').first().click();
    await expect(page.getByText('Orders placed before noon').first()).toBeVisible();
    await visit(addressOf('modal'));
    const modal = page.getByRole('dialog', { name: 'Measuring' });
    await expect(modal.getByText('Measure around')).toBeVisible();
    await modal.getByRole('button', { name: 'Sulje' }).click();
    await expect(modal).toBeHidden();
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  });
});
