import { expect, test } from 'vitest';
import { readListForm } from './form.ts';
import { listSorts } from './sorts.ts';

test.each([
  ['a filter', 'väri=musta', { filters: { colors: ['sininen', 'musta'] } }],
  ['the sort', 'jarjestys=price ASC', { sort: { field: 'price', direction: 'ASC' } }],
  ['availability', 'verkkosaatavuus=true', { availableOnline: true }],
  ['the price', 'hinta-alkaen=5&hinta-asti=', { price: { from: 500, to: null } }],
  ['the sale', 'alennus=true', { onlyReduced: true }],
])('a form that changes %s goes back to page 1 (R082, R083, R084)', (_, change, after) => {
  const form = new URLSearchParams(`sivu=4&väri=sininen&${change}`);
  expect(readListForm(form, listSorts)).toMatchObject({ page: 1, ...after });
});
