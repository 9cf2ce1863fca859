/** The size chart of a product page (R101). */
import type { Product } from '#features/catalogue/contract.ts';
import type { Measure, SizeChart } from '#features/catalogue/record/size-chart.ts';
import { sizeChartOf } from '#features/catalogue/rules/size-chart.ts';

export interface ShownChart {
  /** `specific`: the brand's own; `general`: for all products of the kind. */
  kind: 'specific' | 'general';
  measures: Measure[];
  rows: string[][];
}

/** Null when there is no chart, or none with a size the product comes in. */
export function chartOf(
  product: Pick<Product, 'brandId' | 'categories' | 'variants'>,
  charts: readonly SizeChart[],
): ShownChart | null {
  const { brandId, categories, variants } = product;
  const state = sizeChartOf(charts, { categoryPath: categories.at(-1)?.path ?? '', brandId });
  const chart = state.state === 'notFound' ? null : charts.find(({ id }) => id === state.id);
  const isOfUse = chart?.rows.some(([size]) => variants.some((variant) => variant.size === size));
  if (!chart || !isOfUse) return null;
  const kind = state.state === 'availableSpecific' ? 'specific' : 'general';
  return { kind, measures: chart.measures, rows: chart.rows };
}
