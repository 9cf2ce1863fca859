/** The identity provider as one fetch function: the protocol's calls, and the pages for people. */
import { Hono } from 'hono';
import type { IdentityDeps } from './deps.ts';
import { addressOf } from './pages/address.ts';
import { makeAssets } from './pages/view/assets.ts';
import { makeLoginPages } from './pages/login.ts';
import { showFault } from './pages/fault.ts';
import { makeViews } from './pages/provider-views.ts';
import { protect } from './pages/protect.ts';
import { visits, type Visit } from './pages/visit.ts';
import { answerLogout } from './provider/logout.ts';
import { holdProvider } from './provider/provider.ts';

const protocol =
  /^\/(?:authorize(?:\/[\w-]+)?|token|userinfo|jwks|logout(?:\/\w+)?|revoke|\.well-known\/[\w-]+)$/;

export interface IdentityService {
  /** `env`: what the server knows of the connection. */
  fetch(request: Request, env?: unknown): Promise<Response>;
}

export async function makeIdentityService(deps: IdentityDeps): Promise<IdentityService> {
  const assets = makeAssets(deps);
  const provider = await holdProvider(deps, makeViews(deps, assets.styleFile));
  const pages = new Hono<Visit>();
  pages.route('/assets', assets.app);
  pages.use(visits(deps, assets.styleFile));
  const pageDeps = { ...deps, provider };
  pages.route('/', makeLoginPages(pageDeps));
  pages.notFound((c) => c.var.show(c.var.words.notFound, c.var.words.failedText, 404));
  pages.onError((error, c) => showFault(deps, error, c));
  return {
    async fetch(request, env) {
      const { pathname } = new URL(request.url);
      const answer = protocol.test(pathname)
        ? await answerLogout(provider, request)
        : await pages.fetch(request, { ip: addressOf(request, env, deps.proxies) });
      return protect(deps, answer);
    },
  };
}
