/** Where the payment provider calls the shop. */
import type { OrdersDeps } from '../deps.ts';

/** URL that the provider calls about payments; always on the shop's own origin. */
export const callbackUrlOf = ({ publicUrl }: Pick<OrdersDeps, 'publicUrl'>): string =>
  `${publicUrl}/maksu/vahvistus`;

/** URL that it calls about a refund of the order, or of a payment that came too late. */
export const refundCallbackUrlOf = (
  deps: Pick<OrdersDeps, 'publicUrl'>,
  refund: number | 'late',
): string => `${callbackUrlOf(deps)}?refund=${refund}`;
