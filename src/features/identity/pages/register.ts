/** Registration: the account is made by the mailed link, and responses do not reveal which e-mails have one. */
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { createElement } from 'react';
import { prefixOf } from '#platform/i18n/language.ts';
import { randomToken } from '#platform/ids.ts';
import { existsMessage, sendLetter, verifyMessage } from '../accounts/mail/send.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { mountOf } from '../provider/settings.ts';
import { emailKey } from '../accounts/record.ts';
import { networkOf } from '../accounts/rules/budgets.ts';
import { registrationFaults, type Registration } from './rules/forms.ts';
import { findByEmail } from '../accounts/repository/accounts.ts';
import { hashOf, issueTicket } from '../accounts/repository/tickets.ts';
import { spendAll } from '../accounts/throttle.ts';
import { interactionOf, showExpired, type PageDeps } from './interaction.ts';
import { textsOf } from './fault-texts.ts';
import { cookieOptions, fieldsOf, type Visit, type VisitContext } from './visit.ts';

export const browserCookie = 'aitta_idp_register';
const hoursOfLink = 24;

export function makeRegisterPages(deps: PageDeps): Hono<Visit> {
  const app = new Hono<Visit>();
  const path = '/interaction/:uid/register';
  app.get(path, async (c) => {
    const interaction = await interactionOf(deps, c);
    return interaction ? showForm(deps, c, interaction.uid) : showExpired(c);
  });
  app.post(path, async (c) => {
    const interaction = await interactionOf(deps, c);
    if (!interaction) return showExpired(c);
    const typed = await fieldsOf(c, 'firstName', 'lastName', 'email', 'password');
    const faults = textsOf(c.var.t, registrationFaults(typed, deps.shopName()));
    if (Object.keys(faults).length > 0)
      return showForm(deps, c, interaction.uid, { values: typed, faults });
    const { db } = deps.database;
    const minutes = await spendAll(deps, db, ['mailsFromNetwork', networkOf(c.env.ip)]);
    if (minutes > 0) return showForm(deps, c, interaction.uid, { values: typed, tooMany: minutes });
    await register(deps, c, interaction.uid, typed);
    return showSent(c, emailKey(typed.email));
  });
  return app;
}

/** Does the same work and sends the same response whether or not the e-mail has an account. */
async function register(
  deps: PageDeps,
  c: VisitContext,
  interaction: string,
  { firstName, lastName, email, password }: Registration,
): Promise<void> {
  const { language } = c.var;
  const browser = randomToken();
  const account = {
    email: emailKey(email),
    passwordHash: await hashPassword(password),
    givenName: firstName.trim(),
    familyName: lastName.trim(),
    phone: '',
    language,
    addresses: [],
    bonusCard: null,
    isCoop: false,
  };
  const expires = deps.now().add({ hours: hoursOfLink });
  await deps.database.db.transaction(async (tx) => {
    const hasAccount = (await findByEmail(tx, email)) !== null;
    const data = { account, browser: hashOf(browser), interaction };
    const token = await issueTicket(tx, 'register', data, expires);
    const message = hasAccount
      ? existsMessage(`${deps.issuer}/password-reset?lang=${language}`)
      : verifyMessage(`${deps.issuer}/verify-email?token=${token}&lang=${language}`);
    await sendLetter(deps, tx, { to: account.email, language }, message);
  });
  setCookie(c, browserCookie, browser, { ...cookieOptions(deps), maxAge: hoursOfLink * 3600 });
}

export function showSent(c: VisitContext, email: string): Response {
  const { t, show, screens } = c.var;
  const body = createElement(screens.Notice, {
    text: t('checkMailText', { email }),
    hint: t('checkMailHint'),
  });
  return show(t('checkMail'), body);
}

function showForm(
  deps: PageDeps,
  c: VisitContext,
  uid: string,
  { values, faults, tooMany = 0 }: FormState = {},
): Response {
  const { t, show, csrf, screens, language } = c.var;
  const pageOf = (name: string) => `${deps.shopUrl}${prefixOf(language)}/info/${name}`;
  const about = { privacyUrl: pageOf('tietoturva'), termsUrl: pageOf('ehdot') };
  const path = `${mountOf(deps.issuer)}/interaction/${uid}`;
  const refusal = tooMany > 0 ? t('tooMany', { minutes: tooMany }) : undefined;
  const loginUrl = `${path}?login=1`;
  const form = { t, csrf, values, faults, refusal, loginUrl, ...about };
  const status = refusal ? 429 : faults ? 400 : 200;
  return show(t('register'), createElement(screens.Register, form), {
    status,
    back: `${path}/abort`,
  });
}

interface FormState {
  values?: Record<string, string>;
  faults?: Record<string, string>;
  /** Minutes to wait. */
  tooMany?: number;
}
