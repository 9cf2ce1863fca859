/** What distinguishes variants. */
import type { Variant } from '../contract.ts';

type Options = Pick<Variant, 'color' | 'size' | 'material' | 'pattern'>;

/** What is chosen beside the colour: 'M', 'Tammi' or 'M, Villa'; null where there is nothing. */
export const formOf = ({ size, material, pattern }: Omit<Options, 'color'>): string | null =>
  [size, material, pattern].filter(Boolean).join(', ') || null;

/** 'Sininen, M'; empty where there is nothing to choose. */
export const optionsOf = (variant: Options | null): string =>
  variant ? [variant.color?.name, formOf(variant)].filter(Boolean).join(', ') : '';

const ways = ['size', 'material', 'pattern'] as const;

/** What `formOf` says of the variants. */
export function formKind(variants: readonly Options[]): (typeof ways)[number] | 'other' {
  const [kind, ...more] = ways.filter((way) => variants.some((variant) => variant[way]));
  return kind && more.length === 0 ? kind : 'other';
}
