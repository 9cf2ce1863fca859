/** The link from account pages back to the shop, requested by the shop. */
import { createElement } from 'react';
import type { IdentityDeps } from '../deps.ts';
import { fromBase64, safeReturnUrl } from './rules/return-url.ts';
import type { VisitContext } from './visit.ts';

/** Null when the requested URL is not the shop's; the shop's home page when none was requested. */
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
