/** Where the payment provider calls the shop. */
import type { OrdersDeps } from '../deps.ts';

/** URL that the provider calls about payments; always on the shop's own origin. */
export const callbackUrlOf = ({ publicUrl }: Pick<OrdersDeps, 'publicUrl'>): string =>
  `${publicUrl}/maksu/vahvistus`;

/** URL that it calls about a refund of a part of an order. */
export const refundCallbackUrlOf = (deps: Pick<OrdersDeps, 'publicUrl'>, refund: number): string =>
  `${callbackUrlOf(deps)}?refund=${refund}`;

/** URL that it calls about a payment that is given back as a whole. */
export const returnCallbackUrlOf = (
  deps: Pick<OrdersDeps, 'publicUrl'>,
  transactionId: string,
): string =>
  `${callbackUrlOf(deps)}?${new URLSearchParams({ refund: 'late', payment: transactionId })}`;
