/** Decides which words of a term become filters: those that then lose no product they name. */
import type { ProductList } from '../../catalogue/contract.ts';
import { optionsIn } from '../../catalogue/rules/facet-options.ts';
import type { SearchRequest } from '../record/search-request.ts';
import { usableTerm } from './term.ts';
import { isFilter, looked, type Cards, type Words } from './is-filter.ts';
import type { Candidate } from './option-words.ts';
import { decideStrict } from './strict-options.ts';

/** Finds a list of the catalogue. */
export type Find = (request: SearchRequest) => ProductList;

/** Ids of the options that words became, by filter. */
type ChosenOptions = Record<Candidate['kind'], string[]>;

export interface Chosen extends ChosenOptions {
  /** The words that are no filter. */
  text: string;
  /** Those of them that are searched for. */
  searched: string;
  /** The others, and those that not all products have which are found: a size in which nothing of the kind
   * is sold must not rule out the kind, nor whom it is for. */
  left: string[];
}

const lookedAmong = 96;

/** `request` has the filters of the caller, and the text that may hold options. */
export function chooseOptions(request: SearchRequest, find: Find, words: Words): Chosen {
  const typed = (request.text ?? '').split(' ');
  const [taken, unsold, doubted]: [Candidate[], Candidate[], Candidate[]] = [[], [], []];
  const lists = { filter: taken, unsold, doubted, word: [] as Candidate[] };
  const textOf = (without: Candidate[]) => textWithout(typed, [...unsold, ...without]);
  for (const candidate of words.options.candidatesIn(typed)) {
    const texts = { all: textOf(taken), others: textOf([...taken, candidate]) };
    const isAlone = usableTerm(texts.others) === '' || words.options.isSurplus(texts.others);
    const context = { request, find, typed, ...words };
    if (candidate.isStrict) {
      lists[decideStrict(candidate, { ...texts, isAlone }, context)].push(candidate);
    } else if (!isAlone) lists[decide(candidate, taken, texts, context)].push(candidate);
  }
  const searched = textOf(taken);
  const isWhole = taken.some(({ isStrict }) => isStrict) && words.options.isSurplus(searched);
  return {
    text: isWhole ? '' : textWithout(typed, taken),
    searched: isWhole ? '' : searched,
    left: [...unsold, ...doubted].flatMap(({ at, length }) => typed.slice(at, at + length)),
    ...chosenIn(taken),
  };
}

interface Deciding extends Words {
  request: SearchRequest;
  find: Find;
  typed: readonly string[];
}

interface Texts {
  /** All words that are no filter yet. */
  all: string;
  /** Those of them beside the candidate. */
  others: string;
}

type Lists = ReturnType<typeof listsBeside>;

/** Whether the candidate is a filter, something that nothing of the kind is sold with, or a word. */
function decide(
  candidate: Candidate,
  taken: readonly Candidate[],
  texts: Texts,
  { request, find, ...context }: Deciding,
): 'filter' | 'unsold' | 'word' {
  const list = listsBeside(candidate, chosenIn(taken), request, find);
  const { sold, without, isNowhere } = soldBeside(candidate, texts, list);
  const isLeft = candidate.canBeLeft && isNowhere && without.totalCount > 0;
  if (sold === 0) return isLeft ? 'unsold' : 'word';
  const named = (more: Partial<SearchRequest> = {}) =>
    list(texts.all, { pageSize: looked, ...more }).products;
  const filters = { ...request.filters, ...chosenIn([...taken, candidate]) };
  const products = () => among(named(), without);
  const found = { sold, products, having: () => named({ filters }) };
  const isSaidSize = candidate.kind === 'sizes' && candidate.isSaid;
  return isSaidSize || isFilter(candidate, found, context) ? 'filter' : 'word';
}

/** How many products that the other words find have the option. */
function soldBeside(candidate: Candidate, texts: Texts, list: Lists) {
  const without = list(texts.others, { pageSize: lookedAmong });
  // In this order only close matches count: no ballerinas for 'red dress'.
  const close = (text: string) => list(text, { pageSize: 1, sortBy: 'bestseller' });
  const ofOthers = soldIn(candidate, close(texts.others));
  if (candidate.kind !== 'properties') {
    return { sold: ofOthers, without, isNowhere: true };
  }
  const asTyped = close(texts.all);
  const isNowhere = asTyped.left.length > 0;
  // 'Children's shoes' may match closely where 'shoes' alone matches others better.
  const sold = ofOthers || soldIn(candidate, isNowhere ? without : asTyped);
  return { sold, without, isNowhere };
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

/** The products that are in the list too, as far as it is known. */
function among(products: Cards, { products: first, totalCount }: ProductList): Cards {
  if (totalCount > first.length) return products;
  const ids = new Set(first.map(({ sokId }) => sokId));
  return products.filter(({ sokId }) => ids.has(sokId));
}
