/** Builds columns from records, which may come in any order. */
import { languages, localText, type LocalText } from '#platform/i18n/language.ts';
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
import { partNumberWords } from '../words/models.ts';
import { everyLanguage, shownIn } from '../words/word-bits.ts';
import { addBrand, addName, type Where } from '../words/names.ts';
import { fieldWeights } from '../words/shares.ts';
import { makeWordBuilder, type WordBuilder } from '../words/word-builder.ts';

export interface IndexBuilder {
  add(record: ProductRecord): void;
  finish(): Columns;
}

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
      indexWords(words, grammar, record);
    },
    finish() {
      const { order, categoryOfRow, ...rows } = columns.finish();
      const sold = sellables.finish(order);
      const found = vocabularies.finish();
      const ranks = names.map(({ language, ofRows }) => [
        language,
        inOrder(nameRanks(ofRows), order),
      ]);
      return {
        ...rows,
        categories: places.intervals(categoryOfRow),
        names: Object.fromEntries(ranks) as Columns['names'],
        ...offersOf({ flags: rows.flags, sellables: sold, vocabularies: found }, now),
        sellables: sold,
        vocabularies: found,
        words: words.finish(order),
      };
    },
  };
}

function indexWords(words: WordBuilder, grammar: Grammar, record: ProductRecord): void {
  const addTexts = (texts: LocalText, add: (text: string, where: Where) => void) => {
    for (const language of languages) {
      const text = texts[language];
      if (text) add(text, { language, shown: shownIn(texts, language) });
    }
  };
  const brand = record.brand?.name ?? '';
  addTexts(record.name, (text, where) => addName(words, grammar, text, where, brand));
  if (brand) addBrand(words, brand);
  const partNumbers = new Set([record, ...record.variants].flatMap(({ mpn }) => mpn ?? []));
  for (const text of [...partNumbers].flatMap(partNumberWords))
    words.add(text, fieldWeights.amount, 'brand', everyLanguage);
  const colours = new Map(sellablesOf(record).flatMap((one) => one.colours.map((c) => [c.id, c])));
  const add = (weight: number) => (text: string, where: Where) =>
    words.add(text, weight, where.language, where.shown);
  for (const colour of colours.values()) addTexts(colour.name, add(fieldWeights.colour));
  addTexts(record.description, add(fieldWeights.description));
  words.endRow();
}
