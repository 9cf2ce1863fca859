/** Payment methods for a sum; null while the payment provider does not respond, which must not fail the
 * page. */
import { refusalCode } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { paymentMethods } from '#features/payments/client.ts';
import { getPaymentMethods, type PaymentMethod } from '#features/payments/contract.ts';

export const paymentChoices = (
  retailApi: Connection,
  euroCents: number,
): Promise<PaymentMethod[] | null> =>
  paymentMethods(retailApi, euroCents).catch((error: unknown) => {
    if (refusalCode(getPaymentMethods, error) === 'payment-provider') return null;
    throw error;
  });
