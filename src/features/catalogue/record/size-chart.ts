/** Size charts as merchants write them (R101). */
import { z } from '#platform/http/contract.ts';

export const Measure = z.enum(['chest', 'waist', 'hips', 'height', 'foot']);
export type Measure = z.output<typeof Measure>;

/** Applies to a category and everything below it; with a brand, only to that brand's products. */
const SizeChart = z
  .strictObject({
    id: z.string().min(1),
    categoryPath: z.string().min(1),
    brandId: z.string().min(1).optional(),
    measures: z.array(Measure).min(1),
    /** Size, then a value in centimetres for each measure. */
    rows: z.array(z.array(z.string())).min(1),
  })
  .refine(({ rows, measures }) => rows.every((row) => row.length === measures.length + 1), {
    error: 'each row must have the size and a value for each measure',
    path: ['rows'],
  });
export type SizeChart = z.output<typeof SizeChart>;

export const SizeCharts = z.array(SizeChart);
