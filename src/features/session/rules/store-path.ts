/** The last place of the shop a shopper was at (R377, R378). */

import { prefixIn } from '#platform/i18n/language.ts';

/** Places one does not go back to: on the way to buying, the wishlist, and where logins return. */
const skipped = /^\/(?:ostoskori|kassa|maksu|kiitos|suosikit|check-[^/]*)(?:\/|$)/;

/** Whether a path is worth going back to (R377). */
export const isStorePath = (path: string): boolean =>
  path.startsWith('/') && !skipped.test(path.slice(prefixIn(path).length));

/** Where 'continue shopping' leads; the home page when nothing is known (R378). */
export function lastStorePath(kept: string | null): string {
  const path = kept?.split(/[?#]/)[0] ?? '';
  return kept && isStorePath(path) && !path.startsWith('//') ? kept : '/';
}

/** A login returns where it began; instead of a page that only sends on, home in its language. */
export function returnPath(target: string): string {
  const prefix = prefixIn(target);
  return target.startsWith(`${prefix}/check-`) ? prefix || '/' : target;
}
