/** Handler of the call for payment methods (R267). */
import { refuse } from '#platform/errors.ts';
import { makeSubApp } from '#platform/http/app.ts';
import { getPaymentMethods } from './contract.ts';
import type { PaymentProvider } from './record.ts';

export interface PaymentsDeps {
  provider: PaymentProvider;
}

export function makePaymentsApp({ provider }: PaymentsDeps) {
  return makeSubApp().openapi(getPaymentMethods, async (c) => {
    const { amountEuroCents } = c.req.valid('query');
    const methods = await provider
      .methods(amountEuroCents, c.get('language'))
      .catch((error: unknown) => {
        c.get('log').error({ err: error }, 'payment methods failed');
        throw refuse(getPaymentMethods, 'payment-provider', 'Could not set payment method');
      });
    return c.json(methods, 200);
  });
}
