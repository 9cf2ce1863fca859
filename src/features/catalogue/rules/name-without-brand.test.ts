import { expect, test } from 'vitest';
import { nameWithoutBrand } from './name-without-brand.ts';

test.each([
  ['Peräkylä', 'Peräkylä Halla aurinkovarjo', 'Halla aurinkovarjo'],
  ['Peräkylä', 'PERÄKYLÄ Halla', 'Halla'],
  ['Peräkylä', 'Peräkylä aurinkovarjo 2 m', 'Aurinkovarjo 2 m'],
  ['Peräkylä', 'Peräkylä, aurinkovarjo', 'Aurinkovarjo'],
  ['Peräkylä', 'Peräkylä – Halla', 'Halla'],
  ['Lumo', 'Lumo® öljy', 'Öljy'],
  ['Apple', 'Apple iPhone 17', 'iPhone 17'],
  ['Osram', 'Osram e27-lamppu', 'e27-lamppu'],
])('beside the brand %s the product “%s” is called “%s”', (brandName, name, shown) => {
  expect(nameWithoutBrand(name, brandName)).toBe(shown);
});

test.each([
  ['Fazer', 'Fazerin sininen'],
  ['Coca', 'Coca-Cola Zero'],
  ['Levi’s', 'Levi’s 501'],
  ['Peräkylä', 'Peräkylä'],
  ['Peräkylä', 'Aurinkovarjo Peräkylä'],
  ['', 'Aurinkovarjo'],
  [null, 'Aurinkovarjo'],
])('beside the brand %j the name “%s” stays whole', (brandName, name) => {
  expect(nameWithoutBrand(name, brandName)).toBeNull();
});
