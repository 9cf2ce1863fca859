/** Pages the provider itself shows: logging out, and its refusals. */
import { raw, html } from 'hono/html';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { isLanguage, languageOf } from '#platform/i18n/language.ts';
import type { IdentityDeps } from '../deps.ts';
import { mountOf, type Views } from '../provider/settings.ts';
import { confirmHeader } from '../provider/logout.ts';
import { translatorIn } from '../translations.ts';
import { pageOf } from './view/layout.ts';

export function makeViews(deps: IdentityDeps, styleFile: string): Views {
  const { shopUrl, issuer } = deps;
  function show(ctx: KoaContextWithOIDC, title: 'logout' | 'loggedOut' | 'failed', body: unknown) {
    const asked = String(ctx.query['ui_locales'] ?? '').split(/[ -]/)[0];
    const language = isLanguage(asked) ? asked : languageOf(ctx.cookies.get('aitta_idp_language'));
    const t = translatorIn(language);
    const here = ctx.path;
    const mount = mountOf(issuer);
    const frame = { language, t, mount, shopUrl, back: `${shopUrl}/`, here, styleFile };
    ctx.type = 'html';
    ctx.body = String(pageOf(frame, t(title), body));
    return t;
  }
  return {
    logout(ctx, form) {
      if (isOwnRequest(ctx)) ctx.set(confirmHeader, 'yes');
      const t = translatorIn(languageOf(ctx.cookies.get('aitta_idp_language')));
      const buttons = html`<button
          class="button"
          type="submit"
          form="op.logoutForm"
          name="logout"
          value="yes"
        >
          ${t('logoutDo')}
        </button>
        <a class="button quiet" href="${shopUrl}/">${t('logoutNot')}</a>`;
      show(ctx, 'logout', html`${raw(form)}${buttons}`);
    },
    loggedOut: (ctx) => void show(ctx, 'loggedOut', ''),
    failure(ctx, { error }) {
      deps.log.info({ error }, 'provider refused');
      const t = translatorIn(languageOf(ctx.cookies.get('aitta_idp_language')));
      show(ctx, 'failed', html`<p>${t('failedText')}</p>`);
    },
  };
}

/** The shop sent the shopper: it shows whose session is to end, or the browser says so. */
function isOwnRequest(ctx: KoaContextWithOIDC): boolean {
  const hint = ctx.oidc.entities['IdTokenHint'] as { payload: { sub?: string } } | undefined;
  if (hint) return hint.payload.sub === ctx.oidc.session?.accountId;
  return ['same-origin', 'same-site'].includes(ctx.get('sec-fetch-site'));
}
