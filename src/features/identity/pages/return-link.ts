/** The way back to the shop from the pages of an account, as the shop named it. */
import { createElement } from 'react';
import type { IdentityDeps } from '../deps.ts';
import { fromBase64, safeReturnUrl } from './rules/return-url.ts';
import type { VisitContext } from './visit.ts';

/** Null when the shop named an address that is not its own; the shop itself when it named none. */
export function returnUrlOf(
  { shopUrl }: IdentityDeps,
  given: string | undefined,
  { isEncoded }: { isEncoded: boolean },
): string | null {
  if (given === undefined || given === '') return `${shopUrl}/`;
  const text = isEncoded ? fromBase64(given) : given;
  return text === null ? null : safeReturnUrl(text, [new URL(shopUrl).origin]);
}

export function showUnsafe(c: VisitContext): Response {
  const { t, show, screens } = c.var;
  return show(t('unsafe'), createElement(screens.Notice, { text: t('unsafeText') }), 400);
}
