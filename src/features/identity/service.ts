/** The identity provider as one fetch function: the protocol's endpoints and the pages. */
import { Hono } from 'hono';
import { createElement } from 'react';
import { noteRoute, noteRoutes } from '#platform/http/route-note.ts';
import { withUserAgent } from '#platform/http/user-agent.ts';
import type { IdentityDeps } from './deps.ts';
import { addressOf } from '#platform/http/caller-address.ts';
import { makeCardPages } from './pages/card.ts';
import { makeChangeEmailPages } from './pages/change-email.ts';
import { makeLoginPages } from './pages/login.ts';
import { makeProfilePages } from './pages/profile.ts';
import { makeRegisterPages } from './pages/register.ts';
import { makeResetPages } from './pages/reset.ts';
import { makeUndoEmailPages } from './pages/undo-email.ts';
import { makeVerifyPages } from './pages/verify.ts';
import { showFault } from './pages/fault.ts';
import { makeViews } from './pages/provider-views.ts';
import { protect } from './pages/protect.ts';
import { visits, type Visit } from './pages/visit.ts';
import { answerLogout } from './provider/logout.ts';
import { holdProvider } from './provider/provider.ts';
import { tidy } from './tidy.ts';

const makers = [
  makeLoginPages,
  makeRegisterPages,
  makeVerifyPages,
  makeResetPages,
  makeProfilePages,
  makeChangeEmailPages,
  makeUndoEmailPages,
  makeCardPages,
];

const protocol =
  /^\/(?:authorize(?:\/[\w-]+)?|token|userinfo|jwks|logout(?:\/\w+)?|revoke|\.well-known\/[\w-]+)$/;

export interface IdentityService {
  /** @param env the server's data about the connection */
  fetch(request: Request, env?: unknown): Promise<Response>;
  /** Resolves when no expired rows are being deleted. */
  idle(): Promise<void>;
}

export async function makeIdentityService(deps: IdentityDeps): Promise<IdentityService> {
  const provider = await holdProvider(deps, makeViews(deps));
  const pages = new Hono<Visit>();
  pages.use(noteRoutes);
  pages.get('/assets/*', deps.pages.assets);
  pages.get('/mark.png', async (c) => {
    const mark = await deps.mark();
    if (!mark) return c.body(null, 404);
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' };
    return c.body(new Uint8Array(mark), 200, headers);
  });
  const pageDeps = { ...deps, provider };
  pages.use(visits(deps));
  for (const make of makers) pages.route('/', make(pageDeps));
  pages.notFound((c) => {
    const { t, show } = c.var;
    return show(
      t('notFound'),
      createElement(deps.pages.screens.Notice, { text: t('failedText') }),
      404,
    );
  });
  pages.onError((error, c) => showFault(deps, error, c));
  const tidying = everyMinutes(10, deps, () => tidy(deps.database.db, deps.now()));
  return {
    idle: tidying.idle,
    async fetch(request, env) {
      tidying.start();
      const { pathname } = new URL(request.url);
      const isProtocol = protocol.test(pathname);
      // The id of a visit may follow.
      if (isProtocol) noteRoute(request, pathname.replace(/^(\/[a-z]+)\/.*/, '$1/*'));
      const response = await withUserAgent(request, () =>
        isProtocol
          ? answerLogout(provider, request)
          : pages.fetch(request, { ip: addressOf(request, env, deps.proxies) }),
      );
      return protect(deps, response);
    },
  };
}

/** `start` runs `work`, at most once in `minutes`, without waiting for it; `idle` waits for it. */
function everyMinutes(minutes: number, { now, log }: IdentityDeps, work: () => Promise<void>) {
  let last = -Infinity;
  let running = Promise.resolve();
  return {
    start() {
      const at = now().epochMilliseconds;
      if (at - last < minutes * 60_000) return;
      last = at;
      running = work().catch((error: unknown) =>
        log.warn({ err: error }, 'expired rows stay for now'),
      );
    },
    idle: () => running,
  };
}
