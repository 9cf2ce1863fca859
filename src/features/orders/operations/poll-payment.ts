/** Polls the provider for payment statuses, because a callback may be lost. */
import { applyPayment } from './confirm.ts';
import type { PaymentStatus } from '../../payments/contract.ts';
import type { OrdersDeps } from '../deps.ts';
import * as store from '../repository.ts';

/** Requests the status of all payments of an order that may still change, and applies the results.
 * @returns whether some can still be paid, whether one is pending at a bank, and the errors of failed
 * requests */
export async function pollPayment(deps: OrdersDeps, number: string) {
  const payments = await store.paymentsOf(deps.db, number);
  const requests = payments
    .filter(({ status }) => status !== 'paid')
    .map(async ({ transactionId }) => {
      const status = await deps.provider.status(transactionId);
      await applyPayment(deps, { transactionId, number, status });
      return status;
    });
  const responses = await Promise.allSettled(requests);
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
