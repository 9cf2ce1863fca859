/** Stores a visitor's choice: the one way for the banner, the settings page and the footer. */
import type { OptionalCategory } from '#features/cookie-consent/rules/categories.ts';
import { readChosen } from '#features/cookie-consent/rules/chosen.ts';
import { consentCookies } from '../../../shell/consent-cookies.ts';
import type { RequestFacts } from '../../../shell/request.ts';

export type Saved =
  | { given: readonly OptionalCategory[]; fault: null }
  | { given: null; fault: 'unreadable' | 'changed' };

/** What came of a form, and the cookies to set. */
export async function saveChoice(
  request: Request,
  { space, publicUrl, now }: Pick<RequestFacts, 'space' | 'publicUrl' | 'now'>,
): Promise<{ saved: Saved; cookies: string[] }> {
  const asked = space.cookieConsent;
  const form = await request.formData().catch(() => new FormData());
  const chosen = readChosen(form, asked);
  if ('fault' in chosen) return { saved: { given: null, fault: chosen.fault }, cookies: [] };
  const { given } = chosen;
  const cookies = consentCookies({ request, asked, given, publicUrl, now: now() });
  return { saved: { given, fault: null }, cookies };
}
