/** The built pages: one renderer per language, with its texts. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Connection } from '#platform/http/client.ts';
import { languages, prefixOf, type Language } from '#platform/i18n/language.ts';
import { withHeaders } from '#platform/http/security/headers.ts';
import { shopPagePolicy } from '#platform/http/security/policy.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import type { makeRequestContext, RequestFacts } from '../../shell/request.ts';
import { withRefusals } from './refused-loads.ts';

/** What our server entry exports besides the request handler. */
interface EntryModule {
  makeRequestContext: typeof makeRequestContext;
  loadTexts: (language: Language) => Promise<Texts>;
}

/** What the storefront knows of a request; the language brings the rest. */
export type PageFacts = Omit<
  RequestFacts,
  'language' | 'texts' | 'textsUrl' | 'retailApi' | 'nonce'
> & {
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

type Render = (request: Request, facts: PageFacts) => Promise<Response>;

export async function loadPages(buildRoot: string, formTargets: FormTargets): Promise<Pages> {
  const file = pathToFileURL(join(buildRoot, 'server/index.js')).href;
  const build = (await import(file)) as ServerBuild;
  const made = languages.map(
    async (one) => [one, await rendererOf(build, buildRoot, one, formTargets)] as const,
  );
  const renderers = Object.fromEntries(await Promise.all(made)) as Record<Language, Render>;
  return {
    routes: build.routes,
    render: (language, request, facts) => renderers[language](request, facts),
  };
}

/** A language's prefix is the base of every address its pages make. */
async function rendererOf(
  build: ServerBuild,
  buildRoot: string,
  language: Language,
  formTargets: FormTargets,
): Promise<Render> {
  const entry = build.entry.module as unknown as EntryModule;
  const handle = createRequestHandler({
    ...build,
    routes: withRefusals(build.routes),
    basename: prefixOf(language) || '/',
    // Whose forms may come in was decided before.
    allowedActionOrigins: ['**'],
  });
  const texts = await entry.loadTexts(language);
  const textsUrl = textChunkUrl(buildRoot, language);
  const paymentPath = `${prefixOf(language)}/${build.routes['pages/payment']?.path}`;
  return async (request, facts) => {
    const retailApi = { ...facts.retailApi, language };
    const nonce = randomBytes(18).toString('base64url');
    const context = { ...facts, retailApi, language, texts, textsUrl, nonce };
    const answer = await handle(request, entry.makeRequestContext(context));
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    const leadsToBank = new URL(request.url).pathname === paymentPath;
    const policy = shopPagePolicy({
      scripts: [`'nonce-${nonce}'`],
      formTargets: [...formTargets.anywhere, ...(leadsToBank ? formTargets.payment : [])],
      isSecure: facts.publicUrl.startsWith('https:'),
    });
    return withHeaders(answer, { 'content-security-policy': policy });
  };
}

function textChunkUrl(buildRoot: string, language: Language): string {
  const file = join(buildRoot, 'client/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>;
  const chunk = manifest[`src/texts/${language}.ts`];
  if (!chunk) throw new Error(`The build has no texts in ${language}; run npm run build.`);
  return `/${chunk.file}`;
}
