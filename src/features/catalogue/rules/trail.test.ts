import { expect, test } from 'vitest';
import { priceDataOf } from '../../pricing/rules.ts';
import { price } from '../testing.ts';
import { categoryAddress, crumbsOf } from './crumbs.ts';
import { placeOf } from './place.ts';
import { campaignDepth, campaignOf, productTrail, visited, type TrailedProduct } from './trail.ts';

const levels = [
  { name: 'Housut', path: 'muoti/naisten-vaatteet/housut', level: 3 },
  { name: 'Muoti', path: 'muoti', level: 1 },
  { name: 'Naisten vaatteet', path: 'muoti/naisten-vaatteet', level: 2 },
];
const page = (to: string) => ({ to });

test('segments of each level, sorted by level, are joined onto the base (R074)', () => {
  expect(categoryAddress(levels)).toBe('/kategoria/muoti/naisten-vaatteet/housut');
  expect(crumbsOf(levels)).toEqual([
    { name: 'Muoti', to: '/kategoria/muoti' },
    { name: 'Naisten vaatteet', to: '/kategoria/muoti/naisten-vaatteet' },
    { name: 'Housut', to: '/kategoria/muoti/naisten-vaatteet/housut' },
  ]);
});

test.each([
  [1, 1, 1],
  [1, 2, 1],
  [2, 2, 1],
  [2, 1, 2],
])(
  'after a campaign that shows %i levels and has %i crumbs come %i (R075)',
  (categoryCrumbs, crumbs, depth) => {
    expect(campaignDepth({ categoryCrumbs }, crumbs)).toBe(depth);
  },
);

test.each([
  ['/kategoria/kampanjat/black-friday?sivu=2', 'black-friday'],
  ['/kampanja/3-plus-1-paivaa', '3-plus-1-paivaa'],
  ['/kategoria/muoti?kampanja=black-friday', null],
  ['/kategoria/kampanjat', null],
])('%s is the list of the campaign %s', (address, campaign) => {
  expect(campaignOf(address)).toBe(campaign);
});

const product: TrailedProduct = {
  crumbs: crumbsOf(levels),
  campaigns: ['black-friday', 'hiusten-hellimisviikko'],
  inCampaigns: {
    'black-friday': { name: 'Black Friday', categoryCrumbs: 2 },
    'hiusten-hellimisviikko': { name: 'Hiusviikko', categoryCrumbs: 2 },
  },
  brandId: 'kaarna',
  colors: [{ id: 'musta', name: 'Musta', hex: null }],
  variants: [],
  priceData: {
    ...priceDataOf(price(2000), [], 0),
    discounted: { priceEuroCents: 1500, hasVariation: false, discountPercent: 25 },
  },
  availability: 'AVAILABLE',
};
const addresses = (from: string, one = product) =>
  productTrail(one, page(from), 'Kampanjat').map(({ to }) => to);
const own = crumbsOf(levels).map(({ to }) => to);

test('on a product a campaign’s crumbs end in the product’s categories (R075, R076)', () => {
  const from = page('/kategoria/kampanjat/black-friday?sivu=2');
  expect(productTrail(product, from, 'Kampanjat')).toEqual([
    { name: 'Kampanjat', to: '/kategoria/kampanjat' },
    { name: 'Black Friday', to: from.to },
    { name: 'Muoti', to: '/kategoria/muoti?kampanja=black-friday' },
  ]);
  expect(addresses('/kampanja/hiusten-hellimisviikko')).toEqual([
    '/kampanja/hiusten-hellimisviikko',
    '/kategoria/muoti?kampanja=hiusten-hellimisviikko',
    '/kategoria/muoti/naisten-vaatteet?kampanja=hiusten-hellimisviikko',
  ]);
});

test('a campaign the product is not in does not stand over it (R076)', () => {
  for (const from of [
    '/kategoria/kampanjat/outlet',
    '/kampanja/outlet',
    '/kategoria/muoti?kampanja=outlet',
    '/kategoria/kampanjat',
  ]) {
    expect(addresses(from)).toEqual(own);
  }
  const dear = { ...product, campaigns: [], inCampaigns: {} };
  expect(addresses('/kategoria/kampanjat/black-friday', dear)).toEqual(own);
  expect(addresses('/kategoria/muoti?kampanja=black-friday', dear)).toEqual(own);
});

