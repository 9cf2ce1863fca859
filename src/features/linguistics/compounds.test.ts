import { describe, expect, test } from 'vitest';
import { divider } from './compounds.ts';
import { finnishCompounding } from './finnish/compounding.ts';
import { swedishCompounding } from './swedish/compounding.ts';

/** Divides words by what `words` and the list of nouns show. */
function dividing(words: string, rules = finnishCompounding) {
  const { divide } = divider(words.split(' '), rules);
  return (word: string): string => {
    const places = divide(word);
    return [0, ...places].map((from, i) => word.slice(from, places[i])).join('|');
  };
}

describe('a Finnish compound', () => {
  const divided = dividing('pöntöt lasten naiset mekko kravatti');
  test.each([
    ['parts in their basic form', 'pöytälamppu', 'pöytä|lamppu'],
    ['a part before in the genitive', 'perunanvoi', 'perunan|voi'],
    ['in the genitive plural', 'lastenvaatteet', 'lasten|vaatteet'],
    ['an adjective in -nen', 'naistenkengät', 'naisten|kengät'],
    ['-nen before another part is -s', 'kivennäisvesi', 'kivennäis|vesi'],
    ['a head in the plural', 'linnunpöntöt', 'linnun|pöntöt'],
    ['several levels', 'talvijuoksukengät', 'talvi|juoksu|kengät'],
    ['an unknown head', 'solmiokravatti', 'solmio|kravatti'],
    ['an unknown part before', 'bambumekko', 'bambu|mekko'],
    ['as much of an unknown compound as is known', 'hevosenvimpu', 'hevosen|vimpu'],
    ['a head that only looks like "free of"', 'heittovapa', 'heitto|vapa'],
    ['two short parts', 'puuluu', 'puu|luu'],
    ['a head of two letters', 'kesäyö', 'kesä|yö'],
  ])('divides: %s', (_, word, parts) => expect(divided(word)).toBe(parts));

  test.each([
    'lautanen',
    'paita',
    'maustamaton',
    'sokeriton',
    'puhdistaminen',
    'vihannekset',
    'kattilat',
    'xb2000',
    'q'.repeat(60),
  ])('is not what only looks like one: %s', (word) => expect(divided(word)).toBe(word));

  test('has parts that several words of the catalogue share, although none stands alone', () => {
    const shared = dividing('hulppavimpula hulpparelkka mokkirelkka mokkivimpula');
    expect(shared('hulppavimpula')).toBe('hulppa|vimpula');
    expect(shared('mokkirelkka')).toBe('mokki|relkka');
    expect(dividing('hulppavimpula')('hulppavimpula')).toBe('hulppavimpula');
  });
});

test('Swedish compounds divide with their linking letters', () => {
  const divided = dividing('byxor klockor', swedishCompounding);
  expect(divided('barnkläder')).toBe('barn|kläder');
  expect(divided('arbetsbyxor')).toBe('arbets|byxor');
  expect(divided('gatulykta')).toBe('gatu|lykta');
  expect(divided('skolväska')).toBe('skol|väska');
  expect(divided('flickskor')).toBe('flick|skor');
  expect(divided('parfymfri')).toBe('parfymfri');
  expect(divided('tekanna')).toBe('te|kanna');
  expect(divided('vitkål')).toBe('vit|kål');
  expect(divided('byxorna')).toBe('byxorna');
});
