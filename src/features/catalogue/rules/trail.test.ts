import { expect, test } from 'vitest';
import { categoryAddress, crumbsOf } from './crumbs.ts';
import { campaignDepth, campaignOf, productTrail, visited } from './trail.ts';

const levels = [
  { name: 'Housut', path: 'muoti/naisten-vaatteet/housut', level: 3 },
  { name: 'Muoti', path: 'muoti', level: 1 },
  { name: 'Naisten vaatteet', path: 'muoti/naisten-vaatteet', level: 2 },
];
const page = (to: string) => ({ to, name: to });

test('segments of each level, sorted by level, are joined onto the base (R074)', () => {
  expect(categoryAddress(levels)).toBe('/kategoria/muoti/naisten-vaatteet/housut');
  expect(crumbsOf(levels)).toEqual([
    { name: 'Muoti', to: '/kategoria/muoti' },
    { name: 'Naisten vaatteet', to: '/kategoria/muoti/naisten-vaatteet' },
    { name: 'Housut', to: '/kategoria/muoti/naisten-vaatteet/housut' },
  ]);
});

test.each([
  ['3-plus-1-paivaa', 1, 1],
  ['3-plus-1-paivaa', 2, 1],
  ['black-friday', 2, 1],
  ['black-friday', 1, 2],
])('after %s and %i crumbs come %i levels (R075)', (campaign, crumbs, depth) => {
  expect(campaignDepth(campaign, crumbs)).toBe(depth);
});

test.each([
  ['/kategoria/kampanjat/black-friday?sivu=2', 'black-friday'],
  ['/kampanja/3-plus-1-paivaa', '3-plus-1-paivaa'],
  ['/kategoria/muoti?kampanja=black-friday', null],
  ['/kategoria/kampanjat', null],
])('%s is the list of the campaign %s', (address, campaign) => {
  expect(campaignOf(address)).toBe(campaign);
});

test('on a product a campaign’s crumbs end in the product’s categories (R075, R076)', () => {
  const from = { name: 'Black Friday', to: '/kategoria/kampanjat/black-friday?sivu=2' };
  expect(productTrail(levels, from, 'Kampanjat')).toEqual([
    { name: 'Kampanjat', to: '/kategoria/kampanjat' },
    from,
    { name: 'Muoti', to: '/kategoria/muoti?kampanja=black-friday' },
  ]);
  const own = { name: 'Hiusviikko', to: '/kampanja/hiusten-hellimisviikko' };
  expect(productTrail(levels, own, 'Kampanjat').map(({ to }) => to)).toEqual([
    '/kampanja/hiusten-hellimisviikko',
    '/kategoria/muoti?kampanja=hiusten-hellimisviikko',
    '/kategoria/muoti/naisten-vaatteet?kampanja=hiusten-hellimisviikko',
  ]);
});

test('the crumb of the list one came from leads back to it with its filters', () => {
  const from = page('/kategoria/muoti/naisten-vaatteet?koko=S');
  expect(productTrail(levels, from, '').map(({ to }) => to)).toEqual([
    '/kategoria/muoti',
    '/kategoria/muoti/naisten-vaatteet?koko=S',
    '/kategoria/muoti/naisten-vaatteet/housut',
  ]);
  expect(productTrail(levels, page('/kategoria/koti'), '')).toEqual(crumbsOf(levels));
  expect(productTrail(levels, undefined, '')).toEqual(crumbsOf(levels));
});

test('going back removes the last two entries, and the page arrived at is visited anew (R077)', () => {
  const [a, b, c] = [page('/kategoria/a'), page('/kategoria/b'), page('/tuote/c')];
  const there = [a, b, c].reduce<{ to: string; name: string }[]>(
    (history, visit) => visited(history, visit, false),
    [],
  );
  expect(there).toEqual([a, b, c]);
  expect(visited(there, b, true)).toEqual([a, b]);
  expect(visited(visited(there, b, true), c, true)).toEqual([a, b, c]);
});

test('the same page again is one entry, and only the last fifty are kept (R078)', () => {
  const pages = Array.from({ length: 60 }, (_, i) => page(`/kategoria/${i}`));
  const history = pages.reduce<{ to: string; name: string }[]>(
    (all, visit) => visited(visited(all, visit, false), visit, false),
    [],
  );
  expect(history).toEqual(pages.slice(-50));
});
