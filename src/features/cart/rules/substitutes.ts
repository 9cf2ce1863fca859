/** Which lines of the cart may be replaced by similar products. */
import type { Product } from '../../catalogue/contract.ts';
import type { Substitutes } from '../../catalogue/record/catalogue-document.ts';
import type { Line } from '../rules.ts';

/** Whether products like it are replaced at all. */
export const isReplaceable = (
  { categories: names }: Pick<Substitutes, 'categories'>,
  { categories }: Pick<Product, 'categories'>,
): boolean => categories.some(({ path }) => names.includes(path));

/** Whether the line may be replaced; undefined where it never is. */
export const allowsSubstitute = (
  substitutes: Substitutes,
  product: Pick<Product, 'categories'>,
  line: Pick<Line, 'allowsSubstitute'>,
): boolean | undefined =>
  isReplaceable(substitutes, product) ? (line.allowsSubstitute ?? substitutes.allowed) : undefined;
