import { expect, narrow, test } from './fixtures/test.ts';

test('where the system chooses the colours, the current department has an outline and the search button a border', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit('/kategoria/muoti');
  const departments = page.getByRole('navigation', { name: 'Osastot' }).getByRole('link');
  const framed = await departments.evaluateAll((links) =>
    links
      .filter((link) => getComputedStyle(link).outlineStyle === 'solid')
      .map((one) => one.textContent),
  );
  expect(framed).toEqual(['Muoti']);
  const box = page.getByRole('button', { name: 'Hae', exact: true });
  await expect
    .poll(() => box.evaluate((button) => getComputedStyle(button).borderTopStyle))
    .toBe('solid');
});

test('with letters of double size no name of a product is cut', async ({ page, visit }) => {
  await visit('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const cut = await page
    .locator('article :is(h2, h3)')
    .evaluateAll((names) =>
      names
        .filter((name) => name.scrollHeight > name.clientHeight + 1)
        .map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
});

for (const language of ['fi', 'sv', 'en'] as const) {
  test.describe(`at 320 pixels with letters of double size in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, language });

    test('header and footer wrap: the page does not scroll sideways, and all of them can be pressed', async ({
      page,
      visit,
    }) => {
      await visit('/ostoskori');
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const out = await page
        .locator(':is(header, footer) :is(a, button, input):visible')
        .evaluateAll((all) =>
          all
            .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
            .filter(({ box }) => box.bottom > 0 && (box.left < 0 || box.right > innerWidth))
            .map(({ text }) => text),
        );
      expect(out).toEqual([]);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('at 320 pixels', () => {
  test.use({ ...narrow, viewport: { width: 320, height: 640 } });

  test('no page scrolls sideways, whatever the words of its heading', async ({ page, visit }) => {
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - 320);
    await visit('/kategoria/ruoka/herkut');
    const longest = await page.locator('article a[href*="/tuote/"]').evaluateAll((links) => {
      const longestWord = ({ textContent }: Element) =>
        Math.max(...textContent.split(/[\s-]/).map(({ length }) => length));
      const [link] = links.toSorted((a, b) => longestWord(b) - longestWord(a));
      return link?.getAttribute('href') ?? '';
    });
    const lists = ['/', '/kategoria/ruoka', '/haku?hakutermi=suklaa', '/tuotemerkit'];
    for (const path of [longest, ...lists, '/ostoskori', '/info/toimitustavat']) {
      await visit(path);
      await expect.poll(overhang, { message: path }).toBe(0);
    }
  });
});

test('the keyboard goes through the header as the eye does', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('link', { name: 'English' }).focus();
  const places: number[] = [];
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    places.push(
      await page.evaluate(() => document.activeElement?.getBoundingClientRect().left ?? 0),
    );
  }
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
