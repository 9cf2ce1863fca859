/** Logging in, as a step of the shop's request (R224). */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { checkLogin } from '../check-login.ts';
import { button, errorSummary, field, form, nothing } from './view/fields.ts';
import { finish, interactionOf, loggedIn, showExpired, type PageDeps } from './interaction.ts';
import { mountOf } from '../provider/settings.ts';
import { fieldsOf, type Visit, type VisitContext } from './visit.ts';

export function makeLoginPages(deps: PageDeps): Hono<Visit> {
  const app = new Hono<Visit>();
  app.get('/interaction/:uid', async (c) => {
    const interaction = await interactionOf(deps, c);
    if (!interaction) return showExpired(c);
    const path = `${mountOf(deps.issuer)}/interaction/${interaction.uid}`;
    const wantsAccount = interaction.params['acr_values'] === 'sok_register';
    if (wantsAccount && c.req.query('login') === undefined)
      return c.redirect(`${path}/register`, 303);
    return showLogin(c, path);
  });
  app.post('/interaction/:uid', async (c) => {
    const interaction = await interactionOf(deps, c);
    if (!interaction) return showExpired(c);
    const { email, password } = await fieldsOf(c, 'email', 'password');
    const outcome = await checkLogin(deps, { email, password });
    if (outcome.account) return finish(deps, c, loggedIn(outcome.account.id));
    const path = `${mountOf(deps.issuer)}/interaction/${interaction.uid}`;
    return showLogin(c, path, { email, fault: c.var.words.wrongLogin });
  });
  app.get('/interaction/:uid/abort', async (c) => {
    const interaction = await interactionOf(deps, c);
    if (!interaction) return showExpired(c);
    return finish(deps, c, { error: 'access_denied', error_description: 'The shopper went back' });
  });
  return app;
}

function showLogin(c: VisitContext, path: string, { email = '', fault = '' } = {}): Response {
  const { words, show, csrf } = c.var;
  const body = html`${fault ? errorSummary(fault) : nothing}
    ${form(
      csrf,
      html`${field({ name: 'email', label: words.email, type: 'email', autocomplete: 'username', value: email, inputmode: 'email' })}
      ${field({ name: 'password', label: words.password, type: 'password', autocomplete: 'current-password' })}
      ${button(words.loginDo)}`,
      path,
    )}
    <p class="also">${words.noAccount} <a href="${path}/register">${words.register}</a></p>`;
  return show(words.login, body, fault ? 400 : 200);
}
