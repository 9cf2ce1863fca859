/** The provider's error, reduced to what may be logged (RFC 6749, 4.1.2.1 and 5.2). */

export type ProviderError = { providerError: string; providerErrorDescription?: string };

/** Words with an at sign, many digits or the length of a token may be personal or secret. */
const personal = /\S*@\S*|\S*\d{5,}\S*|\S{32,}/g;
const longest = 200;

/** One line of printable characters without such words. */
const printable = (text: string): string =>
  text
    .replaceAll(/[^\u0020-\u007e\u00a1-\u024f]/g, ' ')
    .replaceAll(personal, '…')
    .slice(0, longest);

export function providerErrorOf(
  error: string,
  description?: string | null | undefined,
): ProviderError {
  return {
    providerError: printable(error),
    ...(description && { providerErrorDescription: printable(description) }),
  };
}

/** Temporary errors: a retry may help. */
const passing = new Set(['temporarily_unavailable', 'server_error', 'slow_down']);

/** True for a temporary failure, false for a refusal. */
export const isPassing = (error: string): boolean => passing.has(error);

/** The provider does not accept the shop's id and secret: only the configuration can fix these. */
const ofShop = new Set(['invalid_client', 'unauthorized_client']);

export const isOfShop = (error: string): boolean => ofShop.has(error);
