import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Colour, Picture, Product, Variant } from '#features/catalogue/contract.ts';
import { chosenOf, colourOptions, picturesOf, priceOf, formOptions } from './chosen.ts';

const price = (priceEuroCents: number): Product['priceData'] => ({
  regular: { priceEuroCents, hasVariation: false, discountPercent: 0 },
  coop: null,
  hasCoopPrice: false,
  discounted: null,
  valuePriceEuroCents: null,
  depositEuroCents: null,
  unit: null,
  lowestPrice30Days: null,
  discountedUntil: null,
});
const colour = (id: string): Colour => ({ id, name: id, hex: null });
const picture = (id: string): Picture => ({ id, width: 4, height: 5 });

function variant(sokId: string, color: string | null, size: string | null, left = 1): Variant {
  return {
    sokId,
    color: color ? colour(color) : null,
    size,
    gtin: null,
    priceData: price(Number(sokId)),
    availability: left > 0 ? 'AVAILABLE' : 'SOLD_OUT',
    picture: color ? picture(color) : null,
  };
}

const productWith = (variants: Variant[], pictures: Picture[] = []): Product => ({
  sokId: '1',
  name: 'Villapaita',
  brandName: null,
  brandId: null,
  urlPath: '/tuote/villapaita/1',
  urlPaths: { fi: '/tuote/villapaita/1', sv: '/tuote/troja/1', en: '/tuote/jumper/1' },
  picture: null,
  priceData: price(1),
  availability: 'AVAILABLE',
  colors: [],
  variantCount: variants.length,
  campaigns: [],
  comingCampaigns: [],
  isNew: false,
  rating: null,
  description: '',
  pictures,
  variants,
  categories: [],
  gtin: null,
  measure: null,
  vatPermille: 255,
});

test('variants of one colour and size are chosen by material or pattern (R162)', () => {
  const stool = (sokId: string, material: string, left = 1) => ({
    ...variant(sokId, null, null, left),
    material,
  });
  const product = productWith([stool('11', 'Tammi'), stool('12', 'Koivu', 0)]);
  expect(chosenOf(product, null).variant).toBeNull();
  const chosen = chosenOf(product, '11');
  expect(
    formOptions(chosen).map(({ value, state, isChosen, to }) => [value, state, isChosen, to]),
  ).toEqual([
    ['Tammi', 'available', true, '?variantti=11'],
    ['Koivu', 'soldOut', false, '?variantti=12'],
  ]);
  const wool = { ...variant('13', 'musta', 'S'), material: 'Villa' };
  const shirts = productWith([variant('14', 'musta', 'S'), wool]);
  expect(
    formOptions(chosenOf(shirts, '13')).map(({ value, isChosen }) => [value, isChosen]),
  ).toEqual([
    ['S', false],
    ['S, Villa', true],
  ]);
});

/** Black in S and M (sold out), red in M only. */
const shirt = productWith([
  variant('11', 'musta', 'S'),
  variant('12', 'musta', 'M', 0),
  variant('13', 'punainen', 'M'),
]);
const reported = (options: { value: Colour | string; state: string; to: string | null }[]) =>
  options.map(({ value, state, to }) => [
    typeof value === 'string' ? value : value.id,
    state,
    to?.replace('?variantti=', '') ?? null,
  ]);

test.each([
  [null, null, 'musta'],
  ['12', '12', 'musta'],
  ['13', '13', 'punainen'],
  ['punainen', null, 'punainen'],
  ['99', null, 'musta'],
])('?variantti=%s chooses the variant %s in %s (R162)', (named, sokId, id) => {
  const chosen = chosenOf(shirt, named);
  expect([chosen.variant?.sokId ?? null, chosen.colour?.id]).toEqual([sokId, id]);
});

test('sizes of the chosen colour are there, sold out or not made (R162)', () => {
  expect(reported(formOptions(chosenOf(shirt, null)))).toEqual([
    ['S', 'available', '11'],
    ['M', 'soldOut', '12'],
  ]);
  expect(reported(formOptions(chosenOf(shirt, 'punainen')))).toEqual([
    ['S', 'impossible', null],
    ['M', 'available', '13'],
  ]);
});

