/** What is logged of a failed call of the session: its code, and the provider's message. */
import type { ShopError } from '#platform/errors.ts';

const hints: Record<string, string> = {
  'shop-refused': 'check OPENID_CLIENT_ID and OPENID_CLIENT_SECRET',
};

export function failureFields({ code, details }: ShopError): Record<string, unknown> {
  const { providerError, providerErrorDescription } = details;
  const hint = hints[code];
  return {
    reason: code,
    ...(providerError !== undefined && { providerError }),
    ...(providerErrorDescription !== undefined && { providerErrorDescription }),
    ...(hint && { hint }),
  };
}
