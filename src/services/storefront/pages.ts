/** The pages: one renderer per language, with its scripts. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Connection } from '#platform/http/client.ts';
import { languages, prefixOf, type Language } from '#platform/i18n/language.ts';
import { withHeaders } from '#platform/http/security/headers.ts';
import { shopPagePolicy, type ShopPage } from '#platform/http/security/policy.ts';
import { withLanguageAssets } from '#platform/i18n/language-assets.ts';
import type { makeRequestContext, RequestFacts } from '../../shell/request.ts';
import { withRefusals } from './refused-loads.ts';

/** What our server entry exports besides the request handler. */
interface EntryModule {
  makeRequestContext: typeof makeRequestContext;
}

/** What the storefront knows of a request; the language brings the rest. */
export type PageFacts = Omit<RequestFacts, 'language' | 'retailApi' | 'nonce'> & {
  retailApi: Connection;
};

/** Where forms lead to, besides the shop itself. */
export interface FormTargets {
  /** Origins from any page. */
  anywhere: string[];
  /** Sources from the page that sends the shopper to the bank. */
  payment: string[];
}

export interface Pages {
  routes: ServerBuild['routes'];
  render(language: Language, request: Request, facts: PageFacts): Promise<Response>;
}

/** Where the pages come from. */
export interface PageSource {
  /** Folder of the files browsers may ask for. */
  files: string;
  load(formTargets: FormTargets): Promise<Pages>;
}

/** @param root folder the build wrote: `client/` and `server/` */
export function builtPages(root: string): PageSource {
  const files = join(root, 'client');
  return {
    files,
    async load(formTargets) {
      const file = pathToFileURL(join(root, 'server/index.js')).href;
      const build = (await import(/* @vite-ignore */ file)) as ServerBuild;
      return pagesOf({ build, formTargets });
    },
  };
}

export interface PageCode {
  build: ServerBuild;
  /** How the framework treats errors; production when absent. */
  mode?: 'development';
  formTargets: FormTargets;
  /** What pages may use besides. */
  policy?: Pick<ShopPage, 'styles' | 'connections'>;
}

type Render = (request: Request, facts: PageFacts) => Promise<Response>;

export function pagesOf(code: PageCode): Pages {
  const made = languages.map((one) => [one, rendererOf(code, one)]);
  const renderers = Object.fromEntries(made) as Record<Language, Render>;
  return {
    routes: code.build.routes,
    render: (language, request, facts) => renderers[language](request, facts),
  };
}

/** A language's prefix is the base of every address its pages make. */
function rendererOf({ build, mode, formTargets, policy }: PageCode, language: Language): Render {
  const entry = build.entry.module as unknown as EntryModule;
  const handle = createRequestHandler(
    {
      ...build,
      assets: JSON.parse(
        withLanguageAssets(JSON.stringify(build.assets), language),
      ) as ServerBuild['assets'],
      routes: withRefusals(build.routes),
      basename: prefixOf(language) || '/',
      // Whose forms may come in was decided before.
      allowedActionOrigins: ['**'],
    },
    mode,
  );
  const paymentPath = `${prefixOf(language)}/${build.routes['pages/payment']?.path}`;
  return async (request, facts) => {
    const retailApi = { ...facts.retailApi, language };
    const nonce = randomBytes(18).toString('base64url');
    const context = { ...facts, retailApi, language, nonce };
    const response = await handle(request, entry.makeRequestContext(context));
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const leadsToBank = new URL(request.url).pathname === paymentPath;
    const contentPolicy = shopPagePolicy({
      ...policy,
      scripts: [`'nonce-${nonce}'`],
      formTargets: [...formTargets.anywhere, ...(leadsToBank ? formTargets.payment : [])],
      isSecure: facts.publicUrl.startsWith('https:'),
    });
    return withHeaders(response, { 'content-security-policy': contentPolicy });
  };
}
