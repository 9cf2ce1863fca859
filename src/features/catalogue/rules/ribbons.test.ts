import { expect, test } from 'vitest';
import type { Campaign } from '../../campaigns/record.ts';
import { ribbonReader } from './ribbons.ts';

const colours = { text: '#000000', background: '#ffffff' };
const campaign = (path: string, day: number, more: Partial<Campaign> = {}): Campaign => ({
  path,
  name: { fi: `Nimi ${path}`, sv: `Namn ${path}` },
  level: 'normal',
  description: {},
  color: '#1a1f1c',
  useColorForPrices: false,
  startTime: `2026-11-${day}T00:00:00+02:00`,
  endTime: '2026-11-30T23:59:59+02:00',
  filters: [],
  isPickupPointShippingFree: false,
  ribbonColor: { main: colours, teasing: colours },
  ...more,
});
const campaigns = [
  campaign('late', 20),
  campaign('high', 10, { level: 'high' }),
  campaign('early', 15),
  campaign('plain', 25, { level: 'high', ribbonColor: undefined }),
];
const ribbonOf = ribbonReader({ language: 'sv', space: { campaigns } });
const of = (running: string[], coming: string[] = []) =>
  ribbonOf({ campaigns: running, comingCampaigns: coming });

test('a card has the ribbon of the most important campaign that runs, by its name (R170)', () => {
  expect(of(['early', 'high', 'late'])).toEqual({ colours: 'campaign-high', name: 'Namn high' });
  expect(of(['early', 'late'])?.name).toBe('Namn late');
  expect(of(['early'], ['high'])?.name).toBe('Namn early');
});

test('a card of a product in no campaign that runs has the ribbon of the next to come (R170)', () => {
  const next = { colours: 'campaign-early', name: 'Namn early', isComing: true };
  expect(of([], ['late', 'early'])).toEqual(next);
  expect(of(['plain'], ['early'])).toEqual(next);
});

test('a card has no ribbon of a campaign without one (R170)', () => {
  expect(of(['plain'], ['plain'])).toBeUndefined();
  expect(of([])).toBeUndefined();
});
