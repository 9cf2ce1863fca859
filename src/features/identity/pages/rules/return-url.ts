/** Return URLs: only the shop's own addresses. */

/** The URL when it is on one of the origins; else null. */
export function safeReturnUrl(given: string, origins: readonly string[]): string | null {
  // Browsers read a backslash as a slash and drop control characters; a valid URL has neither.
  // oxlint-disable-next-line no-control-regex
  if (/[\\\u0000-\u0020\u007f]/.test(given)) return null;
  const url = URL.parse(given);
  if (!url || !origins.includes(url.origin) || url.username || url.password) return null;
  return url.href;
}

/** The decoded text of base64 or base64url; null when it is neither. */
export function fromBase64(given: string): string | null {
  const plain = given.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) return null;
  try {
    const bytes = Uint8Array.from(atob(plain), (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
