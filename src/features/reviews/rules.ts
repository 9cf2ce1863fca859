/** Rules of reviews: what they add up to, and what moderation may decide. */
import type { ReviewSummary } from './contract.ts';
import { fits, type Fit, type ReviewState } from './contract/values.ts';
import type { Decision } from './record.ts';
import { ratingOf } from '../catalogue/rules/rating.ts';

/** Reviews of a product that have the same stars and fit. */
export interface Tally {
  stars: number;
  fit: Fit | null;
  count: number;
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
const counted = (tallies: readonly Tally[]): number => sum(tallies.map(({ count }) => count));

/** Sum of the stars of all reviews. */
export const starsIn = (tallies: readonly Tally[]): number =>
  sum(tallies.map(({ stars, count }) => stars * count));

export function summaryOf(tallies: readonly Tally[]): ReviewSummary {
  const count = counted(tallies);
  const saying = (fit: Fit) => counted(tallies.filter((one) => one.fit === fit));
  return {
    count,
    average: ratingOf(starsIn(tallies), count)?.average ?? null,
    distribution: [5, 4, 3, 2, 1].map((stars) =>
      counted(tallies.filter((one) => one.stars === stars)),
    ),
    fits: Object.fromEntries(fits.map((fit) => [fit, saying(fit)])) as Record<Fit, number>,
  };
}

/** What the published reviews of each product add up to. */
export const ratingsOf = (reviews: readonly { productSokId: string; stars: number }[]) =>
  [...Map.groupBy(reviews, ({ productSokId }) => productSokId)].map(([sokId, some]) => ({
    sokId,
    ratingSum: sum(some.map(({ stars }) => stars)),
    ratingCount: some.length,
  }));

/** Fewer answers say nothing about a product. */
const leastFits = 3;

/** What most say of the fit; null when there are too few answers or no fit has more than half of them. */
export function mostSaid(answers: Record<Fit, number>): Fit | null {
  const all = sum(Object.values(answers));
  if (all < leastFits) return null;
  return fits.find((fit) => answers[fit] * 2 > all) ?? null;
}

/** False when the review is already in that state; a rejected one may get another reason. */
export const isChange = (state: ReviewState, decision: Decision): boolean =>
  decision.state === 'rejected' || state !== 'published';

/** Stars in halves, as they are drawn: an average of 4.3 is 9. */
export const halvesOf = (average: number): number => Math.round(average * 2);
