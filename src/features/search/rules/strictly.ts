/** Lists with options of properties, of which strict ones are never given up. */
import type { ProductList } from '../../catalogue/contract.ts';
import type { SearchRequest } from '../record/search-request.ts';
import type { Find } from './choose-options.ts';

/** Whether nothing is shown without the option. */
export type IsStrict = (id: string) => boolean;

/** Options that words mean beside those that the caller chose: what is chosen of a property counts instead of
 * what the words say of the same one, unless it is strict. */
export const besideChosen = (
  chosen: readonly string[],
  meant: readonly string[],
  isStrict: IsStrict,
): string[] =>
  meant.filter(
    (id) => isStrict(id) || !chosen.some((other) => propertyIn(other) === propertyIn(id)),
  );

const propertyIn = (option: string): string => option.replace(/\..*/, '');

/** Where nothing that the words name has the strict options, what else has them: what has the words somewhere,
 * or all of it. */
export function findStrictly(request: SearchRequest, find: Find, isStrict: IsStrict): ProductList {
  const found = find(request);
  const { text, filters } = request;
  if (text === undefined || !filters.properties.some(isStrict)) return found;
  // In this order only close matches count.
  const close = () => find({ ...request, page: 1, pageSize: 1, sortBy: 'bestseller' });
  if (found.totalCount > 0 && close().totalCount > 0) return found;
  const shown = found.totalCount > 0 ? found : find({ ...request, text: undefined });
  return shown.totalCount > 0 ? { ...shown, noneOf: text } : found;
}
