/** Searches for what a term means: some of its words become filters or the order (README). */
import type { Language } from '#platform/i18n/language.ts';
import type { CategorySortField, ProductList } from '../../catalogue/contract.ts';
import type { Meant } from '../contract/meant.ts';
import type { SearchRequest } from '../record/search-request.ts';
import { chooseOptions, type Chosen, type Find } from './choose-options.ts';
import { hasPhrase } from './is-filter.ts';
import { readMeaning, type Reading } from './meaning.ts';
import { correctedTerm } from './searched-as.ts';
import { besideChosen, findStrictly, type IsStrict } from './strictly.ts';
import type { OrderWords } from './meaning-words/lists.ts';
import { makeOptionWords, type Options, type OptionWords } from './option-words.ts';
import type { WordForms } from './word-forms.ts';
import { usableTerm } from './term.ts';

export interface View {
  language: Language;
  /** Epoch milliseconds. */
  now: number;
}

export interface Catalogue {
  list(request: SearchRequest, view: View): ProductList;
  /** What words may mean. */
  options(): Options;
  /** Changes when the catalogue does, or what the merchant says. */
  version(): number | string;
  forms: WordForms;
}

export interface Understood {
  found: ProductList;
  meant: Meant | null;
}

type Order = Pick<SearchRequest, 'sortBy' | 'sortDirection'>;
const orders: Record<keyof OrderWords, Order> = {
  cheapest: { sortBy: 'price', sortDirection: 'ASC' },
  dearest: { sortBy: 'price', sortDirection: 'DESC' },
  newest: { sortBy: 'created_at', sortDirection: 'DESC' },
  bestSold: { sortBy: 'bestseller', sortDirection: 'DESC' },
};
const fields: Partial<Record<CategorySortField, Meant['sortBy']>> = {
  price: 'Price',
  created_at: 'CreatedAt',
  bestseller: 'BestSeller',
};

/** Milliseconds that options are kept while the catalogue's version stays: products sell out. */
const keptMs = 60_000;

/** Makes the search of a catalogue. What the request has of its own counts instead of what its words say. */
export function makeUnderstanding(catalogue: Catalogue) {
  const optionsAt = cached(() => makeOptionWords(catalogue.options(), catalogue.forms), catalogue);
  const understand = (request: SearchRequest & { text: string }, view: View): Understood => {
    const find: Find = (one) => catalogue.list(one, view);
    const reading = certain(readMeaning(request.text), request, find, catalogue.forms);
    const words = { options: optionsAt(view.now), forms: catalogue.forms };
    const chosen = chooseOptions({ ...request, text: reading.text }, find, words);
    const { isStrict } = words.options;
    const found = foundWith(reading, chosen, request, { find, isStrict });
    if (found) return found;
    const { left, searched } = chosen;
    const asked = left.length > 0 ? { ...request, text: searched } : request;
    const asTyped = findStrictly(asked, find, isStrict);
    const properties = words.options.onlyPropertiesIn(reading.text.split(' '));
    if (asTyped.totalCount === 0 && properties.length > 0) {
      const whole = { ...chosen, text: '', searched: '', left: [], properties };
      return (
        foundWith(reading, whole, request, { find, isStrict }) ?? { found: asTyped, meant: null }
      );
    }
    const corrected = correctedTerm(request.text, asTyped.corrected);
    const isStrictTerm = corrected !== null && words.options.isStrictIn(corrected);
    return isStrictTerm
      ? understand({ ...request, text: corrected }, view)
      : { found: withLeft(asTyped, left), meant: null };
  };
  return understand;
}

/** What is found with the filters and the order that the words mean; undefined when they mean none or
 * nothing is found so. */
function foundWith(
  reading: Reading,
  chosen: Chosen,
  request: SearchRequest,
  { find, isStrict }: { find: Find; isStrict: IsStrict },
): Understood | undefined {
  const isWhole = chosen.text === '';
  if (isPlain(reading, chosen) || (!isWhole && usableTerm(chosen.searched) === ''))
    return undefined;
  const properties = besideChosen(request.filters.properties, chosen.properties, isStrict);
  const beside = { ...chosen, properties };
  const found = findStrictly(meantRequest(request, reading, beside), find, isStrict);
  const isAnswer = reading.price !== undefined || chosen.properties.some(isStrict);
  // That nothing costs so little, or is of a diet, is an answer; that no product has the words is none.
  if (found.totalCount === 0 && !isAnswer) return undefined;
  return { found: withLeft(found, chosen.left), meant: meantOf(reading, beside) };
}

const withLeft = (found: ProductList, left: readonly string[]): ProductList =>
  left.length === 0 ? found : { ...found, left: [...found.left, ...left] };

function cached(make: () => OptionWords, { version }: Catalogue) {
  let last: { words: OptionWords; version: number | string; until: number } | undefined;
  return (now: number): OptionWords => {
    if (last?.version !== version() || now >= last.until) {
      last = { words: make(), version: version(), until: now + keptMs };
    }
    return last.words;
  };
}

/** An amount without a currency is a price only when no product is called so ('max 90'). */
function certain(reading: Reading, request: SearchRequest, find: Find, forms: WordForms): Reading {
  if (reading.unsure.length === 0) return reading;
  const phrases = reading.unsure.map((phrase) => forms.wordsOf(phrase));
  const isName = find({ ...request, page: 1, pageSize: 48 }).products.some(({ name }) =>
    phrases.some((phrase) => hasPhrase(forms.wordsOf(name), phrase)),
  );
  return isName ? { text: request.text ?? '', unsure: [] } : reading;
}

const isPlain = ({ price, order }: Reading, { sizes, colors, properties }: Chosen): boolean =>
  !price && !order && [...sizes, ...colors, ...properties].length === 0;

function meantRequest(request: SearchRequest, reading: Reading, chosen: Chosen): SearchRequest {
  const { filters, price, sortBy } = request;
  const { from = 0, to = Infinity } = reading.price ?? {};
  return {
    ...request,
    text: chosen.searched === '' ? undefined : chosen.searched,
    filters: {
      ...filters,
      sizes: filters.sizes.length > 0 ? filters.sizes : chosen.sizes,
      colors: filters.colors.length > 0 ? filters.colors : chosen.colors,
      properties: [...new Set([...filters.properties, ...chosen.properties])],
    },
    price: price ?? (reading.price && { from, to }),
    ...(sortBy === 'relevance' && reading.order && orders[reading.order]),
  };
}

function meantOf({ price, order }: Reading, chosen: Chosen): Meant {
  const { text, sizes, colors, properties } = chosen;
  const sort = order && orders[order];
  return {
    text,
    sizes,
    colors,
    properties,
    ...(price?.from !== undefined && { priceFrom: price.from }),
    ...(price?.to !== undefined && { priceTo: price.to }),
    ...(sort && {
      sortBy: fields[sort.sortBy],
      sortDirection: sort.sortDirection === 'ASC' ? ('Asc' as const) : ('Desc' as const),
    }),
  };
}
