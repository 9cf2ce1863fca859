/** The login form, for the shop's requests and for the provider's own pages. */
import { getCookie, setCookie } from 'hono/cookie';
import { createElement } from 'react';
import { checkLogin } from '../accounts/check-login.ts';
import { markDevice } from '../accounts/device.ts';
import type { IdentityDeps } from '../deps.ts';
import { mountOf } from '../provider/settings.ts';
import type { Account } from '../accounts/record.ts';
import { cookieOptions, fieldsOf, type VisitContext } from './visit.ts';

const deviceCookie = 'aitta_idp_device';

/** The form with its errors, or the account that has logged in. */
export type SignedIn = { account: Account } | { account: null; page: Response };

interface Around {
  /** URL of the registration. */
  registerUrl?: string;
  back?: string;
}

interface Refused {
  email?: string;
  refusal?: string;
  status?: 400 | 429;
}

export function showSignIn(
  deps: IdentityDeps,
  c: VisitContext,
  { registerUrl, back, email = '', refusal, status }: Around & Refused = {},
): Response {
  const { t, show, csrf, screens } = c.var;
  const resetUrl = `${mountOf(deps.issuer)}/password-reset`;
  const form = { t, csrf, email, refusal, resetUrl, registerUrl };
  return show(t('login'), createElement(screens.Login, form), { status, back });
}

/** Checks the posted form; marks the device as known after a login. */
export async function signIn(
  deps: IdentityDeps,
  c: VisitContext,
  around: Around = {},
): Promise<SignedIn> {
  const { t } = c.var;
  const typed = await fieldsOf(c, 'email', 'password');
  const device = getCookie(c, deviceCookie);
  const outcome = await checkLogin(deps, { ...typed, device, ip: c.env.ip });
  if (outcome.account) {
    knowDevice(deps, c, outcome.account.email);
    return { account: outcome.account };
  }
  const { minutes } = outcome;
  const refusal =
    minutes > 0
      ? { refusal: t('tooMany', { minutes }), status: 429 as const }
      : { refusal: t('wrongLogin'), status: 400 as const };
  return {
    account: null,
    page: showSignIn(deps, c, { email: typed.email, ...around, ...refusal }),
  };
}

export function knowDevice(deps: IdentityDeps, c: VisitContext, email: string): void {
  const value = markDevice(deps.secrets, getCookie(c, deviceCookie), email);
  setCookie(c, deviceCookie, value, { ...cookieOptions(deps), maxAge: 31_536_000 });
}
