/** The log-in form, for the shop's requests and for the provider's own pages. */
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { checkLogin } from '../check-login.ts';
import { markDevice } from '../device.ts';
import type { IdentityDeps } from '../deps.ts';
import { mountOf } from '../provider/settings.ts';
import type { Account } from '../record.ts';
import { button, errorSummary, form, nothing, type Html } from './view/fields.ts';
import { currentPasswordField, emailField } from './view/inputs.ts';
import { cookieOptions, fieldsOf, type VisitContext } from './visit.ts';

const deviceCookie = 'aitta_idp_device';

/** How the form is shown again, or who has logged in. */
export type SignedIn = { account: Account } | { account: null; page: Response };

export function showSignIn(
  deps: IdentityDeps,
  c: VisitContext,
  {
    email = '',
    fault = '',
    status = 200 as 200 | 400 | 429,
    also = nothing as Html,
    back = `${deps.shopUrl}/`,
  } = {},
): Response {
  const { t, show, csrf } = c.var;
  const filled = { t, values: { email } };
  const forgotten = html`<a class="aside" href="${mountOf(deps.issuer)}/password-reset"
    >${t('forgot')}</a
  >`;
  const fields = html`${emailField(filled)} ${currentPasswordField(filled)} ${button(t('loginDo'))}`;
  const body = html`${fault ? errorSummary(fault) : nothing} ${form(csrf, fields)}
    <div class="also">${forgotten} ${also}</div>`;
  return show(t('login'), body, { status, back });
}

/** Checks the posted form; a device that logs in is known from then on. */
export async function signIn(
  deps: IdentityDeps,
  c: VisitContext,
  around: { also?: Html; back?: string } = {},
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
      ? { fault: t('tooMany', { minutes }), status: 429 as const }
      : { fault: t('wrongLogin'), status: 400 as const };
  return {
    account: null,
    page: showSignIn(deps, c, { email: typed.email, ...around, ...refusal }),
  };
}

export function knowDevice(deps: IdentityDeps, c: VisitContext, email: string): void {
  const value = markDevice(deps.secrets, getCookie(c, deviceCookie), email);
  setCookie(c, deviceCookie, value, { ...cookieOptions(deps), maxAge: 31_536_000 });
}
