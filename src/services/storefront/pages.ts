/** The built pages: one renderer per language, with that language's scripts. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Connection } from '#platform/http/client.ts';
import { languages, prefixOf, type Language } from '#platform/i18n/language.ts';
import { retryAfter } from '#platform/http/retry-after.ts';
import { withHeaders } from '#platform/http/security/headers.ts';
import { hashSource, shopPagePolicy, type ShopPage } from '#platform/http/security/policy.ts';
import type { InSpan } from '#platform/telemetry/spans.ts';
import { silent } from '#platform/telemetry/telemetry.ts';
import { withLanguageAssets } from '#platform/i18n/language-assets.ts';
import type { makeRequestContext, RequestFacts } from '../../shell/request.ts';
import { shopStyle } from '../../shell/shop-style.ts';
import { withRefusals } from './refused-loads.ts';

/** Exports of entry.server.tsx besides the request handler. */
interface EntryModule {
  makeRequestContext: typeof makeRequestContext;
}

/** Facts the storefront has about a request; `render` adds the language and the nonce. */
export type PageFacts = Omit<RequestFacts, 'language' | 'retailApi' | 'nonce'> & {
  retailApi: Connection;
};

/** Addresses forms may be sent to, besides the shop itself. */
export interface FormTargets {
  /** Origins allowed on every page. */
  anywhere: string[];
  /** Policy sources allowed on the page that sends the shopper to the bank. */
  payment: string[];
}

export interface Pages {
  routes: ServerBuild['routes'];
  render(language: Language, request: Request, facts: PageFacts): Promise<Response>;
}

/** Where the pages come from. */
export interface PageSource {
  /** Folder of the public files. */
  files: string;
  load(formTargets: FormTargets, watching?: PageWatching): Promise<Pages>;
}

/** @param root folder of the build, with `client/` and `server/` */
export function builtPages(root: string): PageSource {
  const files = join(root, 'client');
  return {
    files,
    async load(formTargets, watching) {
      const file = pathToFileURL(join(root, 'server/index.js')).href;
      const build = (await import(/* @vite-ignore */ file)) as ServerBuild;
      return pagesOf({ build, formTargets, ...watching });
    },
  };
}

export interface PageWatching {
  /** Records loaders and actions. */
  span?: InSpan;
  /** Origins that pages send reports to. */
  reportTargets?: string[];
}

export interface PageCode extends PageWatching {
  build: ServerBuild;
  /** React Router's mode for errors; production when absent. */
  mode?: 'development';
  formTargets: FormTargets;
  /** Further sources that the content security policy allows. */
  policy?: Pick<ShopPage, 'styles' | 'connections'>;
}

type Render = (request: Request, facts: PageFacts) => Promise<Response>;

export function pagesOf(code: PageCode): Pages {
  const made = languages.map((language) => [language, rendererOf(code, language)]);
  const renderers = Object.fromEntries(made) as Record<Language, Render>;
  return {
    routes: code.build.routes,
    render: (language, request, facts) => renderers[language](request, facts),
  };
}

/** The language's prefix becomes the router's basename. */
function rendererOf(code: PageCode, language: Language): Render {
  const { build, mode, formTargets, policy, span = silent.span, reportTargets = [] } = code;
  const entry = build.entry.module as unknown as EntryModule;
  const handle = createRequestHandler(
    {
      ...build,
      assets: JSON.parse(
        withLanguageAssets(JSON.stringify(build.assets), language),
      ) as ServerBuild['assets'],
      routes: withRefusals(build.routes, span),
      basename: prefixOf(language) || '/',
      // `ownFormsOnly` has already checked the origin.
      allowedActionOrigins: ['**'],
    },
    mode,
  );
  const paymentPath = `${prefixOf(language)}/${build.routes['pages/payment']?.path}`;
  return async (request, facts) => {
    const retailApi = { ...facts.retailApi, language };
    const nonce = randomBytes(18).toString('base64url');
    const consentService = facts.consentService && { ...facts.consentService, language };
    const context = { ...facts, retailApi, consentService, language, nonce };
    const answer = await handle(request, entry.makeRequestContext(context));
    const response =
      answer.status === 503 ? withHeaders(answer, { 'retry-after': retryAfter }) : answer;
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const leadsToBank = new URL(request.url).pathname === paymentPath;
    const contentPolicy = shopPagePolicy({
      ...policy,
      connections: [...(policy?.connections ?? []), ...reportTargets],
      // A hash would turn off the permission of all inline styles, which development needs.
      styles: policy?.styles ?? [hashSource(shopStyle(facts))],
      scripts: [`'nonce-${nonce}'`],
      formTargets: [...formTargets.anywhere, ...(leadsToBank ? formTargets.payment : [])],
      isSecure: facts.publicUrl.startsWith('https:'),
    });
    return withHeaders(response, { 'content-security-policy': contentPolicy });
  };
}
