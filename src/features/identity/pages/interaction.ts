/** The OpenID interaction that a page belongs to: why the shopper came, and how the result is returned. */
import type { InteractionResults } from 'oidc-provider';
import { createElement } from 'react';
import type { IdentityDeps } from '../deps.ts';
import { exchangeOf } from '../provider/node-bridge.ts';
import type { HeldProvider } from '../provider/provider.ts';
import type { VisitContext } from './visit.ts';

export interface PageDeps extends IdentityDeps {
  provider: HeldProvider;
}

/** Headers only: the page reads the body itself. */
const exchangeFor = (deps: PageDeps, c: VisitContext) =>
  exchangeOf(new Request(c.req.url, { headers: c.req.raw.headers }), deps.issuer);

/** The interaction begun in this browser; null when it has ended or belongs to another browser. */
export async function interactionOf(deps: PageDeps, c: VisitContext) {
  const { req, res } = exchangeFor(deps, c);
  const provider = await deps.provider.current();
  try {
    const interaction = await provider.interactionDetails(req, res);
    return interaction.uid === c.req.param('uid') ? interaction : null;
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  }
}

/** Passes the result to the provider and redirects the browser. */
export async function finish(
  deps: PageDeps,
  c: VisitContext,
  result: InteractionResults,
): Promise<Response> {
  const { req, res } = exchangeFor(deps, c);
  const provider = await deps.provider.current();
  const options = { mergeWithLastSubmission: false };
  return c.redirect(await provider.interactionResult(req, res, result, options), 303);
}

export const loggedIn = (accountId: string): InteractionResults => ({
  login: { accountId, amr: ['pwd'] },
});

export const showExpired = (c: VisitContext): Response => {
  const { t, show, screens } = c.var;
  return show(t('expired'), createElement(screens.Notice, { text: t('expiredText') }), 400);
};
