/** Refunds as staff choose them: pieces, parts of prices, and a part of the delivery. */
import { share, type Cents } from '#platform/money.ts';
import type { Pieces } from '../contract/after-payment.ts';
import type { Reduction } from '../contract/staff.ts';
import type { RefundSums } from '../record/refund.ts';
import { deliveryLeft, leftAfter, merged, refundOf, type Paid } from './refund.ts';

export interface ChosenRefund {
  lines: Pieces[];
  reductions: Reduction[];
  deliveryEuroCents: Cents;
}

/** The sums of what was chosen; null when more is chosen than is left. Reductions are of what stays after the pieces.
 * Their lines in the sums have no pieces. */
export function chosenSums(left: Paid, chosen: ChosenRefund): RefundSums | null {
  if (chosen.deliveryEuroCents > deliveryLeft(left)) return null;
  const isTooMany = ({ line, quantity }: Pieces) => quantity > (left.lines[line]?.quantity ?? 0);
  if (merged(chosen.lines).some(isTooMany)) return null;
  const given = refundOf(left, { lines: chosen.lines, delivery: chosen.deliveryEuroCents });
  const kept = leftAfter(left, [given]);
  const reduced = mergedReductions(chosen.reductions).map((one) => reducedLine(kept, one));
  if (reduced.includes(null)) return null;
  const lines = [...given.lines, ...reduced.flatMap((line) => line ?? [])];
  return { lines: lines.toSorted((a, b) => a.line - b.line), delivery: given.delivery };
}

/** The price of pieces that are kept, with its share of the tax. */
function reducedLine(
  kept: Paid,
  { line, euroCents }: Reduction,
): RefundSums['lines'][number] | null {
  const part = kept.lines[line];
  if (!part || part.quantity === 0 || euroCents > part.gross) return null;
  return { line, quantity: 0, euroCents, taxEuroCents: share(part.tax, euroCents, part.gross) };
}

/** One entry for each line. */
function mergedReductions(reductions: readonly Reduction[]): Reduction[] {
  const byLine = new Map<number, Cents>();
  for (const { line, euroCents } of reductions)
    byLine.set(line, (byLine.get(line) ?? 0) + euroCents);
  return [...byLine].map(([line, euroCents]) => ({ line, euroCents }));
}
