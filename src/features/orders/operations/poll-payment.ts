/** Asking the provider about payments: its word need not have reached the shop. */
import { applyPayment } from './confirm.ts';
import type { PaymentStatus } from '../../payments/contract.ts';
import type { OrdersDeps } from '../deps.ts';
import * as store from '../repository.ts';

/** Asks about the payments of an order that may change and applies what became of them.
 * @returns whether some may be paid yet, whether a bank is at work on one, and why some could not be
 * asked about */
export async function pollPayment(deps: OrdersDeps, number: string) {
  const payments = await store.paymentsOf(deps.db, number);
  const asked = payments
    .filter(({ status }) => status !== 'paid')
    .map(async ({ transactionId }) => {
      const status = await deps.provider.status(transactionId);
      await applyPayment(deps, { transactionId, number, status });
      return status;
    });
  const responses = await Promise.allSettled(asked);
  const isAny = (status: PaymentStatus) =>
    responses.some((response) => response.status === 'fulfilled' && response.value === status);
  return {
    open: isAny('new') || isAny('pending'),
    pending: isAny('pending'),
    failures: responses.flatMap((response): unknown[] =>
      response.status === 'rejected' ? [response.reason] : [],
    ),
  };
}
