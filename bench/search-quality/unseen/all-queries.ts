/** All queries of a catalogue, at most so many per class. */
import { languages } from '#platform/i18n/language.ts';
import { makeAsking, type Asked } from './asking.ts';
import type { Catalogue } from './catalogue.ts';
import { amounts } from './queries/amounts.ts';
import { partsOfCompounds, splitCompounds, wholeWords } from './queries/finnish.ts';
import { beginnings, mistakes } from './queries/mistakes.ts';
import { brands, numbers, titles } from './queries/names-and-numbers.ts';
import { nothing, nounsOfOthers } from './queries/not-sold.ts';
import { surplus, synonyms } from './queries/other-words.ts';
import { colours, freeOf, withSizes } from './queries/properties.ts';
import { english, otherPages, swedish } from './queries/swedish-english.ts';

const mostPerClass = 250;

/** The queries by class, in the order in which they are printed. */
export function queriesOf(catalogue: Catalogue): Map<string, Asked[]> {
  const asking = makeAsking(catalogue);
  const ofLanguages = languages.flatMap((language) => [
    ...mistakes(asking, language),
    ...beginnings(asking, language),
    ...colours(asking, language),
    ...freeOf(asking, language),
    ...withSizes(asking, language),
    ...amounts(asking, language),
  ]);
  const all = [
    ...wholeWords(asking),
    ...partsOfCompounds(asking),
    ...splitCompounds(asking),
    ...ofLanguages,
    ...swedish(asking),
    ...english(asking),
    ...otherPages(asking),
    ...brands(asking),
    ...numbers(asking),
    ...titles(asking),
    ...synonyms(asking),
    ...surplus(asking),
    ...nothing(asking),
    ...nounsOfOthers(asking),
  ];
  const classes = Map.groupBy(all, ({ of }) => of);
  const sampled = [...classes].map(([of, queries]): [string, Asked[]] => {
    const mixed = queries.map((query) => ({ query, at: asking.random.next() }));
    const some = mixed.toSorted((a, b) => a.at - b.at).slice(0, mostPerClass);
    return [of, some.map(({ query }) => query)];
  });
  return new Map(sampled);
}
