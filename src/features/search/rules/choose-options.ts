/** Decides which words of a term become filters: those that then lose no product they name. */
import type { ProductList } from '../../catalogue/contract.ts';
import { optionsIn } from '../../catalogue/rules/facet-options.ts';
import type { SearchRequest } from '../record/search-request.ts';
import { usableTerm } from './term.ts';
import type { Candidate, OptionWords } from './option-words.ts';
import type { WordForms } from './word-forms.ts';

/** Finds a list of the catalogue. */
export type Find = (request: SearchRequest) => ProductList;

/** Ids of the options that words became, by filter. */
type ChosenOptions = Record<Candidate['kind'], string[]>;

export interface Chosen extends ChosenOptions {
  /** The words that are no filter. */
  text: string;
  /** Those of them that are searched for. */
  searched: string;
  /** The others: a size in which nothing of the kind is sold must not rule out the kind. */
  left: string[];
}

interface Words {
  options: OptionWords;
  forms: Pick<WordForms, 'wordsOf'>;
}

/** Products whose names are looked at, as far as they are among the first of the other words. */
const looked = 48;
const lookedAmong = 96;

/** `request` has the filters of the caller, and the text that may hold options. */
export function chooseOptions(request: SearchRequest, find: Find, words: Words): Chosen {
  const typed = (request.text ?? '').split(' ');
  const taken: Candidate[] = [];
  const unsold: Candidate[] = [];
  const textOf = (without: Candidate[]) => textWithout(typed, [...unsold, ...without]);
  for (const candidate of words.options.candidatesIn(typed)) {
    const others = textOf([...taken, candidate]);
    if (usableTerm(others) === '' || words.options.isSurplus(others)) continue;
    const chosen = chosenIn(taken);
    const list = listsBeside(candidate, chosen, request, find);
    const without = list(others, { pageSize: lookedAmong });
    // In this order only close matches count: no ballerinas for 'red dress'.
    const close = (text: string) => list(text, { pageSize: 1, sortBy: 'bestseller' });
    const sold = soldIn(candidate, close(others));
    const isSaidSize = candidate.kind === 'sizes' && candidate.isSaid;
    if (sold === 0 && isSaidSize && without.totalCount > 0) unsold.push(candidate);
    if (sold === 0) continue;
    const named = (more: Partial<SearchRequest> = {}) =>
      list(textOf(taken), { pageSize: looked, ...more }).products;
    const having = () =>
      named({ filters: { ...request.filters, ...chosenIn([...taken, candidate]) } });
    const isLost = () => soldIn(candidate, close(textOf(taken))) > soldIn(candidate, without);
    const products = () => among(named(), without);
    const found = { sold, isLost, products, having, typed };
    if (isSaidSize || isFilter(candidate, found, words)) taken.push(candidate);
  }
  return {
    text: textWithout(typed, taken),
    searched: textOf(taken),
    left: unsold.flatMap(({ at, length }) => typed.slice(at, at + length)),
    ...chosenIn(taken),
  };
}

function chosenIn(taken: readonly Candidate[]): ChosenOptions {
  const idsOf = (kind: Candidate['kind']) => [
    ...new Set(taken.filter((one) => one.kind === kind).map(({ id }) => id)),
  ];
  return { sizes: idsOf('sizes'), colors: idsOf('colors'), properties: idsOf('properties') };
}

/** Finds lists with the chosen options, those of the candidate's own filter left out. Properties are filters
 * of their own, so theirs stay. */
function listsBeside(
  { kind }: Candidate,
  chosen: ChosenOptions,
  request: SearchRequest,
  find: Find,
) {
  const own = kind === 'properties' ? {} : { [kind]: [] };
  const filters = { ...request.filters, ...chosen, ...own };
  return (text: string, more: Partial<SearchRequest>): ProductList =>
    find({ ...request, filters, price: undefined, page: 1, ...more, text });
}

function textWithout(typed: readonly string[], taken: readonly Candidate[]): string {
  const isTaken = (place: number) =>
    taken.some(({ at, length }) => at <= place && place < at + length);
  return typed.filter((_, place) => !isTaken(place)).join(' ');
}

const soldIn = ({ kind, id }: Candidate, { facets }: ProductList): number =>
  optionsIn(facets, kind).find((option) => option.id === id)?.count ?? 0;

type Cards = ProductList['products'];

/** The products that are in the list too, as far as it is known. */
function among(products: Cards, { products: first, totalCount }: ProductList): Cards {
  if (totalCount > first.length) return products;
  const ids = new Set(first.map(({ sokId }) => sokId));
  return products.filter(({ sokId }) => ids.has(sokId));
}

interface FoundBeside {
  /** Products that have the option. */
  sold: number;
  /** Whether its words find more of them than the filter leaves. */
  isLost(): boolean;
  /** Products that it finds as a word. */
  products(): Cards;
  /** Those of them that have the option. */
  having(): Cards;
  typed: readonly string[];
}

function isFilter(
  { kind, id, at, length }: Candidate,
  { sold, isLost, products, having, typed }: FoundBeside,
  { options, forms }: Words,
): boolean {
  // The words may be the name of a category, as 'children's clothes' is, and find more than 'clothes' does.
  if (kind === 'properties' && isLost()) return false;
  const nameWords = products().map((product) => ({ product, words: forms.wordsOf(product.name) }));
  if (kind === 'sizes') {
    const phrase = forms.wordsOf(typed.slice(at, at + length).join(' '));
    const named = nameWords.filter(({ words }) => hasPhrase(words, phrase)).length;
    return named < Math.min(sold, looked);
  }
  if (kind === 'colors') {
    return nameWords.every(
      ({ product, words }) =>
        product.colors.some((one) => one.id === id) ||
        !words.some((word) => options.colourIn(word) === id),
    );
  }
  const named = nameWords.filter(({ words }) => options.propertiesIn(words).includes(id));
  if (named.length === 0) return true;
  const ids = new Set(having().map(({ sokId }) => sokId));
  return named.every(({ product }) => ids.has(product.sokId));
}

/** Whether the words stand one after the other among the others. */
export function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return ` ${words.join(' ')} `.includes(` ${phrase.join(' ')} `);
}
