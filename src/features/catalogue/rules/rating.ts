import type { Rating } from '../contract.ts';

/** Average and number of reviews; null when there are none. @param sum of the stars of all reviews */
export const ratingOf = (sum: number, count: number): Rating | null =>
  count === 0 ? null : { average: Math.round((sum * 10) / count) / 10, count };
