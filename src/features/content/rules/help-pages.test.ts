import { expect, test } from 'vitest';
import type { PageDocument } from '../record/page.ts';
import { helpPagesFor } from './help-pages.ts';

const page = (title: string, ...searchWords: string[]): PageDocument => ({
  fi: { title, description: title, searchWords, body: '' },
});
const space = {
  pages: new Map([
    ['info/palautus', page('Palautukset', 'palautus', 'peruuttaminen', 'vaihto oikeus')],
    ['info/maksutavat', page('Maksutavat', 'lasku', 'Älä maksa')],
    ['info/ehdot', page('Ehdot')],
  ]),
};
const pathsFor = (term: string) => helpPagesFor(space, term, 'fi').map(({ path }) => path);

test.each([
  ['palautus', ['/info/palautus']],
  ['  PALAUTUS ', ['/info/palautus']],
  ['miten palautus tehdään', ['/info/palautus']],
  ['peruut', ['/info/palautus']],
  ['per', []],
  ['vaihto  oikeus', ['/info/palautus']],
  ['ala maksa', ['/info/maksutavat']],
  ['lasku palautus', ['/info/palautus', '/info/maksutavat']],
  ['ehdot', []],
  ['', []],
])('shoppers who search %j are shown the pages %j (R037)', (term, paths) => {
  expect(pathsFor(term)).toEqual(paths);
});

test('a page that is not written in a language is not found in it', () => {
  expect(helpPagesFor(space, 'palautus', 'sv')).toEqual([]);
});
