/** The pages from their sources, as these are when a page is requested. */
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { EnvironmentModuleNode, RunnableDevEnvironment } from 'vite';
import type { PlainPages } from '../../src/platform/http/plain-page.ts';
import type { PlainPageLoaders } from '../../src/services/plain-pages.ts';
import type {
  pagesOf as makePages,
  Pages,
  PageSource,
} from '../../src/services/storefront/pages.ts';
import { entries } from '../plain-pages.ts';
import { root } from '../steps.mjs';

/** In development, styles are elements added by script, and changes arrive through a socket. */
const policy = { styles: ["'unsafe-inline'"], connections: ['ws:'] };

/** Pages of the storefront. */
export function shopFrom(
  { runner }: RunnableDevEnvironment,
  pagesOf: typeof makePages,
): PageSource {
  return {
    files: join(root, 'public'),
    async load(formTargets) {
      let made: { build: ServerBuild; pages: Pages } | undefined;
      const today = async () => {
        const build = await runner.import<ServerBuild>('virtual:react-router/server-build');
        if (made?.build === build) return made.pages;
        const pages = pagesOf({ build, mode: 'development', formTargets, policy });
        made = { build, pages };
        return pages;
      };
      const { routes } = await today();
      const render: Pages['render'] = async (...page) =>
        asHydrated(await (await today()).render(...page));
      return { routes, render };
    },
  };
}

/** The framework's link to the styles has a nonce on the server only; React would warn about it each time. */
async function asHydrated(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const bare = html.replace(/(<link data-react-router-critical-css[^>]*?) nonce="[^"]*"/, '$1');
  return new Response(bare, response);
}

export interface PlainSource {
  loaders: PlainPageLoaders;
  /** Makes the next requests render from the current sources. */
  refresh(): Promise<void>;
}

/** Files of the pages without scripts, which nothing imports. */
export const plainFiles: readonly string[] = Object.values(entries).map((file) => join(root, file));

/** Pages without scripts. */
export function plainFrom({ runner, moduleGraph }: RunnableDevEnvironment): PlainSource {
  const loaded: { file: string; pages: PlainPages<unknown> }[] = [];
  const styles = async (file: string) => {
    const sheets = styleSheetsOf([...(moduleGraph.getModulesByFile(file) ?? [])]);
    const texts = sheets.map((one) => runner.import<{ default: string }>(`${one}?inline`));
    return (await Promise.all(texts)).map((one) => one.default).join('\n');
  };
  const load = async <Screens>(name: keyof PlainPageLoaders): Promise<PlainPages<Screens>> => {
    const file = join(root, entries[name]);
    const pages: PlainPages<Screens> = {
      screens: await runner.import(file),
      styleSheet: 'assets/style.css',
      assets: async (c) => c.body(await styles(file), 200, { 'content-type': 'text/css' }),
    };
    loaded.push({ file, pages });
    return pages;
  };
  return {
    loaders: {
      identity: () => load('identity'),
      bank: () => load('bank'),
      reports: () => load('reports'),
    },
    async refresh() {
      for (const { file, pages } of loaded) pages.screens = await runner.import(file);
    },
  };
}

/** In the order in which the modules import them. */
function styleSheetsOf(modules: EnvironmentModuleNode[]): string[] {
  const seen = new Set(modules);
  // Iterating a set also visits what is added meanwhile.
  for (const one of seen) for (const imported of one.importedModules) seen.add(imported);
  return [...seen].flatMap(({ file }) => (file?.endsWith('.css') ? [file] : []));
}
