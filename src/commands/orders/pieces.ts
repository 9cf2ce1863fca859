/** Pieces of lines as the command names them, checked against what there is. */
import { StartRefused } from '#platform/errors.ts';
import type { Pieces } from '#features/orders/contract/after-payment.ts';
import type { Chosen } from './options.ts';

/** The pieces chosen, all that is left without any choice.
 * @param left pieces of each line that can be chosen
 * @param what what they are left to: 'to refund'
 * @throws StartRefused when a line is not there or has too few */
export function piecesOf(
  chosen: readonly Chosen[],
  left: readonly number[],
  what: string,
): Pieces[] {
  const all = left.map((_, at) => ({ line: at + 1, quantity: undefined }));
  return (chosen.length > 0 ? chosen : all)
    .map(({ line, quantity }) => {
      const most = left[line - 1];
      if (most === undefined)
        throw new StartRefused(`There is no line ${line}: the order has ${left.length}.`);
      const isTooMuch = (quantity ?? 1) > most;
      if (chosen.length > 0 && isTooMuch)
        throw new StartRefused(`Line ${line} has ${most} ${what}, not ${quantity ?? 'any'}.`);
      return { line: line - 1, quantity: quantity ?? most };
    })
    .filter(({ quantity }) => quantity > 0);
}
