/** The storefront service: built files, pictures, and pages in three languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Connection } from '#platform/http/client.ts';
import { correlationHeader } from '#platform/http/app.ts';
import { languageOf, prefixOf, languages, type Language } from '#platform/i18n/language.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import type { Logger } from '#platform/log.ts';
import type { Clock } from '#platform/time.ts';
import type { makeRequestContext, RequestFacts } from '../shell/request.ts';

export interface StorefrontDeps {
  /** Folder the build wrote: `client/` and `server/`. */
  buildRoot: string;
  publicUrl: string;
  retailApi: Pick<Connection, 'baseUrl' | 'fetch'>;
  purchasesEnabled: boolean;
  isDemo: boolean;
  now: Clock;
  log: Logger;
}

/** What our server entry exports besides the request handler. */
interface EntryModule {
  makeRequestContext: typeof makeRequestContext;
  loadTexts: (language: Language) => Promise<Texts>;
}

type PageFacts = Omit<RequestFacts, 'language' | 'texts' | 'textsUrl' | 'retailApi'> & {
  retailApi: Omit<Connection, 'language'>;
};
type Page = (request: Request, facts: PageFacts) => Promise<Response>;

export async function makeStorefront(deps: StorefrontDeps): Promise<Hono> {
  const pages = await loadPages(deps.buildRoot);
  const app = new Hono();
  app.use('/assets/*', immutable);
  app.use('/*', serveStatic({ root: join(deps.buildRoot, 'client'), precompressed: true }));
  app.get('/kuvat/:name', (c) => pictureOf(deps, c.req.param('name'), c.req.raw));
  app.get('/fi/*', (c) => c.redirect(new URL(c.req.url).pathname.slice(3) || '/', 301));
  app.use(
    csrf({
      origin: (origin, c) => origin === deps.publicUrl || origin === new URL(c.req.url).origin,
    }),
  );
  app.all('*', (c) => {
    const page =
      pages[languageOf(new URL(c.req.url).pathname.split('/')[1]?.replace(/\.data$/, ''))];
    return page(c.req.raw, factsFor(deps, c.req.raw));
  });
  return app;
}

const immutable = async (
  c: { header: (name: string, value: string) => void },
  next: () => Promise<void>,
) => {
  await next();
  c.header('cache-control', 'public, max-age=31536000, immutable');
};

function factsFor(deps: StorefrontDeps, request: Request): PageFacts {
  const correlationId = crypto.randomUUID();
  const { publicUrl, purchasesEnabled, isDemo, now } = deps;
  const warn = (message: string, facts: Record<string, unknown>) =>
    deps.log.warn({ correlationId, ...facts }, message);
  const retailApi = { ...deps.retailApi, correlationId, warn, signal: request.signal };
  return { publicUrl, purchasesEnabled, isDemo, now, retailApi };
}

/** Pictures live with the catalogue; the storefront only hands them on. */
function pictureOf(deps: StorefrontDeps, name: string, request: Request): Promise<Response> {
  const url = `${deps.retailApi.baseUrl}/v1/pictures/${encodeURIComponent(name)}`;
  const headers = new Headers({ [correlationHeader]: crypto.randomUUID() });
  const etag = request.headers.get('if-none-match');
  if (etag) headers.set('if-none-match', etag);
  return Promise.resolve(deps.retailApi.fetch(new Request(url, { headers })));
}

/** One handler per language: its prefix is the base of every address the pages make. */
async function loadPages(buildRoot: string): Promise<Record<Language, Page>> {
  const build = (await import(
    pathToFileURL(join(buildRoot, 'server/index.js')).href
  )) as ServerBuild;
  const entry = build.entry.module as unknown as EntryModule;
  const handlers = await Promise.all(
    languages.map(async (language): Promise<[Language, Page]> => {
      const handle = createRequestHandler({ ...build, basename: prefixOf(language) || '/' });
      const texts = await entry.loadTexts(language);
      const textsUrl = textChunkUrl(buildRoot, language);
      return [
        language,
        (request, facts) => {
          const retailApi = { ...facts.retailApi, language };
          const context = { ...facts, retailApi, language, texts, textsUrl };
          return handle(request, entry.makeRequestContext(context));
        },
      ];
    }),
  );
  return Object.fromEntries(handlers) as Record<Language, Page>;
}

function textChunkUrl(buildRoot: string, language: Language): string {
  const file = join(buildRoot, 'client/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>;
  const chunk = manifest[`src/texts/${language}.ts`];
  if (!chunk) throw new Error(`The build has no texts in ${language}; run npm run build.`);
  return `/${chunk.file}`;
}
