import { expect, test } from 'vitest';
import { readListState } from '../url-state.ts';
import { chosenCount, cleared, toggled } from './changes.ts';
import { listSorts } from './sorts.ts';
import { writeListState } from './write.ts';

const stateOf = (query: string) => readListState(new URLSearchParams(query), listSorts);
const everything =
  'hakutermi=villa&brändi=a_b&väri=musta&hinta=10-20&alennus=true&verkkosaatavuus=true&lajitteluperuste=nimi&lajittelusuunta=nouseva&sivu=3';

test('switching a filter value on or off goes back to page 1 (R082)', () => {
  const after = toggled(stateOf('sivu=4&väri=sininen'), 'colors', 'musta');
  expect(after).toMatchObject({ page: 1, filters: { colors: ['sininen', 'musta'] } });
  expect(toggled(after, 'colors', 'sininen').filters.colors).toEqual(['musta']);
});

test('clearing takes every filter away and leaves words and sort, on page 1 (R082)', () => {
  expect(writeListState(cleared(stateOf(everything)), listSorts).toString()).toBe(
    'hakutermi=villa&lajitteluperuste=nimi&lajittelusuunta=nouseva',
  );
});

test('a price range counts as one filter, and so does each value and switch', () => {
  expect(chosenCount(stateOf(everything))).toBe(6);
  expect(chosenCount(stateOf('hinta=-20'))).toBe(1);
  expect(chosenCount(stateOf('sivu=2&hakutermi=villa'))).toBe(0);
});
