import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../campaigns/record.ts';
import type { CategoryNode } from '../contract.ts';
import { categoryMenu, entryAt, notFound, type MenuEntry } from './category-menu.ts';
import { parentOf } from './category-path.ts';
import type { CategoryNames } from '../record/catalogue-document.ts';

const topLevels = ['Muoti', 'Vaatteet', 'Kengät', 'Miehet', 'Koti', 'Hyvinvointi', 'Asusteet'];
const now = Date.parse('2026-11-20T12:00:00Z');

function node(name: string, path: string, children: CategoryNode[] = []): CategoryNode {
  const level = path === '' ? 0 : path.split('/').length;
  const urlPath = `/kategoria/${path}`;
  return { name, path, urlPath, level, breadcrumbs: [], parents: [], picture: null, children };
}

const tree = node('', '', [
  ...topLevels.map((name) =>
    node(name, name.toLowerCase(), [
      node('Alla', `${name.toLowerCase()}/alla`, [
        node('Alinna', `${name.toLowerCase()}/alla/alinna`, [
          node('Liian syvällä', `${name.toLowerCase()}/alla/alinna/pohja`),
        ]),
      ]),
    ]),
  ),
  node('Kampanjat', 'kampanjat', [node('Outlet', 'kampanjat/outlet')]),
  node('Outlet', 'kampanjat/outlet'),
]);

const campaign = (path: string, facts: Partial<Campaign> = {}): Campaign => ({
  path,
  name: { fi: path },
  level: 'normal',
  description: {},
  color: '#000000',
  useColorForPrices: false,
  startTime: '2026-11-16T00:00:00+02:00',
  endTime: '2026-12-01T00:00:00+02:00',
  filters: [],
  isPickupPointShippingFree: false,
  ...facts,
});
const blackFriday = campaign('black-friday', { level: 'high', menuName: { fi: 'Black Month' } });
const outlet = campaign('outlet', { isPermanent: true });
const threePlusOne = campaign('3-plus-1-paivaa', {
  level: 'high',
  navigationSubcategories: [
    { name: { fi: 'Kosmetiikka' }, path: 'kosmetiikka' },
    { name: { fi: 'Naiset' }, path: 'muoti' },
  ],
});
const past = { startTime: '2025-01-01T00:00:00Z', endTime: '2025-02-01T00:00:00Z' };

const menuOf = (campaigns: Campaign[], names: CategoryNames | null = null): MenuEntry[] =>
  categoryMenu({ tree, campaigns, now, language: 'fi', names });
const namesOf = (menu: MenuEntry[]) => menu.map(({ name }) => name);

describe('The menu of departments', () => {
  test('has the top levels of the tree in their order (R141, R147)', () => {
    expect(namesOf(menuOf([]))).toEqual(topLevels);
  });

  test('has what is below them, three levels in all (R145)', () => {
    const [fashion] = menuOf([]);
    expect(namesOf(fashion?.children ?? [])).toEqual(['Alla']);
    expect(entryAt(menuOf([]), 'muoti/alla/alinna')).toEqual({
      path: 'muoti/alla/alinna',
      name: 'Alinna',
      urlPath: '/kategoria/muoti/alla/alinna',
      children: [],
    });
  });

  test('has no list of campaigns for outlet, which is never over (R142, R143)', () => {
    expect(namesOf(menuOf([outlet]))).toEqual(topLevels);
    const list = entryAt(menuOf([outlet, blackFriday]), 'kampanjat');
    expect(namesOf(list?.children ?? [])).toEqual(['black-friday']);
  });

  test('leaves the tree’s campaigns and outlet out (R142)', () => {
    const menu = menuOf([]);
    expect(entryAt(menu, 'kampanjat')).toBeUndefined();
    expect(entryAt(menu, 'kampanjat/outlet')).toBeUndefined();
  });

  test('lists campaigns only while one is active (R143)', () => {
    expect(entryAt(menuOf([campaign('hiusviikko', past)]), 'kampanjat')).toBeUndefined();
    const list = entryAt(
      menuOf([campaign('hiusviikko', past), campaign('syyspaivat')]),
      'kampanjat',
    );
    expect(list).toMatchObject({ name: 'Kampanjat', urlPath: '/kategoria/kampanjat' });
    expect(list?.children).toEqual([
      {
        path: 'kampanjat/syyspaivat',
        name: 'syyspaivat',
        urlPath: '/kategoria/kampanjat/syyspaivat',
        children: [],
      },
    ]);
  });

  test('has Black Month, which is the category of Black Friday, while that is on (R144)', () => {
    const entry = menuOf([blackFriday]).find(({ name }) => name === 'Black Month');
    expect(entry?.urlPath).toBe('/kategoria/kampanjat/black-friday');
    expect(namesOf(menuOf([{ ...blackFriday, ...past }, campaign('syyspaivat')]))).not.toContain(
      'Black Month',
    );
  });

  test('has the current campaign’s categories, with its products only (R141, R171)', () => {
    const own = menuOf([campaign('syyspaivat'), threePlusOne])[topLevels.length];
    expect(own?.urlPath).toBe('/kategoria/kampanjat/3-plus-1-paivaa');
    expect(own?.children.map(({ name, urlPath }) => [name, urlPath])).toEqual([
      ['Kosmetiikka', '/kategoria/kosmetiikka?kampanja=3-plus-1-paivaa'],
      ['Naiset', '/kategoria/muoti?kampanja=3-plus-1-paivaa'],
    ]);
  });

  test.each([
    ['an important one before one that began later', { level: 'high' }, {}, 'a'],
    ['of two alike the one that began last', {}, {}, 'b'],
  ] as const)('takes as current campaign %s (R141)', (_, first, second, path) => {
    const categories = { navigationSubcategories: [{ name: { fi: 'Koti' }, path: 'koti' }] };
    const menu = menuOf([
      campaign('a', { ...categories, ...first, startTime: '2026-11-01T00:00:00Z' }),
      campaign('b', {
        ...categories,
        ...second,
        startTime: '2026-11-10T00:00:00Z',
        endTime: '2026-12-24T00:00:00Z',
      }),
    ]);
    expect(menu[topLevels.length]?.path).toBe(`kampanjat/${path}`);
  });

  test('calls Muoti Naiset when the flag is on (R148)', () => {
    const names: CategoryNames = { swaps: [[{ fi: 'Muoti' }, { fi: 'Naiset' }]], sentenceCase: [] };
    expect(namesOf(menuOf([], names))[0]).toBe('Naiset');
  });

  test('does without departments when the tree is not found (R100)', () => {
    const facts = { now, language: 'fi', names: null, tree: notFound } as const;
    expect(categoryMenu({ ...facts, campaigns: [] })).toEqual([]);
    expect(namesOf(categoryMenu({ ...facts, campaigns: [campaign('syyspaivat')] }))).toEqual([
      'Kampanjat',
    ]);
  });

  test.each([
    ['muoti/alla/alinna', 'muoti/alla'],
    ['muoti/alla', 'muoti'],
    ['muoti', ''],
  ])('goes back from %s to %j (R146)', (path, up) => {
    expect(parentOf(path)).toBe(up);
  });
});
