/** Campaigns as merchants write them into campaigns/<path>.json. */
import { describe, expect, test } from 'vitest';
import { campaignIds } from '../../campaigns/rules.ts';
import { campaign, faultsOf, mark, replacing, smallSpace } from '../testing/small-space.ts';
import { readFiles } from './files.ts';
import { readSpace } from './space.ts';

const withCampaign = (more = '') => {
  const text = replacing('"level"', `${more}\n"level"`)(campaign);
  return smallSpace({
    'campaigns/talvi.json': text,
    'pictures/campaigns/wide.svg': mark,
    'pictures/campaigns/narrow.svg': mark,
  });
};
const read = (more = '') => {
  const { space, faults } = readSpace(1, readFiles(withCampaign(more)).documents);
  expect(faults).toEqual([]);
  return space?.campaigns[0];
};

describe('a campaign file', () => {
  test('has a name, level, description, colours, start and end; its name is the path (R166)', () => {
    expect(read('"useColorForPrices": true,')).toEqual({
      path: 'talvi',
      name: { fi: 'Talvi' },
      level: 'high',
      description: { fi: 'Talven parhaat' },
      color: '#174534',
      useColorForPrices: true,
      startTime: '2026-11-15T22:00:00Z',
      endTime: '2026-11-19T22:00:00Z',
      filters: [{ name: { fi: 'Takit' }, campaignIds: ['takit'] }],
      isPickupPointShippingFree: false,
    });
  });

  test.each([
    ['name', 'is missing'],
    ['level', 'must be one of normal, high'],
    ['description', 'is missing'],
    ['color', 'is missing'],
    ['startTime', 'is missing'],
    ['endTime', 'is missing'],
    ['filters', 'is missing'],
  ])('must have its %s (R166)', (name, reason) => {
    const { [name]: _, ...rest } = JSON.parse(campaign) as Record<string, unknown>;
    const files = smallSpace({ 'campaigns/talvi.json': JSON.stringify(rest) });
    expect(faultsOf(files)).toEqual([`campaigns/talvi.json:1 ${name} ${reason}`]);
  });

  test('may have a banner for wide and for narrow screens, whose files exist (R167)', () => {
    const banner = (wide: string) =>
      `"bannerImage": {\n"desktop": "campaigns/${wide}.svg",\n"mobile": "campaigns/narrow.svg" },`;
    expect(read(banner('wide'))?.bannerImage).toEqual({
      desktop: 'campaigns/wide.svg',
      mobile: 'campaigns/narrow.svg',
    });
    expect(faultsOf(withCampaign(banner('none')))).toEqual([
      'campaigns/talvi.json:4 there is no file pictures/campaigns/none.svg',
    ]);
    expect(faultsOf(withCampaign('"bannerImage": { "desktop": "campaigns/wide.svg" },'))).toEqual([
      'campaigns/talvi.json:3 bannerImage.mobile is missing',
    ]);
  });

  test('has filters with campaign ids and, if wanted, the time from which they can be bought (R168)', () => {
    const filters = replacing(
      '"campaignIds": ["takit"]',
      '"campaignIds": ["takit", "hatut"], "buyableFrom": "2026-11-18T10:00"',
    )(campaign);
    const [talvi] =
      readSpace(1, readFiles(smallSpace({ 'campaigns/talvi.json': filters })).documents).space
        ?.campaigns ?? [];
    expect(talvi?.filters).toEqual([
      {
        name: { fi: 'Takit' },
        campaignIds: ['takit', 'hatut'],
        buyableFrom: '2026-11-18T08:00:00Z',
      },
    ]);
    const none = replacing('["takit"]', '[]')(campaign);
    expect(faultsOf(smallSpace({ 'campaigns/talvi.json': none }))).toEqual([
      'campaigns/talvi.json:11 filters.Takit.campaignIds must not be empty',
    ]);
  });

  test('may make delivery to pickup points free (R169)', () => {
    expect(read('"isPickupPointShippingFree": true,')?.isPickupPointShippingFree).toBe(true);
  });

  test('may have colours of its ribbon, for while it runs and before, that can be read (R170)', () => {
    const ribbon = (text: string) =>
      `"ribbonColor": { "main": { "text": "#ffffff", "background": "#000000" },\n` +
      `"teasing": { "text": "${text}", "background": "#ffffff" } },`;
    expect(read(ribbon('#000000'))?.ribbonColor).toEqual({
      main: { text: '#ffffff', background: '#000000' },
      teasing: { text: '#000000', background: '#ffffff' },
    });
    expect(faultsOf(withCampaign(ribbon('#eeeeee')))).toEqual([
      'campaigns/talvi.json:4 ribbonColor.teasing.text text and background must have a contrast of 4.5 or more',
    ]);
  });

  test('may announce its products some time before it starts', () => {
    const from = (time: string) => `"teasingFrom": "${time}",`;
    expect(read(from('2026-11-10T08:00:00'))?.teasingFrom).toBe('2026-11-10T06:00:00Z');
    expect(faultsOf(withCampaign(from('2026-11-16T00:00:00')))).toEqual([
      'campaigns/talvi.json:3 teasingFrom must be before startTime',
    ]);
  });

  test('may have categories that the menu shows while it runs (R171)', () => {
    const entry = (path: string) =>
      `"navigationSubcategories": [{ "name": { "fi": "Lahjat" }, "path": "${path}" }],`;
    expect(read(entry('koti/lahjat'))?.navigationSubcategories).toEqual([
      { name: { fi: 'Lahjat' }, path: 'koti/lahjat' },
    ]);
    expect(faultsOf(withCampaign(entry('/Koti')))).toEqual([
      'campaigns/talvi.json:3 navigationSubcategories.Lahjat.path must be the path of a category, such as koti/sisustus',
    ]);
  });

  test('takes part with the ids of all its filters, as one list (R172)', () => {
    const two = replacing(
      '"filters": [',
      '"filters": [{ "name": { "fi": "Kengät" }, "campaignIds": ["saappaat", "takit"] },',
    )(campaign);
    const { space } = readSpace(
      1,
      readFiles(smallSpace({ 'campaigns/talvi.json': two })).documents,
    );
    const [talvi] = space?.campaigns ?? [];
    expect(talvi && campaignIds(talvi)).toEqual(expect.arrayContaining(['saappaat', 'takit']));
  });

  test('ends after it starts, on Finnish clocks', () => {
    const late = replacing('2026-11-20T00:00:00', '2026-11-15T22:00:00Z')(campaign);
    expect(faultsOf(smallSpace({ 'campaigns/talvi.json': late }))).toEqual([
      'campaigns/talvi.json:7 endTime must be after startTime',
    ]);
    const wrong = replacing('2026-11-16T00:00:00', '16.11.2026')(campaign);
    expect(faultsOf(smallSpace({ 'campaigns/talvi.json': wrong }))).toEqual([
      'campaigns/talvi.json:6 startTime must be a time such as 2026-11-16T00:00:00',
    ]);
  });

  test('has a colour in which prices can be read, where it is that of prices', () => {
    const pale = replacing('#174534', '#e6b84c')(campaign);
    const colored = replacing('"color"', '"useColorForPrices": true,\n"color"')(pale);
    expect(faultsOf(smallSpace({ 'campaigns/talvi.json': pale }))).toEqual([]);
    expect(faultsOf(smallSpace({ 'campaigns/talvi.json': colored }))).toEqual([
      'campaigns/talvi.json:6 color prices in this colour cannot be read on white',
    ]);
  });
});
