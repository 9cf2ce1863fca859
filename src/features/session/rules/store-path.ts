/** The last page of the shop that the shopper visited (R377, R378). */

import { prefixIn } from '#platform/i18n/language.ts';

/** Pages not to return to: cart, checkout and payment, the wishlist, and where logins return. */
const skipped = /^\/(?:ostoskori|kassa|maksu|kiitos|suosikit|check-[^/]*)(?:\/|$)/;

/** Whether 'continue shopping' may return to the path (R377). */
export const isStorePath = (path: string): boolean =>
  path.startsWith('/') && !skipped.test(path.slice(prefixIn(path).length));

/** Where 'continue shopping' leads; the home page when no path is stored (R378). */
export function lastStorePath(stored: string | null): string {
  const path = stored?.split(/[?#]/)[0] ?? '';
  return stored && isStorePath(path) && !path.startsWith('//') ? stored : '/';
}

/** Where a login returns: the page it began on, or the home page in the same language when that page only
 * redirects. */
export function returnPath(target: string): string {
  const prefix = prefixIn(target);
  return target.startsWith(`${prefix}/check-`) ? prefix || '/' : target;
}
