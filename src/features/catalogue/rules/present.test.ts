import { expect, test } from 'vitest';
import type { Campaign } from '../../campaigns/record.ts';
import type { Availability } from '../contract.ts';
import { colour, price, product, properties, variant } from '../testing.ts';
import { cardOf, productOf } from './present.ts';
import { sellablesOf, withStock } from './sellables.ts';
import { shownCards } from './shown-card.ts';
import type { View } from '../record/product-list.ts';
import { taxClasses } from '../../pricing/testing.ts';

const view: View = { language: 'fi', now: 0 };
const context = {
  campaigns: [],
  comingCampaigns: [],
  categories: [],
  taxClasses,
  properties,
  newForDays: 30,
};
const facts = {
  language: 'fi',
  space: { campaigns: [] },
  now: () => Temporal.Instant.fromEpochMilliseconds(0),
} as const;
const shown = (record: ReturnType<typeof product>, as = view) => productOf(record, context, as);

test.each<[Availability, number, Availability]>([
  ['AVAILABLE', 3, 'AVAILABLE'],
  ['ONLINE_ONLY', 3, 'ONLINE_ONLY'],
  ['IN_STORE_ONLY', 3, 'IN_STORE_ONLY'],
  ['AVAILABLE', 1, 'AVAILABLE'],
  ['AVAILABLE', 0, 'SOLD_OUT'],
  ['ONLINE_ONLY', 0, 'SOLD_OUT'],
])('products that are %s with %i left are %s (R157)', (availability, stock, reported) => {
  expect(cardOf(product('1', { availability, stock }), context, view).availability).toBe(reported);
  const variants = [variant('2', { availability, stock }), variant('3', { stock: 0 })];
  const whole = shown(product('1', { availability, variants }));
  expect([whole.availability, ...whole.variants.map((one) => one.availability)]).toEqual([
    reported,
    reported,
    'SOLD_OUT',
  ]);
});

test('what is ordered in advance says from which day it is delivered, and is in stock from then on (R157)', () => {
  const day = Date.parse('2026-12-12T00:00:00+02:00');
  const console = product('1', { availability: 'PREORDER', buyableFrom: day });
  const at = (now: number, record = console) => {
    const { availability, shipsFrom } = shown(record, { ...view, now });
    return [availability, shipsFrom];
  };
  expect(at(day - 1)).toEqual(['PREORDER', '2026-12-12']);
  expect(at(day)).toEqual(['AVAILABLE', undefined]);
  expect(at(day - 1, { ...console, stock: 0 })).toEqual(['SOLD_OUT', undefined]);
  const variants = [
    variant('2', { availability: 'PREORDER' }),
    variant('3'),
    variant('4', { availability: 'PREORDER', stock: 0 }),
  ];
  const sizes = (now: number) =>
    shown({ ...console, variants }, { ...view, now }).variants.map((one) => one.availability);
  expect(sizes(day - 1)).toEqual(['PREORDER', 'AVAILABLE', 'SOLD_OUT']);
  expect(sizes(day)).toEqual(['AVAILABLE', 'AVAILABLE', 'SOLD_OUT']);
});

test('only co-op customers get co-op prices; everybody gets whether there is one (R153)', () => {
  const variants = [
    variant('2', { price: price(900, { coopCents: 800 }) }),
    variant('3', { price: price(950) }),
  ];
  const record = product('1', { variants });
  const reported = (as: View) => {
    const { priceData, variants: all } = shown(record, as);
    return [priceData, ...all.map((one) => one.priceData)].map((one) => [
      one.hasCoopPrice,
      one.coop?.priceEuroCents ?? null,
    ]);
  };
  expect(reported(view)).toEqual([
    [true, null],
    [true, null],
    [false, null],
  ]);
  expect(reported({ ...view, isCoop: true })).toEqual([
    [true, 800],
    [true, 800],
    [false, null],
  ]);
});

test('a product names its brand for calls, as text and as id', () => {
  const brand = { id: 'kaarna', name: 'Kaarna' };
  expect(shown(product('1', { brand }))).toMatchObject({ brandId: 'kaarna', brandName: 'Kaarna' });
  expect(shown(product('1'))).toMatchObject({ brandId: null, brandName: null });
});

test('a name that begins with the brand has a short form to stand beside it; its address keeps the brand', () => {
  const brand = { id: 'kaarna', name: 'Kaarna' };
  const named = (fi: string) => shown(product('1', { brand, name: { fi } }));
  expect(named('Kaarna Halla varjo')).toMatchObject({
    name: 'Kaarna Halla varjo',
    shortName: 'Halla varjo',
    urlPath: '/tuote/kaarna-halla-varjo/1',
  });
  expect(named('Halla varjo')).not.toHaveProperty('shortName');
});

test('a product has what the merchant says of it, and the properties that it makes', () => {
  const attributes = { gender: ['unisex'], diet: ['vegan'] };
  expect(shown(product('1', { attributes }))).toMatchObject({
    attributes,
    properties: ['audience.women', 'audience.men', 'diet.vegan'],
  });
  const plain = shown(product('2'));
  expect([plain.attributes, plain.properties]).toEqual([undefined, undefined]);
});

test('one variant says alone whether there is any of a product left', () => {
  const one = product('1', { stock: 5, variants: [variant('2', { stock: 0 })] });
  expect(cardOf(one, context, view).availability).toBe('SOLD_OUT');
});

test('a product is new on its first day and for 30 days', () => {
  const day = 86_400_000;
  const record = product('1', { createdAt: 100 * day });
  const isNewAt = (now: number) => cardOf(record, context, { ...view, now }).isNew;
  const times = [100 * day - 1, 100 * day, 130 * day - 1, 130 * day];
  expect(times.map(isNewAt)).toEqual([false, true, true, false]);
});

