/** List requests to a catalogue: the same for every engine. */
import type { Random } from '../../seed/random.ts';
import type { ListRequest } from '#features/catalogue/record/product-list.ts';
import { someOptions } from './facts.ts';
import type { Generated } from './products.ts';

const base: ListRequest = {
  filters: { campaigns: [], brands: [], colors: [], sizes: [], properties: [] },
  sortBy: 'created_at',
  sortDirection: 'DESC',
  page: 1,
  pageSize: 48,
  onlyInStock: true,
  availableOnline: false,
};
const search = { ...base, sortBy: 'relevance' as const };

export type Kind =
  | 'leaf category'
  | 'large category'
  | 'filtered'
  | 'by facts'
  | 'one word'
  | 'two words'
  | 'prefix'
  | 'mistyped'
  | 'all';

/** @param names of existing products; search terms are drawn from their words */
export function makeRequests(generated: Generated, names: readonly string[], draw: Random) {
  const pick = <T>(values: readonly T[]): T => values[draw.between(0, values.length - 1)] as T;
  const words = () => pick(names).split(' ');
  const makers: Record<Kind, () => ListRequest> = {
    'leaf category': () => ({ ...base, categoryPath: pick(generated.leaves) }),
    'large category': () => ({ ...base, categoryPath: generated.large }),
    filtered: () => ({
      ...base,
      categoryPath: generated.large,
      filters: {
        campaigns: [],
        brands: ['b0', 'b1', 'b2'],
        colors: ['musta', 'valkoinen'],
        sizes: ['S', 'M'],
        properties: [],
      },
    }),
    'by facts': () => ({
      ...base,
      categoryPath: generated.large,
      filters: { ...base.filters, properties: someOptions },
    }),
    'one word': () => ({ ...search, text: words()[0] }),
    'two words': () => ({ ...search, text: words().slice(0, 2).join(' ') }),
    prefix: () => ({ ...search, text: (words()[0] ?? '').slice(0, 4) }),
    mistyped: () => ({ ...search, text: withoutLetter(words()[0] ?? '', draw) }),
    all: () => base,
  };
  return (kind: Kind): ListRequest => makers[kind]();
}

export const kinds: readonly Kind[] = [
  'leaf category',
  'large category',
  'filtered',
  'by facts',
  'one word',
  'two words',
  'prefix',
  'mistyped',
  'all',
];

function withoutLetter(word: string, draw: Random): string {
  const at = draw.between(0, Math.max(0, word.length - 1));
  return word.slice(0, at) + word.slice(at + 1);
}