test('a colour keeps the size it comes in; of one that does not, only the colour is chosen (R162)', () => {
  expect(reported(colourOptions(chosenOf(shirt, '12')))).toEqual([
    ['musta', 'soldOut', '12'],
    ['punainen', 'available', '13'],
  ]);
  expect(reported(colourOptions(chosenOf(shirt, '11')))).toEqual([
    ['musta', 'available', '11'],
    ['punainen', 'impossible', 'punainen'],
  ]);
});

test('without a size a colour chooses no size for the shopper (R162)', () => {
  expect(reported(colourOptions(chosenOf(shirt, null)))[0]).toEqual([
    'musta',
    'available',
    'musta',
  ]);
});

test('of products in colours only the first that is left is chosen at once', () => {
  const mug = productWith([variant('21', 'musta', null, 0), variant('22', 'valkoinen', null)]);
  expect(chosenOf(mug, null).variant?.sokId).toBe('22');
  expect(chosenOf(mug, '21').variant?.sokId).toBe('21');
  expect(reported(colourOptions(chosenOf(mug, null)))).toEqual([
    ['musta', 'soldOut', '21'],
    ['valkoinen', 'available', '22'],
  ]);
});

test('products without variants have nothing to choose; their price is their own', () => {
  const salt = chosenOf(productWith([]), null);
  expect(salt).toMatchObject({ variant: null, colour: null });
  expect([colourOptions(salt), formOptions(salt)]).toEqual([[], []]);
  expect(priceOf(salt)).toMatchObject({ sokId: '1' });
  expect(priceOf(chosenOf(shirt, '13'))).toEqual({ sokId: '13', price: { cents: 13 } });
});

test('pictures are the chosen colour’s first, then those of no other colour', () => {
  const all = ['yleinen', 'musta', 'punainen'].map(picture);
  const pictured = productWith(shirt.variants, all);
  const shown = (named: string) => picturesOf(chosenOf(pictured, named)).map(({ id }) => id);
  expect(shown('13')).toEqual(['punainen', 'yleinen']);
  expect(shown('11')).toEqual(['musta', 'yleinen']);
  expect(picturesOf(chosenOf(productWith([], all), null)).map(({ id }) => id)).toEqual(
    all.map(({ id }) => id),
  );
});

test('further pictures of one colour are shown with that colour alone', () => {
  const close = { ...picture('läheltä'), color: 'punainen' };
  const pictured = productWith(shirt.variants, [picture('yleinen'), close]);
  const shown = (named: string) => picturesOf(chosenOf(pictured, named)).map(({ id }) => id);
  expect(shown('13')).toEqual(['punainen', 'yleinen', 'läheltä']);
  expect(shown('11')).toEqual(['musta', 'yleinen']);
});

test('every combination is found by its options alone, and no option leads to what is not there', () => {
  const combinations = fc.uniqueArray(
    fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('S', 'M', 'L'), fc.nat(1)),
    { selector: ([id, size]) => id + size, minLength: 1 },
  );
  fc.assert(
    fc.property(combinations, (list) => {
      const variants = list.map(([id, size, left], i) => variant(String(100 + i), id, size, left));
      const product = productWith(variants);
      const named = (to: string | null | undefined) => to?.replace('?variantti=', '') ?? null;
      for (const one of variants) {
        const inColour = colourOptions(chosenOf(product, null)).find(
          ({ value }) => value.id === one.color?.id,
        );
        const chosen = chosenOf(product, named(inColour?.to));
        expect(chosen.colour?.id).toBe(one.color?.id);
        const size = formOptions(chosen).find(({ value }) => value === one.size);
        expect(chosenOf(product, named(size?.to)).variant).toBe(one);
        expect(size?.state).toBe(one.availability === 'SOLD_OUT' ? 'soldOut' : 'available');
      }
    }),
  );
});
