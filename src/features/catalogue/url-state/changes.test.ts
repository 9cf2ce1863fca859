import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readListState } from '../url-state.ts';
import { changed, changedBy, chosenCount, type ListChange } from './changes.ts';
import { listSorts } from './sorts.ts';
import { writeListState } from './write.ts';

const stateOf = (query: string) => readListState(new URLSearchParams(query), listSorts);
const queryAfter = (query: string, ...changes: ListChange[]) =>
  decodeURIComponent(writeListState(changedBy(stateOf(query), changes), listSorts).toString());
const colour = (value: string, isOn = true): ListChange => ({
  kind: 'value',
  name: 'colors',
  value,
  isOn,
});
const price = (from: number | null, to: number | null): ListChange => ({
  kind: 'price',
  price: { from, to },
});
const dearest: ListChange = { kind: 'sort', sort: { field: 'price', direction: 'DESC' } };
const byPrice = 'lajitteluperuste=hinta&lajittelusuunta=laskeva';
const reduced = (isOn: boolean): ListChange => ({ kind: 'switch', name: 'onlyReduced', isOn });
const clear: ListChange = { kind: 'clear' };
const pageOf = (query: string, page: number): ListChange => ({
  kind: 'page',
  page,
  of: stateOf(query),
});
const everything =
  'hakutermi=villa&brändi=a_b&väri=musta&hinta=10-20&alennus=true&verkkosaatavuus=true&lajitteluperuste=nimi&lajittelusuunta=nouseva&sivu=3';

test.each<[string, ListChange, string]>([
  ['sivu=4&väri=sininen', colour('musta'), 'väri=musta_sininen'],
  ['sivu=4&väri=sininen_musta', colour('sininen', false), 'väri=musta'],
  ['sivu=4', reduced(true), 'alennus=true'],
  ['sivu=4&alennus=true', reduced(false), ''],
  ['sivu=4', price(500, null), 'hinta=5-'],
  ['sivu=4&hinta=5-', price(null, null), ''],
  ['sivu=4', dearest, byPrice],
  ['sivu=4&väri=musta', pageOf('sivu=4&väri=musta', 5), 'väri=musta&sivu=5'],
  ['sivu=2&väri=musta', pageOf('sivu=1&väri=musta', 2), 'väri=musta&sivu=2'],
  [everything, clear, 'hakutermi=villa&lajitteluperuste=nimi&lajittelusuunta=nouseva'],
])('the list %s with the change %j is %s, on page 1 (R082, R083, R084)', (query, change, after) => {
  expect(queryAfter(query, change)).toBe(after);
});

test.each<[string, ListChange]>([
  ['sivu=4&väri=musta', colour('musta')],
  ['sivu=4&väri=musta', colour('sininen', false)],
  ['sivu=4&alennus=true', reduced(true)],
  ['sivu=4&hinta=5-', price(500, null)],
  [`sivu=4&${byPrice}`, dearest],
  ['sivu=4', pageOf('sivu=3', 4)],
  ['väri=musta', pageOf('sivu=3', 4)],
  ['sivu=4&hakutermi=villa', clear],
])('the list %s has what %j asks for, so nothing changes (R085)', (query, change) => {
  const state = stateOf(query);
  expect(changed(state, change)).toBe(state);
});

test.each<[string, string, ListChange[], string]>([
  ['a chip removed, then sort', 'väri=beige', [colour('beige', false), dearest], byPrice],
  ['sort, then a chip removed', 'väri=beige', [dearest, colour('beige', false)], byPrice],
  ['a chip, then a box', 'väri=beige', [colour('beige', false), colour('musta')], 'väri=musta'],
  ['two chips removed', 'väri=beige_musta', [colour('beige', false), colour('musta', false)], ''],
  ['all cleared, then a box', 'väri=beige&hinta=5-', [clear, colour('musta')], 'väri=musta'],
  ['a box, then all cleared', 'väri=beige', [colour('musta'), clear], ''],
])('%s: all of it counts', (_, query, changes, after) => {
  expect(queryAfter(query, ...changes)).toBe(after);
});

test('a price range counts as one filter, and so does each value and switch', () => {
  expect(chosenCount(stateOf(everything))).toBe(6);
  expect(chosenCount(stateOf('hinta=-20'))).toBe(1);
  expect(chosenCount(stateOf('sivu=2&hakutermi=villa'))).toBe(0);
});

const isOn = fc.boolean();
const cents = fc.option(fc.integer({ min: 0, max: 9999 }));
const anyChange: fc.Arbitrary<ListChange> = fc.oneof(
  fc.record({
    kind: fc.constant('value' as const),
    name: fc.constantFrom('brands' as const, 'colors' as const, 'sizes' as const),
    value: fc.constantFrom('a', 'b', 'c_d'),
    isOn,
  }),
  fc.record({
    kind: fc.constant('switch' as const),
    name: fc.constantFrom('onlyReduced' as const, 'availableOnline' as const),
    isOn,
  }),
  fc.tuple(cents, cents).map(([one, other]) => {
    const isReversed = one !== null && other !== null && one > other;
    return isReversed ? price(other, one) : price(one, other);
  }),
  fc.record({ kind: fc.constant('sort' as const), sort: fc.constantFrom(...listSorts) }),
);
/** What of the list a change is about. */
const subjectOf = (change: ListChange): string =>
  JSON.stringify(
    change.kind === 'value'
      ? [change.name, change.value]
      : change.kind === 'switch'
        ? change.name
        : change.kind,
  );
const start = fc.constantFrom(
  '',
  'väri=a_b&sivu=2',
  'brändi=c~ud&hinta=1-2&alennus=true',
  everything,
);

test('any sequence of changes ends as the last change of each thing says', () => {
  fc.assert(
    fc.property(start, fc.array(anyChange, { maxLength: 12 }), (query, changes) => {
      const last = new Map(changes.map((change) => [subjectOf(change), change]));
      expect(queryAfter(query, ...changes).replace(/&?sivu=\d+/, '')).toBe(
        queryAfter(query, ...last.values()).replace(/&?sivu=\d+/, ''),
      );
    }),
  );
});

test('changes of different things give the same list in either order', () => {
  fc.assert(
    fc.property(start, anyChange, anyChange, (query, one, other) => {
      fc.pre(subjectOf(one) !== subjectOf(other));
      expect(queryAfter(query, one, other)).toBe(queryAfter(query, other, one));
    }),
  );
});

test('a change applied twice counts once, and can be sent through an address between', () => {
  fc.assert(
    fc.property(start, anyChange, anyChange, (query, one, other) => {
      const once = queryAfter(query, one);
      expect(queryAfter(query, one, one)).toBe(once);
      expect(queryAfter(once.replaceAll('+', ' '), other)).toBe(queryAfter(query, one, other));
    }),
  );
});

test('clearing after any changes leaves no filter', () => {
  fc.assert(
    fc.property(start, fc.array(anyChange), (query, changes) => {
      expect(chosenCount(changedBy(stateOf(query), [...changes, clear]))).toBe(0);
    }),
  );
});