test('a card has the main colour of each variant, once, and the picture of the colour looked for', () => {
  const picture = (id: string) => ({ id, width: 1, height: 1 });
  const [black, red, white] = [colour('musta'), colour('punainen'), colour('valkoinen')];
  const record = product('1', {
    pictures: [picture('first'), picture('second')],
    variants: [
      variant('2', { colours: [black, white], picture: picture('black') }),
      variant('3', { colours: [red], picture: picture('red') }),
      variant('4', { colours: [black] }),
    ],
  });
  expect(cardOf(record, context, view).colors.map(({ id }) => id)).toEqual(['musta', 'punainen']);
  const shownFor = (...ids: string[]) => cardOf(record, context, view, ids).picture?.id;
  expect([shownFor(), shownFor('punainen'), shownFor('valkoinen')]).toEqual([
    'first',
    'red',
    'black',
  ]);
  expect(cardOf(product('1'), context, view).picture).toBeNull();
});

test('the corner of a card says that its product is ordered in advance, unless a campaign has it', () => {
  const early = { ...product('1', { availability: 'PREORDER' }), buyableFrom: 1 };
  const [ordered] = shownCards([cardOf(early, context, view)], facts);
  expect(ordered).toMatchObject({ isPreorder: true });
  expect(ordered).not.toHaveProperty('isNew');
  expect(shownCards([cardOf(early, context, { ...view, now: 1 })], facts)[0]).toMatchObject({
    isNew: true,
  });
});

test('a card has the energy class of its product', () => {
  const lamp = product('1', { attributes: { energy_efficiency_class: ['e'] } });
  const [card] = shownCards([cardOf(lamp, context, view)], facts);
  expect(card?.energy).toEqual({ own: 'E', best: 'A', worst: 'G' });
});

test('cards are sent colours from two on, and that they are new, without empty fields', () => {
  const sent = (more: Parameters<typeof product>[1], now = 0) =>
    shownCards([cardOf(product('1', more), context, { ...view, now })], facts)[0];
  const [black, red] = [colour('musta'), colour('punainen')];
  expect(sent({ colours: [black, red] })?.colors).toHaveLength(2);
  expect(sent({})).toHaveProperty('isNew', true);
  const plain = Object.keys(sent({ colours: [black] }, 1e12) ?? {});
  expect(plain.filter((key) => ['colors', 'isNew', 'rating'].includes(key))).toEqual([]);
  const rated = sent({ ratingSum: 13, ratingCount: 3 });
  expect(rated?.rating).toEqual({ average: 4.3, count: 3 });
});

test('a card buys what is in stock, sold online, has no options and waits for no day', () => {
  const boughtIn = (
    record: ReturnType<typeof product>,
    filters: Campaign['filters'] = [],
    campaigns = ['viikko'],
  ) => {
    const running = [{ path: 'viikko', filters }] as Campaign[];
    const cards = shownCards([cardOf(record, { ...context, campaigns }, view)], {
      ...facts,
      space: { campaigns: running },
    });
    return cards[0]?.isBuyable ?? false;
  };
  const day = (buyableFrom: string) => [{ name: {}, campaignIds: ['P'], buyableFrom }];
  expect(boughtIn(product('1'))).toBe(true);
  expect(boughtIn(product('1', { availability: 'ONLINE_ONLY' }))).toBe(true);
  expect(boughtIn(product('1', { availability: 'IN_STORE_ONLY' }))).toBe(false);
  const early = { availability: 'PREORDER', buyableFrom: 1 } as const;
  expect(boughtIn(product('1', early))).toBe(false);
  expect(boughtIn(product('1', { stock: 0 }))).toBe(false);
  expect(boughtIn(product('1', { variants: [variant('2')] }))).toBe(false);
  expect(boughtIn(product('1'), day('1970-01-02T00:00:00Z'))).toBe(false);
  expect(boughtIn(product('1'), day('1970-01-02T00:00:00Z'), [])).toBe(true);
  expect(boughtIn(product('1'), day('1969-12-31T00:00:00Z'))).toBe(true);
});

test('what the stock does not name is sold out, and variants sum to their product', () => {
  const variants = [variant('2'), variant('3'), variant('4')];
  const left = new Map([
    ['2', 4],
    ['3', 5],
  ]);
  const shownIn = (record: ReturnType<typeof product>) => {
    const now = withStock(record, left);
    return [now.stock, ...sellablesOf(now).map(({ stock }) => stock)];
  };
  expect(shownIn(product('1', { variants }))).toEqual([9, 4, 5, 0]);
  expect(shownIn(product('1'))).toEqual([0, 0]);
  expect(shownIn(product('3'))).toEqual([5, 5]);
});

test('a text that is not in the language of the page names its own, on the page of the product and on its card', () => {
  const description = { en: 'From Finland', fi: 'Suomesta' };
  const finnish = product('1', { name: { fi: 'Kaarna' }, description });
  const languagesIn = (language: View['language']) => {
    const whole = shown(finnish, { ...view, language });
    const [card] = shownCards([whole], facts);
    return [whole.nameLanguage, card?.nameLanguage, whole.descriptionLanguage];
  };
  expect(languagesIn('fi')).toEqual([undefined, undefined, undefined]);
  expect(languagesIn('en')).toEqual(['fi', 'fi', undefined]);
  expect(languagesIn('sv')).toEqual(['fi', 'fi', 'en']);
  const [card] = shownCards([shown(finnish)], facts);
  expect(card).not.toHaveProperty('nameLanguage');
});
