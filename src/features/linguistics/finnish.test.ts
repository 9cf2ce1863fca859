import { describe, expect, test } from 'vitest';
import { finnish } from './finnish.ts';

const finds = (form: string, word: string): boolean => {
  const stems = new Set(finnish.stemsOf(word));
  return finnish.stemsIn(form).some(({ stem }) => stems.has(stem));
};

describe('a Finnish word of the catalogue', () => {
  test.each([
    ['kengissä', 'kenkä'],
    ['matolle', 'matto'],
    ['hammasta', 'hampaat'],
    ['keittimellä', 'keitin'],
    ['kädelle', 'käsi'],
    ['maustamattomia', 'maustamaton'],
    ['vöitä', 'vyö'],
    ['aukkoja', 'aukko'],
    ['savustetun', 'savustettu'],
  ])('is found by %s when it is %s', (form, word) => expect(finds(form, word)).toBe(true));

  test.each([
    ['kenkä', 'kengät'],
    ['hius', 'hiuksille'],
    ['nainen', 'naisten'],
    ['lapsi', 'lasten'],
    ['mies', 'miesten'],
    ['iho', 'iholle'],
    ['silmälasi', 'silmälasit'],
    ['leggings', 'leggingsit'],
    ['avokas', 'avokkaat'],
    ['leipä', 'leivälle'],
    ['puhelin', 'puhelimeen'],
    ['viipale', 'viipaletta'],
  ])('is found by its dictionary form %s when it is inflected itself: %s', (form, word) =>
    expect(finds(form, word)).toBe(true),
  );

  test('is found with possessive suffixes and enclitics on any case', () => {
    const forms = ['kenkäni', 'kengissään', 'kenkienikin', 'kengilläsikö', 'kengätkään'];
    expect(forms.filter((form) => !finds(form, 'kenkä'))).toEqual([]);
  });

  test.each([
    ['koru', 'kori'],
    ['hillo', 'hilla'],
    ['nalle', 'nalli'],
    ['mato', 'matto'],
    ['pasta', 'paita'],
    ['lasit', 'lasten'],
    ['laseja', 'lasten'],
    ['voide', 'voi'],
    ['musta', 'muna'],
    ['kukka', 'kukko'],
    ['rinta', 'rinkka'],
  ])('is not found by another word: %s is not %s', (form, word) =>
    expect(finds(form, word)).toBe(false),
  );
});

test('a form costs more the more endings have to come off it', () => {
  const costs = (form: string, stem: string) =>
    finnish.stemsIn(form).find((reading) => reading.stem === stem)?.cost;
  expect(costs('talo', 'talo')).toBe(0);
  expect(costs('talossa', 'talo-')).toBe(1);
  expect(costs('talossani', 'talo-')).toBe(2);
  expect(costs('talossanikin', 'talo-')).toBe(3);
});

test('a word with a number in it has no forms but itself', () => {
  expect(finnish.stemsOf('b12')).toEqual(['b12']);
});
