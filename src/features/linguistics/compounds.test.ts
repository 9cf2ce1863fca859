import { describe, expect, test } from 'vitest';
import { splitter } from './compounds.ts';
import { swedish } from './swedish.ts';

const words =
  'villa paita juoksu kengät lasten vaatteet mies kenkä aurinko voide voi tee keittiö veitsi kylpy pyyhe peruna musta'.split(
    ' ',
  );
const split = splitter(words);

describe('a compound', () => {
  test('is parted into words of the catalogue', () => {
    expect(split('villapaita')).toEqual([['villa', 'paita']]);
  });

  test('may be inflected: its last part is', () => {
    expect(split('villapaitoja')).toEqual([['villa', 'paita']]);
    expect(split('keittiöveitsillä')).toEqual([['keittiö', 'veitsi']]);
    expect(split('juoksukenkien')[0]?.[0]).toBe('juoksu');
  });

  test('may begin with a genitive', () => {
    expect(split('lastenvaatteita')).toEqual([['lasten', 'vaatteet']]);
    expect(split('miestenkengät')).toEqual([['mies', 'kengät']]);
    expect(split('perunanvoi')).toEqual([['peruna', 'voi']]);
  });

  test('has as few parts as do', () => {
    expect(split('aurinkovoide')).toEqual([['aurinko', 'voide']]);
    expect(split('lastenjuoksukengät')).toEqual([['lasten', 'juoksu', 'kengät']]);
  });

  test('has one known part at least, a long one when the other is unknown', () => {
    expect(split('kesäkengät')).toEqual([['kesä', 'kengät']]);
    expect(split('aurinkopaneeli')).toEqual([['aurinko', 'paneeli']]);
    expect(split('kynsilakka')).toEqual([]);
    expect(split('paita')).toEqual([]);
  });

  test('has no short parts but in pairs', () => {
    expect(split('voitee')).toEqual([['voi', 'tee']]);
    expect(split('voiteemies')).toEqual([]);
  });
});

test('Swedish compounds part with their own endings', () => {
  const parted = splitter(['barn', 'kläder', 'arbete', 'byxor', 'arbets'], swedish);
  expect(parted('barnkläderna')).toEqual([['barn', 'kläder']]);
  expect(parted('arbetsbyxa')).toEqual([['arbets', 'byxor']]);
});
