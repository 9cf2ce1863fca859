import { describe, expect, test } from 'vitest';
import { folded, joinedForms, wordsOf } from './tokens.ts';

describe('words of a text', () => {
  test('are in small letters, parted by spaces, hyphens and punctuation', () => {
    expect(wordsOf('T-paita Väljä malli, 2 kpl (M/L)')).toEqual([
      't',
      'paita',
      'väljä',
      'malli',
      '2',
      'kpl',
      'm',
      'l',
    ]);
  });

  test('are the same however letters with marks are written', () => {
    expect(wordsOf('Ha\u0308rka\u0308')).toEqual(['härkä']);
  });

  test('keep no English genitive and no apostrophe', () => {
    expect(wordsOf("Women’s shoes, the cat's, rock'n'roll, vaa’an")).toEqual([
      'women',
      'shoes',
      'the',
      'cat',
      'rocknroll',
      'vaaan',
    ]);
  });

  test('are none in a text without letters and numbers', () => {
    expect(wordsOf(' – · !')).toEqual([]);
  });
});

describe('neighbouring words', () => {
  test('are one word too, hyphenated or apart', () => {
    expect(joinedForms('juoksu-kengät')).toEqual([
      { word: 'juoksukengät', at: 0, length: 2, hyphenated: true },
    ]);
    expect(joinedForms('punaiset juoksu kengät')).toContainEqual({
      word: 'juoksukengät',
      at: 1,
      length: 2,
      hyphenated: false,
    });
  });

  test('are joined three at most', () => {
    expect(joinedForms('roll-on-deo spray').map(({ word }) => word)).toEqual([
      'rollon',
      'ondeo',
      'deospray',
      'rollondeo',
      'ondeospray',
    ]);
    expect(joinedForms('paita')).toEqual([]);
  });
});

test('a folded word has no marks on its letters', () => {
  expect(['kengät', 'öljy', 'åäö', 'purée', 'smørrebrød'].map(folded)).toEqual([
    'kengat',
    'oljy',
    'aao',
    'puree',
    'smorrebrod',
  ]);
});
