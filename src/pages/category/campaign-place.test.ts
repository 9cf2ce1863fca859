import { expect, test } from 'vitest';
import { clockFrom } from '#platform/time.ts';
import type { Campaign } from '#features/campaigns/rules.ts';
import { campaignPlace } from './campaign-place.ts';

const campaign = (path: string, endTime: string): Campaign => ({
  path,
  name: { fi: `Kampanja ${path}`, sv: `Kampanj ${path}` },
  level: 'normal',
  description: {},
  color: '#000000',
  useColorForPrices: false,
  startTime: '2026-11-16T00:00:00+02:00',
  endTime,
  filters: [],
  isPickupPointShippingFree: false,
  navigationSubcategories: [{ name: { fi: 'Koti', sv: 'Hem' }, path: 'koti' }],
});
const facts = {
  campaigns: [
    campaign('black-friday', '2026-12-01T00:00:00Z'),
    campaign('outlet', '2030-01-01T00:00:00Z'),
    campaign('ohi', '2026-11-17T00:00:00Z'),
  ],
  language: 'sv',
  now: clockFrom(Temporal.Instant.from('2026-11-20T12:00:00Z')),
} as const;

test('the category of an active campaign holds its products, below the list of campaigns (R066, R069)', () => {
  expect(campaignPlace('kampanjat/black-friday', facts)).toEqual({
    title: 'Kampanj black-friday',
    steps: [
      { name: 'Kampanjer', path: 'kampanjat', level: 1 },
      { name: 'Kampanj black-friday', path: 'kampanjat/black-friday', level: 2 },
    ],
    below: [{ name: 'Hem', urlPath: '/kategoria/koti?kampanja=black-friday' }],
    about: null,
    fixed: { name: 'campaigns', ids: ['black-friday'] },
  });
});

test('a campaign says what it is about, and may end in a link to log in (R178)', () => {
  const description = { sv: 'Hårprodukter –40 % med kort.' };
  const about = (more: Partial<Campaign>) => {
    const reported = { ...campaign('hiukset', '2026-12-01T00:00:00Z'), description, ...more };
    return campaignPlace('kampanjat/hiukset', { ...facts, campaigns: [reported] })?.about;
  };
  expect(about({})).toEqual({ text: description.sv, loginLink: null });
  const loginLink = { fi: 'Kirjaudu', sv: 'Logga in' };
  expect(about({ loginLink })).toEqual({ text: description.sv, loginLink: 'Logga in' });
});

test('the category of campaigns holds the products of all active ones (R066, R067)', () => {
  const place = campaignPlace('kampanjat', facts);
  expect(place?.steps).toEqual([{ name: 'Kampanjer', path: 'kampanjat', level: 1 }]);
  expect(place?.below.map(({ urlPath }) => urlPath)).toEqual([
    '/kategoria/kampanjat/black-friday',
    '/kategoria/kampanjat/outlet',
  ]);
  expect(place?.fixed).toEqual({ name: 'campaigns', ids: ['black-friday', 'outlet'] });
});

test.each(['kampanjat/ohi', 'kampanjat/tuntematon', 'kampanjat/outlet/koti', 'muoti', ''])(
  'there is no campaign at %j',
  (path) => {
    expect(campaignPlace(path, facts)).toBeNull();
  },
);

test('without an active campaign there is no category of them', () => {
  expect(campaignPlace('kampanjat', { ...facts, campaigns: [] })).toBeNull();
});
