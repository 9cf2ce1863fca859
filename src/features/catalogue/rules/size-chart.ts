/** Chooses the size chart of a product (R101). */
import type { SizeChart } from '../record/size-chart.ts';

type ChartPlace = Pick<SizeChart, 'id' | 'categoryPath' | 'brandId'>;

export type SizeChartState =
  | { state: 'notFound' }
  | { state: 'availableSpecific'; id: string }
  | { state: 'availableGeneral'; id: string };

/** A chart of the brand is preferred to a general one, and a nearer category to a higher one. */
export function sizeChartOf(
  charts: readonly ChartPlace[],
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
