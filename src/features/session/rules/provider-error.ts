/** What a provider says went wrong, as far as a log may hold it (RFC 6749, 4.1.2.1 and 5.2). */

export type ProviderError = { providerError: string; providerErrorDescription?: string };

/** Words with an at sign, many digits or the length of a token may be somebody's. */
const personal = /\S*@\S*|\S*\d{5,}\S*|\S{32,}/g;
const longest = 200;

/** One line of plain signs; what could be a person's is left out. */
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

/** Errors that are over soon: another try may help. */
const passing = new Set(['temporarily_unavailable', 'server_error', 'slow_down']);

/** Whether the provider cannot do it just now, rather than will not. */
export const isPassing = (error: string): boolean => passing.has(error);

/** Errors that only the shop's settings can mend: the provider does not take its id and secret. */
const ofShop = new Set(['invalid_client', 'unauthorized_client']);

export const isOfShop = (error: string): boolean => ofShop.has(error);
