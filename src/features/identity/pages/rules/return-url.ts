/** Where a page may send the shopper back to: the shop's own addresses only. */

/** The address, when it is on one of the origins; null for every other thing. */
export function safeReturnUrl(given: string, origins: readonly string[]): string | null {
  // Browsers take a backslash for a slash and drop control signs; an honest address has neither.
  // oxlint-disable-next-line no-control-regex
  if (/[\\\u0000-\u0020\u007f]/.test(given)) return null;
  const url = URL.parse(given);
  if (!url || !origins.includes(url.origin) || url.username || url.password) return null;
  return url.href;
}

/** The text of base64, in either alphabet; null when it is none. */
export function fromBase64(given: string): string | null {
  const plain = given.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) return null;
  try {
    const bytes = Uint8Array.from(atob(plain), (sign) => sign.codePointAt(0) ?? 0);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
