/** Whether a product is in a filtered list. */
import { paidByAll } from '../../pricing/rules/paid.ts';
import type { Product } from '../contract.ts';
import type { ListState } from '../url-state/state.ts';

export type ListedProduct = Pick<
  Product,
  'campaigns' | 'brandId' | 'colors' | 'variants' | 'priceData' | 'availability' | 'properties'
>;

/** Lists show products in stock; a colour and a size must match the same variant. */
export function listHolds(state: ListState, product: ListedProduct): boolean {
  const { filters, price } = state;
  const cents = paidByAll(product.priceData);
  const tests = [
    product.availability !== 'SOLD_OUT',
    !state.availableOnline || product.availability !== 'IN_STORE_ONLY',
    !state.onlyReduced || product.priceData.discounted !== null,
    (price.from ?? 0) <= cents && cents <= (price.to ?? Infinity),
    any(filters.campaigns, product.campaigns),
    any(filters.brands, [product.brandId ?? '']),
    hasProperties(filters.properties, product.properties ?? []),
    sellables(product).some(
      ({ colors, sizes }) => any(filters.colors, colors) && any(filters.sizes, sizes),
    ),
  ];
  return tests.every(Boolean);
}

const any = (wanted: readonly string[], present: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((value) => present.includes(value));

/** One option of each property is enough: which properties combine theirs with "and" only the index knows. */
const hasProperties = (wanted: readonly string[], present: readonly string[]): boolean =>
  wanted.every((id) =>
    wanted.some((other) => propertyIn(other) === propertyIn(id) && present.includes(other)),
  );

const propertyIn = (option: string): string => option.replace(/\..*/, '');

const sellables = ({ colors, variants }: ListedProduct) =>
  variants.length === 0
    ? [{ colors: colors.map(({ id }) => id), sizes: [] }]
    : variants
        .filter(({ availability }) => availability !== 'SOLD_OUT')
        .map(({ color, size }) => ({
          colors: color ? [color.id] : [],
          sizes: size === null ? [] : [size],
        }));
