/** What lines that are sold by weight cost once they are weighed, and what that gives back. */
import { share, type Cents } from '#platform/money.ts';
import { vatIn } from '../../cart/rules.ts';
import { centsOfWeight } from '../../pricing/rules/weighed.ts';
import type { OrderLine } from '../contract.ts';
import type { OrderFacts } from '../record.ts';
import type { RefundSums } from '../record/refund.ts';
import type { Paid } from './refund.ts';
import { openPieces, type Settled } from './withdrawal.ts';

/** What the pieces of a line weigh; `line` is its position. */
export interface Weight {
  line: number;
  grams: number;
}

/** A weight further from the estimate than this is taken for a mistake. */
const furthest = { lightest: 0.1, heaviest: 3 };

/** What pieces of a line cost at a weight: never more than their estimate. */
export const finalCents = (
  {
    unitPriceEuroCents,
    valuePriceEuroCents,
  }: Pick<OrderLine, 'unitPriceEuroCents' | 'valuePriceEuroCents'>,
  pieces: number,
  grams: number,
): Cents => Math.min(unitPriceEuroCents * pieces, centsOfWeight(valuePriceEuroCents ?? 0, grams));

/** Why a line cannot be weighed so; null when it can. @param left what is left of the payment after refunds */
export function weightFault(
  order: Pick<Settled, 'facts' | 'withdrawals' | 'refunds' | 'weighings'>,
  left: Paid,
  { line: at, grams }: Weight,
): string | null {
  const name = `Line ${at + 1}`;
  const line = order.facts.lines[at];
  if (!line) return `There is no line ${at + 1}: the order has ${order.facts.lines.length}.`;
  const { estimatedGrams } = line;
  if (estimatedGrams === undefined) return `${name}, ${line.name}, is not sold by weight.`;
  const known = order.weighings.find((one) => one.line === at);
  if (known) return `${name} was weighed already: ${known.grams} g.`;
  const open = openPieces(order)[at] ?? 0;
  if (open > 0)
    return `${name} has ${open} withdrawn and not refunded; refund them first (received), then weigh the others.`;
  const pieces = left.lines[at]?.quantity ?? 0;
  if (pieces <= 0) return `${name} has nothing left to weigh: it was refunded.`;
  return absurdity(name, estimatedGrams * pieces, grams);
}

function absurdity(name: string, estimate: number, grams: number): string | null {
  const lightest = Math.ceil(estimate * furthest.lightest);
  const heaviest = Math.floor(estimate * furthest.heaviest);
  if (grams >= lightest && grams <= heaviest) return null;
  return (
    `${name} cannot weigh ${grams} g: it was estimated at ${estimate} g. ` +
    `Give grams from ${lightest} to ${heaviest}; refund pieces that are missing.`
  );
}

/** What weighing gives back: of each line the same share of what was paid as of its estimate. Its tax is then that
 * of what stays paid. Lines that cost their estimate give back nothing. */
export function weighingRefund(
  { lines }: Pick<OrderFacts, 'lines'>,
  left: Paid,
  weights: readonly Weight[],
): RefundSums {
  const given = weights.flatMap(({ line: at, grams }) => {
    const line = lines[at];
    const part = left.lines[at];
    const estimate = (line?.unitPriceEuroCents ?? 0) * (part?.quantity ?? 0);
    if (!line || !part || estimate === 0) return [];
    const stays = share(part.gross, finalCents(line, part.quantity, grams), estimate);
    const euroCents = part.gross - stays;
    const tax = part.tax - vatIn(stays, part.ratePermille);
    const taxEuroCents = Math.min(Math.max(tax, 0), euroCents, part.tax);
    return euroCents > 0 ? [{ line: at, quantity: 0, euroCents, taxEuroCents }] : [];
  });
  return { lines: given, delivery: [] };
}
