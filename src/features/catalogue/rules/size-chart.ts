/** Which size chart a product has (R101). */

/** A chart holds for a category and all below it; with a brand, only for that brand's products. */
export interface SizeChart {
  id: string;
  categoryPath: string;
  brandId?: string;
}

export type SizeChartState =
  | { state: 'notFound' }
  | { state: 'availableSpecific'; id: string }
  | { state: 'availableGeneral'; id: string };

/** The brand's own chart before the general one; the nearest category's before those above it. */
export function sizeChartOf(
  charts: readonly SizeChart[],
  { categoryPath, brandId }: { categoryPath: string; brandId: string | null },
): SizeChartState {
  const fitting = charts
    .filter((chart) => `${categoryPath}/`.startsWith(`${chart.categoryPath}/`))
    .toSorted((a, b) => b.categoryPath.length - a.categoryPath.length);
  const own = fitting.find((chart) => chart.brandId !== undefined && chart.brandId === brandId);
  if (own) return { state: 'availableSpecific', id: own.id };
  const general = fitting.find((chart) => chart.brandId === undefined);
  return general ? { state: 'availableGeneral', id: general.id } : { state: 'notFound' };
}
