import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productOf } from '../../cart/testing.ts';
import { demoSpace } from '../../content/testing.ts';
import type { DeliveryWay, Deliveries } from '../record.ts';
import { ageLimitOf, checkingAge, loadOf, partsOf, refusalOf } from './carrying.ts';

const { deliveries } = demoSpace();

type Item = ReturnType<typeof itemOf>;
const category = (path: string) => ({ path, name: path, urlPath: `/kategoria/${path}`, level: 1 });
const itemOf = (sokId: string, path: string, temperature?: 'chilled' | 'frozen') => ({
  id: sokId,
  product: productOf(sokId, {
    categories: [category(path)],
    ...(temperature && { attributes: { temperature_class: [temperature] } }),
  }),
});
const milk = itemOf('1', 'ruoka', 'chilled');
const peas = itemOf('2', 'ruoka', 'frozen');
const pasta = itemOf('3', 'ruoka');
const scarf = itemOf('4', 'muoti');
const withAge = (item: Item, ageLimit: number): Item => ({
  ...item,
  product: { ...item.product, ageLimit },
});
const knife = withAge(itemOf('5', 'koti'), 18);
const energyDrink = withAge(itemOf('6', 'ruoka'), 15);

const divided = (...items: Item[]) =>
  partsOf(deliveries, items).map((part) => part.items.map(({ id }) => id));

test.each([
  ['clothes', [scarf], [['4']]],
  ['dry food and clothes, which every parcel carries', [pasta, scarf], [['3', '4']]],
  ['cold food takes dry food along', [milk, peas, pasta], [['1', '2', '3']]],
  ['clothes go another way than cold food', [milk, scarf], [['1'], ['4']]],
  [
    'dry food goes with the cold food, not with the clothes',
    [scarf, pasta, peas],
    [['4'], ['3', '2']],
  ],
  [
    'a knife takes everything along that goes where its age limit is checked',
    [knife, scarf],
    [['5', '4']],
  ],
  ['drinks with an age limit go with cold food', [energyDrink, milk], [['6', '1']]],
  ['nothing', [], []],
])('%s: %#', (_, items, parts) => {
  expect(divided(...items).map((part) => part.toSorted())).toEqual(
    parts.map((part) => part.toSorted()),
  );
});

test('a part keeps its name while what it holds has to be carried alike', () => {
  const idsOf = (...items: Item[]) => partsOf(deliveries, items).map(({ id }) => id);
  expect(idsOf(milk)).toEqual(idsOf(peas, milk, pasta));
  expect(idsOf(scarf, milk)).toEqual([...idsOf(scarf), ...idsOf(milk)]);
});

test('what no method carries is a part without methods', () => {
  const methods = deliveries.methods.filter(({ slots }) => !slots);
  const parts = partsOf({ methods }, [milk, scarf]);
  expect(parts.map(({ ways, items }) => [ways.length, items.length])).toEqual([
    [0, 1],
    [4, 1],
  ]);
});

test('lockers, pickup points and parcels refuse what is cold; a grocery van refuses clothes', () => {
  const refusals = (item: Item) =>
    Object.fromEntries(
      deliveries.methods.map((way) => [way.id, refusalOf(way, loadOf(item.product))]),
    );
  const cold = 'temperature';
  expect(refusals(milk)).toEqual({
    locker: cold,
    'pickup-point': cold,
    home: cold,
    store: cold,
    'food-home': null,
    'food-store': null,
  });
  expect(refusals(scarf)).toMatchObject({ locker: null, 'food-home': 'category' });
});

test('who does not check the age carries nothing with an age limit', () => {
  const refusals = (item: Item) =>
    Object.fromEntries(
      deliveries.methods.map((way) => [way.id, refusalOf(way, loadOf(item.product))]),
    );
  expect(refusals(knife)).toEqual({
    locker: 'age',
    'pickup-point': null,
    home: null,
    store: null,
    'food-home': 'category',
    'food-store': 'category',
  });
  expect(refusals(withAge(milk, 18))).toMatchObject({ locker: 'temperature', 'food-home': null });
});

test.each([
  [[scarf], null, []],
  [[scarf, knife], 18, ['pickup-point', 'home', 'store']],
  [[energyDrink, knife], 18, ['pickup-point', 'home', 'store', 'food-home', 'food-store']],
])('%# the highest age limit, and the methods that check an age', (items, years, ids) => {
  expect(ageLimitOf(items)).toBe(years);
  expect(checkingAge(deliveries, items).map(({ id }) => id)).toEqual(ids);
});

test('a shop whose methods check no age delivers nothing with an age limit, and all else as before', () => {
  const methods = deliveries.methods.map((way) => ({ ...way, checksAge: false }));
  const parts = partsOf({ methods }, [knife, scarf]);
  expect(parts.map(({ ways, items }) => [ways.length, items.map(({ id }) => id)])).toEqual([
    [0, ['5']],
    [4, ['4']],
  ]);
  const waysOf = (...of: Parameters<typeof partsOf<Item>>) =>
    partsOf(...of).map(({ ways }) => ways.map(({ id }) => id));
  expect(waysOf({ methods }, [milk, scarf])).toEqual(waysOf(deliveries, [milk, scarf]));
});

const way = fc.record({
  checksAge: fc.boolean(),
  carries: fc.subarray(['ambient', 'chilled', 'frozen'] as const, { minLength: 1 }),
  categories: fc.subarray(['a', 'b']),
});
const item = fc.record({
  path: fc.constantFrom('a', 'b', 'c'),
  temperature: fc.constantFrom(undefined, 'chilled' as const, 'frozen' as const),
  age: fc.constantFrom(undefined, 15, 18),
});

test('every item is in one part, and all methods of a part can carry all of it', () => {
  fc.assert(
    fc.property(
      fc.array(way, { maxLength: 5 }),
      fc.array(item, { maxLength: 6 }),
      (ways, wanted) => {
        const [pattern] = deliveries.methods;
        const methods = ways.map((one, at) => ({
          ...(pattern as DeliveryWay),
          ...one,
          id: `way-${at}`,
        })) as Deliveries['methods'];
        const items = wanted.map(({ path, temperature, age }, at) => {
          const one = itemOf(`${at}`, path, temperature);
          return age === undefined ? one : withAge(one, age);
        });
        const parts = partsOf({ methods }, items);
        expect(parts.flatMap((part) => part.items).toSorted(byId)).toEqual(items.toSorted(byId));
        expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
        for (const part of parts)
          for (const one of part.items)
            expect(part.ways.every((each) => refusalOf(each, loadOf(one.product)) === null)).toBe(
              true,
            );
      },
    ),
  );
});

const byId = (a: Item, b: Item) => Number(a.id) - Number(b.id);
