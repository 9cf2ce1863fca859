import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '#features/campaigns/record.ts';
import { contrast } from './pictures/colour.ts';
import { allProducts } from './products.ts';
import { readTable } from './tables.ts';

interface Colours {
  text: string;
  background: string;
}

interface DemoCampaign extends Omit<Campaign, 'path'> {
  bannerImage: { desktop: string; mobile: string };
  ribbonColor?: { main: Colours; teasing: Colours };
}

const space = new URL('demo-space/', import.meta.url);
const files = readdirSync(new URL('campaigns/', space));
const campaigns = files.map((file): [path: string, campaign: DemoCampaign] => [
  basename(file, '.json'),
  JSON.parse(readFileSync(new URL(`campaigns/${file}`, space), 'utf8')),
]);
const campaignAt = new Map(campaigns);

const products = allProducts();
const lines = readTable<'promotion' | 'only_reduced'>('promotions.tsv');
const departments = readTable<'key' | 'parent' | 'fi'>('categories.tsv').filter(
  ({ parent }) => parent === '',
);
const productsOf = ({ filters }: Pick<Campaign, 'filters'>) => {
  const ids = filters.flatMap(({ campaignIds }) => campaignIds);
  return products.filter(({ promotions }) => promotions.some((one) => ids.includes(one)));
};

describe.each(campaigns)('the campaign %s of the demo shop', (_, campaign) => {
  it('is written in three languages', () => {
    const { name, description, filters, navigationSubcategories = [] } = campaign;
    const texts = [
      name,
      description,
      ...[...filters, ...navigationSubcategories].map((one) => one.name),
    ];
    const lacking = texts.filter((text) => !text.fi || !text.sv || !text.en);
    expect(lacking).toEqual([]);
  });

  it('has at least twelve products, and some for every filter', () => {
    expect(productsOf(campaign).length).toBeGreaterThanOrEqual(12);
    const empty = campaign.filters.filter((one) => productsOf({ filters: [one] }).length === 0);
    expect(empty).toEqual([]);
  });

  it('starts before it ends, and its days are between', () => {
    const days = campaign.filters.flatMap(({ buyableFrom }) => buyableFrom ?? []);
    for (const day of [...days, campaign.endTime]) expect(campaign.startTime < day).toBe(true);
    for (const day of days) expect(day < campaign.endTime).toBe(true);
  });

  it('has a small picture for wide and for narrow screens, with nothing but shapes (R167)', () => {
    const { desktop, mobile } = campaign.bannerImage;
    for (const [file, size] of [
      [desktop, 'viewBox="0 0 1440 480"'],
      [mobile, 'viewBox="0 0 720 720"'],
    ] as const) {
      const svg = readFileSync(new URL(`pictures/${file}`, space), 'utf8');
      expect(svg).toContain(size);
      expect(Buffer.byteLength(svg)).toBeLessThan(12_000);
      expect(svg).not.toMatch(/<(?:script|image|text|style|foreignObject)|\son\w+=|(?:href|src)=/);
      expect(svg).not.toMatch(/url\((?!#)/);
    }
  });

  it('can be read in its colours', () => {
    const { color, ribbonColor, useColorForPrices } = campaign;
    const pairs = [
      ...(useColorForPrices ? [{ text: color, background: '#ffffff' }] : []),
      ...Object.values(ribbonColor ?? {}),
    ];
    const faint = pairs.filter(({ text, background }) => contrast(text, background) < 4.5);
    expect(faint).toEqual([]);
  });

  it('has in each category of the menu some of its products', () => {
    const counts = (campaign.navigationSubcategories ?? []).map(({ path }) => {
      const department = departments.find(({ key }) => key === path)?.fi;
      const own = productsOf(campaign).filter(({ categories }) => categories[0]?.fi === department);
      return [path, own.length] as const;
    });
    expect(counts.filter(([, count]) => count < 12)).toEqual([]);
  });
});

describe('the campaigns of the demo shop', () => {
  it('have the five departments of the 3+1 days in the menu (R171, R177)', () => {
    const below = campaignAt.get('3-plus-1-paivaa')?.navigationSubcategories;
    expect(below?.map(({ name, path }) => [name.fi, path])).toEqual([
      ['Kosmetiikka', 'kosmetiikka'],
      ['Naiset', 'muoti'],
      ['Miehet', 'miehet'],
      ['Koti', 'koti'],
      ['Hyvinvointi', 'hyvinvointi'],
    ]);
  });

  it('have the days of the 3+1 days, 24–27 September 2025, within 15–28 September (R182)', () => {
    const days = campaignAt.get('3-plus-1-paivaa');
    expect([days?.startTime, days?.endTime]).toEqual([
      '2025-09-15T00:00:00',
      '2025-09-28T23:59:59',
    ]);
    expect(days?.filters.map(({ buyableFrom }) => buyableFrom)).toEqual(
      [24, 25, 26, 27].map((day) => `2025-09-${day}T00:00:00`),
    );
  });

  it('deliver to pickup points free of charge in Hyvä olo only, 2–4 February 2024 (R181)', () => {
    const free = campaigns.filter(([, { isPickupPointShippingFree }]) => isPickupPointShippingFree);
    expect(free.map(([path, { startTime, endTime }]) => [path, startTime, endTime])).toEqual([
      ['hyva-olo', '2024-02-02T00:00:00', '2024-02-04T23:59:59'],
    ]);
  });

  it('name every promotion of the table, and no other', () => {
    const named = campaigns.flatMap(([, { filters }]) => filters.flatMap((one) => one.campaignIds));
    expect(named.toSorted()).toEqual(lines.map(({ promotion }) => promotion).toSorted());
  });

  it('have a hair week of normal level, 5–18 May 2025 (R175, R183)', () => {
    const hair = campaignAt.get('hiusten-hellimisviikko');
    expect([hair?.level, hair?.startTime, hair?.endTime]).toEqual([
      'normal',
      '2025-05-05T00:00:00',
      '2025-05-18T23:59:59',
    ]);
  });

  it('have hair products and no others in the hair week', () => {
    const inHair = products.filter(({ categories }) => categories[1]?.fi === 'Hiukset');
    expect(
      productsOf({ filters: campaignAt.get('hiusten-hellimisviikko')?.filters ?? [] }),
    ).toEqual(inHair);
  });

  it('with reductions have reduced products without groceries, and outlet none of Black Friday', () => {
    const reduced = lines.filter((line) => line.only_reduced === 'yes');
    expect(reduced.map(({ promotion }) => promotion)).toEqual([
      'outlet',
      'black-friday',
      'loppiaisale',
    ]);
    const own = products.filter(({ promotions }) =>
      reduced.some(({ promotion }) => promotions.includes(promotion)),
    );
    const wrong = own.filter(
      ({ saleCents, categories }) => saleCents === null || categories[0]?.fi === 'Ruoka',
    );
    expect(wrong.map(({ title }) => title.fi)).toEqual([]);
    const both = own.filter(
      ({ promotions }) => promotions.includes('outlet') && promotions.includes('black-friday'),
    );
    expect(both.map(({ title }) => title.fi)).toEqual([]);
  });

  it('leave no picture unused', () => {
    const named = campaigns.flatMap(([, { bannerImage }]) => Object.values(bannerImage));
    const drawn = readdirSync(new URL('pictures/campaigns/', space));
    expect(drawn.map((file) => `campaigns/${file}`).toSorted()).toEqual(named.toSorted());
  });
});
