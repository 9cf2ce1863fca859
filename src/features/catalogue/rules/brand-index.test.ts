import { expect, test } from 'vitest';
import { brandIndex, letterOf } from './brand-index.ts';

test.each([
  ['aurinko', 'A'],
  ['Éclair', 'E'],
  ['Šumava', 'S'],
  ['Üto', 'Y'],
  ['Wiik', 'W'],
  ['Zenit', 'Z'],
  ['Åbo', 'Å'],
  ['Äyräs', 'Ä'],
  ['Ørsta', 'Ö'],
  ['Öljymäki', 'Ö'],
  ['7 Veljestä', '0–9'],
  ['’t Huis', '0–9'],
])('%s stands under %s (R099)', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

test('letters and brands stand in Finnish order: å, ä and ö after z (R099)', () => {
  const names = ['Öinen', 'Zeta', 'Äyräs', 'Åbo', 'Aalto', '10 Lintua', '9 Yötä', 'Ahti', 'Zaari'];
  expect(brandIndex(names.map((name) => ({ name })))).toEqual([
    { letter: '0–9', brands: [{ name: '9 Yötä' }, { name: '10 Lintua' }] },
    { letter: 'A', brands: [{ name: 'Aalto' }, { name: 'Ahti' }] },
    { letter: 'Z', brands: [{ name: 'Zaari' }, { name: 'Zeta' }] },
    { letter: 'Å', brands: [{ name: 'Åbo' }] },
    { letter: 'Ä', brands: [{ name: 'Äyräs' }] },
    { letter: 'Ö', brands: [{ name: 'Öinen' }] },
  ]);
});
