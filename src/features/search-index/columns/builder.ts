/** Builds columns from records, which may come in any order. */
import { defaultLanguage, languages, localText, type LocalText } from '#platform/i18n/language.ts';
import type { CategoryRecord, ProductRecord } from '../../catalogue/record.ts';
import type { Columns } from './columns.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import { inOrder } from './growable-arrays.ts';
import { offersOf } from './offers.ts';
import { nameRanks } from './collation-ranks.ts';
import { categoryPlaces, makeRowColumns } from './product-columns.ts';
import { sellablesOf } from '../../catalogue/rules/sellables.ts';
import { makeSellables } from './sellable-columns.ts';
import { makeVocabularies } from './vocabularies.ts';
import { makeWordBuilder, type WordBuilder } from '../words/word-builder.ts';

export interface IndexBuilder {
  add(record: ProductRecord): void;
  finish(): Columns;
}

/** Weight of a word by the field it is in. */
const weights = { name: 24, brand: 18, colour: 9, description: 3 };

/** Titles begin with the product type, so their first words weigh more. */
const nameShares = [1, 0.9];
const laterNameShare = 0.65;

/** Prices are computed for `now`, in epoch milliseconds. */
export function makeBuilder(
  categories: readonly CategoryRecord[],
  grammar: Grammar,
  now: number,
): IndexBuilder {
  const places = categoryPlaces(categories);
  const vocabularies = makeVocabularies();
  const columns = makeRowColumns(vocabularies);
  const sellables = makeSellables(vocabularies);
  const words = makeWordBuilder(grammar);
  const names = languages.map((language) => ({ language, ofRows: [] as string[] }));
  return {
    add(record) {
      columns.add(record, places.of(record.categoryPath));
      sellables.add(record);
      for (const { language, ofRows } of names) ofRows.push(localText(record.name, language));
      indexWords(words, record);
    },
    finish() {
      const { order, categoryOfRow, ...rows } = columns.finish();
      const sold = sellables.finish(order);
      const ranks = names.map(({ language, ofRows }) => [
        language,
        inOrder(nameRanks(ofRows), order),
      ]);
      return {
        ...rows,
        categories: places.intervals(categoryOfRow),
        names: Object.fromEntries(ranks) as Columns['names'],
        ...offersOf(sold, now),
        sellables: sold,
        vocabularies: vocabularies.finish(),
        words: words.finish(order),
      };
    },
  };
}

function indexWords(words: WordBuilder, record: ProductRecord): void {
  const addTexts = (texts: LocalText, weight: number) => {
    for (const language of languages) {
      const text = texts[language];
      if (text) words.add(text, weight, language);
    }
  };
  for (const language of languages) {
    for (const [i, text] of (record.name[language] ?? '').split(' ').entries()) {
      const share = nameShares[i] ?? laterNameShare;
      words.add(text, Math.round(weights.name * share), language);
    }
  }
  if (record.brand) words.add(record.brand.name, weights.brand, defaultLanguage);
  const colours = new Map(sellablesOf(record).flatMap((one) => one.colours.map((c) => [c.id, c])));
  for (const colour of colours.values()) addTexts(colour.name, weights.colour);
  addTexts(record.description, weights.description);
  words.endRow();
}
