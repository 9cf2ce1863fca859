/** Pages that the OpenID library shows: log-out and errors. */
import type { KoaContextWithOIDC } from 'oidc-provider';
import { createElement, type ReactNode } from 'react';
import { isLanguage, languageOf, type Language } from '#platform/i18n/language.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Views } from '../provider/settings.ts';
import { confirmHeader } from '../provider/logout.ts';
import { translatorIn } from '../translations.ts';
import { framed } from './visit.ts';

export function makeViews(deps: IdentityDeps): Views {
  const { shopUrl } = deps;
  const { screens } = deps.pages;
  function show(
    ctx: KoaContextWithOIDC,
    title: 'logout' | 'loggedOut' | 'failed',
    body?: ReactNode,
  ) {
    const language = languageFor(ctx);
    const page = { language, here: ctx.path, title: translatorIn(language)(title) };
    ctx.type = 'html';
    ctx.body = framed(deps, page, body);
  }
  return {
    logout(ctx, form) {
      if (isOwnRequest(ctx)) ctx.set(confirmHeader, 'yes');
      const t = translatorIn(languageFor(ctx));
      show(ctx, 'logout', createElement(screens.Logout, { t, form, shopUrl }));
    },
    loggedOut: (ctx) => show(ctx, 'loggedOut'),
    failure(ctx, { error }) {
      deps.log.info({ error }, 'provider refused');
      const text = translatorIn(languageFor(ctx))('failedText');
      show(ctx, 'failed', createElement(screens.Notice, { text }));
    },
  };
}

/** The language requested with `ui_locales`, else the one chosen before. */
function languageFor(ctx: KoaContextWithOIDC): Language {
  const asked = String(ctx.query['ui_locales'] ?? '').split(/[ -]/)[0];
  return isLanguage(asked) ? asked : languageOf(ctx.cookies.get('aitta_idp_language'));
}

/** True when the shop sent the shopper: the id token names the session to end, or the browser confirms the
 * origin. */
function isOwnRequest(ctx: KoaContextWithOIDC): boolean {
  const hint = ctx.oidc.entities['IdTokenHint'] as { payload: { sub?: string } } | undefined;
  if (hint) return hint.payload.sub === ctx.oidc.session?.accountId;
  return ['same-origin', 'same-site'].includes(ctx.get('sec-fetch-site'));
}
