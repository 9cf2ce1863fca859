import { expect, test } from 'vitest';
import { changedQuery, readListForm } from './form.ts';
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

const leadsTo = (form: string, shown: string) =>
  changedQuery(new URLSearchParams(form), new URLSearchParams(shown), listSorts);

test.each([
  ['väri=musta', 'väri=musta&sivu=3'],
  ['hinta-alkaen=10&hinta-asti=', 'hinta=10.00-'],
  ['jarjestys=created_at DESC', ''],
  ['', 'verkkosaatavuus=false&sivu=2'],
])('the form %s says what %s shows, so there is nothing to do (R085)', (form, shown) => {
  expect(leadsTo(form, shown)).toBeNull();
});

test.each([
  ['väri=musta&väri=sininen', 'väri=musta&sivu=3', 'väri=musta_sininen'],
  ['hinta-alkaen=&hinta-asti=', 'hinta=10-', ''],
  ['hinta-alkaen=20&hinta-asti=5,50', '', 'hinta=5.50-20'],
  ['jarjestys=price ASC', 'sivu=2', 'lajitteluperuste=hinta&lajittelusuunta=nouseva'],
  ['alennus=true', 'verkkosaatavuus=true', 'alennus=true'],
])('the form %s on %s leads to %s, page 1 (R082, R083, R084)', (form, shown, query) => {
  expect(new URLSearchParams(leadsTo(form, shown) ?? 'null')).toEqual(new URLSearchParams(query));
});
