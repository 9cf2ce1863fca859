import { expect, test } from 'vitest';
import type { Campaign } from '#features/campaigns/record.ts';
import { shownFirst } from './leads.ts';

const campaign = (path: string, level: Campaign['level']): Campaign => ({
  path,
  name: { fi: `Nimi ${path}`, sv: `Namn ${path}` },
  level,
  description: { fi: 'Kuvaus' },
  color: '#000',
  useColorForPrices: false,
  startTime: '2026-01-01T00:00:00+02:00',
  endTime: '2027-01-01T00:00:00+02:00',
  filters: [],
  isPickupPointShippingFree: false,
});
const department = (path: string, count: number) => ({
  name: path,
  path,
  urlPath: `/kategoria/${path}`,
  count,
});
const facts = { language: 'sv', space: { pictures: new Map() } } as const;
const departments = [department('a', 5), department('b', 9), department('c', 7)];
const shown = (campaigns: Campaign[]) => {
  const { hero, banners } = shownFirst(campaigns, departments, facts, 2);
  return [hero?.urlPath ?? null, ...banners.map(({ urlPath }) => urlPath)];
};

test('without campaigns the largest departments are shown, and no hero of a campaign (R030)', () => {
  expect(shown([])).toEqual([null, '/kategoria/b', '/kategoria/c']);
});

test('the first campaign of high level is the hero, others are banners, each with its own page (R030)', () => {
  const campaigns = [campaign('x', 'high'), campaign('y', 'normal'), campaign('z', 'high')];
  const at = '/kategoria/kampanjat';
  expect(shown(campaigns)).toEqual([`${at}/x`, `${at}/y`, `${at}/z`]);
  expect(shown([campaign('y', 'normal')])).toEqual([null, `${at}/y`, '/kategoria/b']);
  const { hero } = shownFirst(campaigns, departments, facts, 2);
  expect(hero).toMatchObject({ name: 'Namn x', text: 'Kuvaus' });
});
