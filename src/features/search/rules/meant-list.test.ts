import { expect, test } from 'vitest';
import { campaignSorts } from '../../catalogue/url-state/sorts.ts';
import { readListState } from '../../catalogue/url-state.ts';
import { writeListState } from '../../catalogue/url-state/write.ts';
import { meantList } from './meant-list.ts';

const addressOf = (query: string, meant: object) => {
  const asked = readListState(new URLSearchParams(query), campaignSorts);
  const words = { text: 'takki', sizes: [], colors: [], properties: [], ...meant };
  const { path, state, sorts } = meantList(asked, words);
  return `${path}?${writeListState(state, sorts)}`;
};
const cheapest = { sortBy: 'Price' as const, sortDirection: 'Asc' as const };

test.each([
  ['', { sizes: ['38'] }, '/haku?hakutermi=takki&koko=38'],
  ['sivu=3', { colors: ['musta'] }, '/haku?hakutermi=takki&v%C3%A4ri=musta'],
  ['', { properties: ['audience.women'] }, '/haku?hakutermi=takki&ominaisuus=audience.women'],
  [
    'ominaisuus=audience.men_diet.vegan',
    { properties: ['diet.gluten-free', 'diet.vegan', 'skill.new'] },
    '/haku?hakutermi=takki&ominaisuus=audience.men_diet.gluten-free_diet.vegan_skill.new',
  ],
  ['koko=40', { sizes: ['38'] }, '/haku?hakutermi=takki&koko=40'],
  ['', { priceTo: 2000 }, '/haku?hakutermi=takki&hinta=-20'],
  ['hinta=5-', { priceTo: 2000 }, '/haku?hakutermi=takki&hinta=5-'],
  ['', cheapest, '/haku?hakutermi=takki&lajitteluperuste=hinta&lajittelusuunta=nouseva'],
  [
    'lajitteluperuste=nimi&lajittelusuunta=nouseva',
    cheapest,
    '/haku?hakutermi=takki&lajitteluperuste=nimi&lajittelusuunta=nouseva',
  ],
  [
    'hakutermi=halvin',
    { ...cheapest, text: '' },
    '/kategoria?lajitteluperuste=hinta&lajittelusuunta=nouseva',
  ],
  ['', { text: '', priceTo: 500 }, '/kategoria?hinta=-5'],
  ['', { text: '', sortBy: 'CreatedAt', sortDirection: 'Desc' }, '/kategoria?'],
])('the address ?%s with %j leads to %s', (query, meant, address) => {
  expect(addressOf(query, meant)).toBe(address);
});
