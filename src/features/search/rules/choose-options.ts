/** Decides which words of a term become filters: those that then lose no product they name. */
import type { ProductList } from '../../catalogue/contract.ts';
import type { SearchRequest } from '../record/search-request.ts';
import { usableTerm } from './term.ts';
import type { Candidate, OptionWords, WordForms } from './option-words.ts';

/** Finds a list of the catalogue. */
export type Find = (request: SearchRequest) => ProductList;

export interface Chosen {
  /** The words that are no filter. */
  text: string;
  /** Those of them that are searched for. */
  searched: string;
  /** The others: a size in which nothing of the kind is sold must not rule out the kind. */
  left: string[];
  sizes: string[];
  colors: string[];
}

interface Words {
  options: OptionWords;
  forms: Pick<WordForms, 'wordsOf'>;
}

/** Products whose names are looked at, as far as they are among the first of the other words. */
const looked = 48;
const lookedAmong = 96;

/** `request` has the filters of the caller, and the text that may hold sizes and colours. */
export function chooseOptions(request: SearchRequest, find: Find, words: Words): Chosen {
  const typed = (request.text ?? '').split(' ');
  const taken: Candidate[] = [];
  const unsold: Candidate[] = [];
  const idsOf = (kind: Candidate['kind']) => [
    ...new Set(taken.filter((one) => one.kind === kind).map(({ id }) => id)),
  ];
  for (const candidate of words.options.candidatesIn(typed)) {
    const chosen = { sizes: idsOf('sizes'), colors: idsOf('colors') };
    const filters = { ...request.filters, ...chosen, [candidate.kind]: [] };
    const list = (without: Candidate[], pageSize: number, sortBy = request.sortBy) => {
      const text = textWithout(typed, [...unsold, ...without]);
      return find({ ...request, filters, price: undefined, page: 1, text, pageSize, sortBy });
    };
    if (usableTerm(textWithout(typed, [...taken, ...unsold, candidate])) === '') continue;
    const without = list([...taken, candidate], lookedAmong);
    // In this order only close matches count: no ballerinas for 'red dress'.
    const sold = soldIn(candidate, list([...taken, candidate], 1, 'bestseller'));
    const isSaidSize = candidate.kind === 'sizes' && candidate.isSaid;
    if (sold === 0 && isSaidSize && without.totalCount > 0) unsold.push(candidate);
    if (sold === 0) continue;
    const withWord = () => among(list(taken, looked).products, without);
    if (isSaidSize || isFilter(candidate, sold, withWord(), { typed, ...words })) {
      taken.push(candidate);
    }
  }
  return {
    text: textWithout(typed, taken),
    searched: textWithout(typed, [...taken, ...unsold]),
    left: unsold.flatMap(({ at, length }) => typed.slice(at, at + length)),
    sizes: idsOf('sizes'),
    colors: idsOf('colors'),
  };
}

function textWithout(typed: readonly string[], taken: readonly Candidate[]): string {
  const isTaken = (place: number) =>
    taken.some(({ at, length }) => at <= place && place < at + length);
  return typed.filter((_, place) => !isTaken(place)).join(' ');
}

const soldIn = ({ kind, id }: Candidate, { facets }: ProductList): number =>
  facets[kind].find((option) => option.id === id)?.count ?? 0;

type Cards = ProductList['products'];

/** The products that are in the list too, as far as it is known. */
function among(products: Cards, { products: first, totalCount }: ProductList): Cards {
  if (totalCount > first.length) return products;
  const ids = new Set(first.map(({ sokId }) => sokId));
  return products.filter(({ sokId }) => ids.has(sokId));
}

/** `products` are those that the candidate finds as a word. */
function isFilter(
  { kind, id, at, length }: Candidate,
  sold: number,
  products: Cards,
  { typed, options, forms }: Words & { typed: readonly string[] },
): boolean {
  if (kind === 'colors') {
    const isNamed = (name: string) =>
      forms.wordsOf(name).some((word) => options.colourIn(word) === id);
    return products.every(
      ({ name, colors }) => colors.some((one) => one.id === id) || !isNamed(name),
    );
  }
  const phrase = forms.wordsOf(typed.slice(at, at + length).join(' '));
  const named = products.filter(({ name }) => hasPhrase(forms.wordsOf(name), phrase)).length;
  return named < Math.min(sold, looked);
}

/** Whether the words stand one after the other among the others. */
export function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return ` ${words.join(' ')} `.includes(` ${phrase.join(' ')} `);
}
