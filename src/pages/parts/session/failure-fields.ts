/** What the log is told of a call of the session that failed: its code, and what the provider said. */
import type { ShopError } from '#platform/errors.ts';

const hints: Record<string, string> = {
  'shop-refused': 'check OPENID_CLIENT_ID and OPENID_CLIENT_SECRET',
};

export function toldOf({ code, details }: ShopError): Record<string, unknown> {
  const { providerError, providerErrorDescription } = details;
  const hint = hints[code];
  return {
    reason: code,
    ...(providerError !== undefined && { providerError }),
    ...(providerErrorDescription !== undefined && { providerErrorDescription }),
    ...(hint && { hint }),
  };
}
