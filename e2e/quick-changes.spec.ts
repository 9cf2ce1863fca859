import type { Page } from '@playwright/test';
import { listSorts, sortValue } from '../src/features/catalogue/url-state/sorts.ts';
import { readListState } from '../src/features/catalogue/url-state.ts';
import { writeListState } from '../src/features/catalogue/url-state/write.ts';
import { languages } from '../src/platform/i18n/language.ts';
import { inTurn } from './fixtures/in-turn.ts';
import { expect, test } from './fixtures/test.ts';

type Step = 'sort' | 'clear' | 'reduced' | 'next' | `${'box' | 'chip'} ${number}`;

interface Sequence {
  /** Colours chosen at first, by their place in the list. */
  from: number[];
  steps: Step[];
  colours: number[];
  also?: string;
  /** All steps are taken before the first answer: what the last one means depends on the list it is in. */
  isHeld?: boolean;
}

const path = '/kategoria/muoti';
const sort = 'price DESC';
const sorted = 'lajitteluperuste=hinta&lajittelusuunta=laskeva';
const sequences: Sequence[] = [
  { from: [0], steps: ['chip 0', 'sort'], colours: [], also: sorted },
  { from: [0], steps: ['sort', 'chip 0'], colours: [], also: sorted },
  { from: [0], steps: ['chip 0', 'box 1'], colours: [1] },
  { from: [0, 1], steps: ['chip 0', 'chip 1'], colours: [] },
  { from: [0, 1], steps: ['clear', 'box 2'], colours: [2] },
  { from: [], steps: ['box 0', 'sort'], colours: [0], also: sorted },
  // The first page of the new list, whatever page of the old one was asked for.
  { from: [], steps: ['reduced', 'next'], colours: [], also: 'alennus=true', isHeld: true },
  { from: [], steps: ['box 0', 'chip 0', 'box 1', 'reduced'], colours: [1], also: 'alennus=true' },
];
const settings = languages.flatMap((language) =>
  [0, 400, 2000].map((delay) => ({ language, delay })),
);

const boxes = (page: Page) => page.locator('#rajaukset-lomake input[name="väri"]');
const chips = (page: Page) => page.locator('[data-list] ul a[aria-label]');
const names = (page: Page) => page.locator('[data-list] article h2');

/** The address's query, in the form in which the shop writes it. */
const queryOf = (colours: string[], also = '') => {
  const asked = new URLSearchParams(`${also}&väri=${colours.join('_')}`);
  return String(writeListState(readListState(asked, listSorts), listSorts));
};

const step = (page: Page, values: string[], labels: string[]) => {
  const [box, chip] = [
    (place: number) => page.locator(`#rajaukset-lomake input[value="${values[place]}"]`),
    (place: number) => chips(page).filter({ hasText: labels[place] }),
  ];
  return async (one: Step): Promise<void> => {
    const [kind, place] = one.split(' ');
    if (kind === 'box') await box(Number(place)).click();
    if (kind === 'chip') await chip(Number(place)).click();
    if (kind === 'clear') await page.locator('[data-list] ul:has(a[aria-label]) a').last().click();
    if (kind === 'reduced') await page.locator('#rajaukset-lomake input[name=alennus]').click();
    if (kind === 'next') await page.locator('[data-list] a[rel=next]').click();
    if (kind === 'sort') await page.locator('select[form=rajaukset-lomake]').selectOption(sort);
  };
};

for (const [{ from, steps, colours, also, isHeld }, { language, delay }] of inTurn(
  sequences,
  settings,
)) {
  test.describe(`in ${language}, with answers after ${delay} ms`, () => {
    test.use({ language });

    test(`${steps.join(', ')} in haste, from ${from.length} colours: the list is what was chosen (R080, R082, R083)`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      const enabled = boxes(page).and(page.locator(':enabled'));
      await expect(enabled.nth(2)).toBeAttached();
      const values = await enabled.evaluateAll((all) =>
        all.slice(0, 3).map((one) => (one as HTMLInputElement).value),
      );
      const labels = await page
        .locator('#rajaukset-lomake label:has(input[name="väri"]:enabled) span')
        .allTextContents();
      const at = (places: number[]) => places.map((place) => values[place] ?? '');
      await visit(`${path}?${queryOf(at(from))}`);
      await expect(page.locator('#rajaukset-lomake button[type=submit]')).toHaveCount(1);
      const taken = Promise.withResolvers<void>();
      if (!isHeld) taken.resolve();
      await page.route(/muoti\.data/, async (route) => {
        await taken.promise;
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
      const take = step(page, values, labels);
      for (const one of steps) await take(one);
      taken.resolve();
      // Controls show it before the answer, and still do after it.
      const expectChosen = async () => {
        await expect(boxes(page).and(page.locator(':checked'))).toHaveCount(colours.length);
        for (const value of at(colours)) {
          await expect(page.locator(`#rajaukset-lomake input[value="${value}"]`)).toBeChecked();
        }
        await expect(chips(page)).toHaveCount(colours.length + (also === 'alennus=true' ? 1 : 0));
        await expect(page.locator('select[form=rajaukset-lomake]')).toHaveValue(
          also === sorted ? sort : sortValue(listSorts[0] ?? { field: 'name', direction: 'ASC' }),
        );
      };
      await expectChosen();
      await expect.poll(() => new URL(page.url()).search.slice(1)).toBe(queryOf(at(colours), also));
      await expect(page.locator('[data-list] [aria-busy]')).toHaveCount(0);
      await expectChosen();
      const listed = await names(page).allTextContents();
      await page.unroute(/muoti\.data/);
      await page.reload();
      await expect(names(page)).toHaveText(listed);
    });
  });
}
