import { describe, expect, test } from 'vitest';
import { searchIn } from '../testing.ts';

const names =
  'Vetoketju;Kastelukannu;Pyyhe;Villapaita;T-paita;Jäätelö;Pipo Jää;Mekko;Maito;Esteraippa;Leipäjuusto;Suomen lippu;Rikkalapio;Rannekello;Pöllö;Pulla';
const found = searchIn(names.split(';'));

describe('a word with an error', () => {
  test.each([
    ['vetoketruja', 'Vetoketju'],
    ['kaselukannuja', 'Kastelukannu'],
    ['pyyheket', 'Pyyhe'],
    ['villapsidan', 'Villapaita'],
    ['etoketjuihin', 'Vetoketju'],
  ])('is known in any of its forms: %s', (typed, name) =>
    expect(found(typed).names).toContain(name),
  );

  test.each([
    ['kanuilla', 'Kastelukannu'],
    ['raipoja', 'Esteraippa'],
    ['keloa', 'Rannekello'],
  ])('may be a part of a compound: %s', (typed, name) =>
    expect(found(typed).names).toEqual([name]),
  );

  test('is that of the longer word, when a form of a short one is as near', () =>
    expect(found('jäätlö')).toEqual({ names: ['Jäätelö'], corrected: 'jäätelö' }));

  test('is said with the word of the catalogue', () =>
    expect(found('vetoketruja').corrected).toBe('vetoketju'));

  test('of two in a long word is mended too', () =>
    expect(found('ranekelo').names).toEqual(['Rannekello']));
});

describe('a word is left as it is', () => {
  test.each(['vaippa', 'vaipoille', 'mato', 'lapulla'])(
    'when the language has it, even though it is not sold: %s',
    (typed) => expect(found(typed).names).toEqual([]),
  );

  test('of four letters, when two words are as near', () => {
    expect(found('mkko').names).toEqual(['Mekko']);
    expect(found('plla').names).toEqual(['Pulla']);
    expect(found('pllä').names).toEqual([]);
  });

  test('when it has three letters, or more than any word', () => {
    expect(found('mki').names).toEqual([]);
    expect(found('x'.repeat(200)).names).toEqual([]);
  });
});

test('T-paita is also found without its hyphen', () =>
  expect(found('tpaita')).toEqual({ names: ['T-paita'], corrected: undefined }));