test.each([
  'kampanja=black-friday',
  'brändi=kaarna_toinen',
  'väri=musta_sininen',
  'hinta=10-15',
  'alennus=true',
  'verkkosaatavuus=true',
  'lajitteluperuste=hinta&lajittelusuunta=nouseva&sivu=3',
])('the crumb of the list one came from leads back to it with %s (R078)', (query) => {
  const from = `/kategoria/muoti/naisten-vaatteet?${query}`;
  expect(addresses(from)).toEqual([own[0], from, own[2]]);
});

test.each(['kampanja=outlet', 'brändi=toinen', 'väri=sininen', 'koko=S', 'hinta=16-'])(
  'a list with %s, which does not have the product, is no way to it (R078)',
  (query) => {
    expect(addresses(`/kategoria/muoti/naisten-vaatteet?${query}`)).toEqual(own);
  },
);

test('a colour and a size are looked for in one variant that is in stock', () => {
  const variant = (color: string, size: string, availability: 'AVAILABLE' | 'SOLD_OUT') => ({
    sokId: '1',
    gtin: null,
    picture: null,
    priceData: product.priceData,
    color: { id: color, name: color, hex: null },
    size,
    availability,
  });
  const variants = [
    variant('musta', 'S', 'AVAILABLE'),
    variant('sininen', 'M', 'AVAILABLE'),
    variant('sininen', 'L', 'SOLD_OUT'),
  ];
  const one = { ...product, variants };
  const isLedTo = (query: string) => {
    const from = `/kategoria/muoti?${query}`;
    return addresses(from, one).includes(from);
  };
  expect(isLedTo('väri=musta&koko=S')).toBe(true);
  expect(isLedTo('väri=musta&koko=M')).toBe(false);
  expect(isLedTo('koko=L')).toBe(false);
});

test.each(['/', '/haku?hakutermi=kaarna', '/tuotemerkit/kaarna', '/suosikit', '/kategoria/koti'])(
  'after %s the crumbs are the product’s own (R078)',
  (from) => {
    expect(addresses(from)).toEqual(own);
    expect(productTrail(product, undefined, '').map(({ to }) => to)).toEqual(own);
  },
);

test.each([
  ['/kategoria/muoti', '?sivu=2', '/kategoria/muoti?sivu=2'],
  ['/haku', '?hakutermi=villa', '/haku'],
  ['/tuotemerkit/kaarna', '?sivu=2', '/tuotemerkit/kaarna'],
  ['/tuote/paita/123', '?variantti=9', '/tuote/paita/123'],
  ['/', '', '/'],
  ['/tilaukset/10000001', '?key=abc', '/tilaukset'],
  ['/kiitos', '?key=abc', '/kiitos'],
])('the history keeps of %s%s the place %s (R078)', (path, query, place) => {
  expect(placeOf(path, query)).toBe(place);
});

test('going back removes the last two entries, and the page arrived at is visited anew (R077)', () => {
  const [a, b, c] = [page('/kategoria/a'), page('/kategoria/b'), page('/tuote/c')];
  const there = [a, b, c].reduce<{ to: string }[]>(
    (history, visit) => visited(history, visit, false),
    [],
  );
  expect(there).toEqual([a, b, c]);
  expect(visited(there, b, true)).toEqual([a, b]);
  expect(visited(visited(there, b, true), c, true)).toEqual([a, b, c]);
});

test('the same page again is one entry, and only the last fifty are kept (R078)', () => {
  const pages = Array.from({ length: 60 }, (_, i) => page(`/kategoria/${i}`));
  const history = pages.reduce<{ to: string }[]>(
    (all, visit) => visited(visited(all, visit, false), visit, false),
    [],
  );
  expect(history).toEqual(pages.slice(-50));
});
