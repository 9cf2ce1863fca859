/** Words for an option without which nothing may be shown, such as a diet. */
import type { ProductList } from '../../catalogue/contract.ts';
import type { SearchRequest } from '../record/search-request.ts';
import { looked, type Words } from './is-filter.ts';
import type { Candidate } from './option-words.ts';

interface Texts {
  /** All words that are no filter yet. */
  all: string;
  /** The others say nothing about a product. */
  isAlone: boolean;
}

interface Context extends Words {
  request: SearchRequest;
  find(request: SearchRequest): ProductList;
}

const unfiltered = { campaigns: [], brands: [], colors: [], sizes: [], properties: [] };

/** A filter where the shop says it of any product. Else the words find what is called so: 'unsold' when nothing
 * is, 'doubted' when not all that is found is. */
export function decideStrict(
  { id }: Candidate,
  { all, isAlone }: Texts,
  { request, find, options, forms }: Context,
): 'filter' | 'unsold' | 'doubted' | 'word' {
  const first = { ...request, price: undefined, onlyReduced: false, page: 1, filters: unfiltered };
  const having = { ...unfiltered, properties: [id] };
  const isSaidOfAny =
    find({ ...first, text: undefined, filters: having, pageSize: 1 }).totalCount > 0;
  if (isAlone) return isSaidOfAny ? 'filter' : 'word';
  const asTyped = find({ ...first, text: all, pageSize: looked });
  const named = asTyped.products.filter(({ name }) =>
    options.propertiesIn(forms.wordsOf(name)).includes(id),
  );
  const isNameOfAll = named.length > 0 && named.length === asTyped.totalCount;
  if (!isSaidOfAny) {
    if (isNameOfAll) return 'word';
    return named.length > 0 ? 'doubted' : 'unsold';
  }
  if (!isNameOfAll) return 'filter';
  const ids = find({ ...first, text: all, filters: having, pageSize: looked }).products;
  return named.every((one) => ids.some(({ sokId }) => sokId === one.sokId)) ? 'filter' : 'word';
}
