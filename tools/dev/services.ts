/** The services from their sources, behind Vite's own responses; they restart when their sources change. */
import { getRequestListener } from '@hono/node-server';
import {
  createRunnableDevEnvironment,
  isRunnableDevEnvironment,
  type Plugin,
  type ResolvedConfig,
} from 'vite';
import { failureOf } from '../../src/platform/failure.ts';
import { root } from '../steps.mjs';
import { isSource, isUsedBy } from './changed.ts';
import { plainFiles } from './pages.ts';
import { makeShop, serviceFiles, type Shop } from './shop.ts';

export function services(): Plugin {
  let shop: Shop;
  let soon: NodeJS.Timeout | undefined;
  return {
    name: 'aitta-services',
    // Runs first, so that it responds before the framework does.
    enforce: 'pre',
    config: () => ({ environments: { ssr: { dev: { createEnvironment } } } }),
    configureServer({ environments: { ssr }, config: { logger }, middlewares }) {
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no code of servers.');
      const notify = (error: unknown) =>
        logger.error(failureOf(error).stack ?? '', { timestamp: true });
      shop = makeShop(ssr, notify);
      const reply = getRequestListener((request, env) => shop.fetch(request, env));
      return () =>
        void middlewares.use((request, response) => {
          const file = besidePage.exec(request.url ?? '')?.[1];
          if (file) response.writeHead(302, { location: file }).end();
          else void reply(request, response);
        });
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr') return;
      const inBrowsers = server.environments.client.moduleGraph.getModulesByFile(file);
      const isKnown = modules.length > 0 || inBrowsers;
      if (isUsedBy(plainFiles, modules)) void shop.refresh();
      const isTheirs = isKnown ? isUsedBy(serviceFiles, modules) : isSource(file, root);
      if (!isTheirs && shop.isUp()) return;
      // Editors write several files at once.
      clearTimeout(soon);
      soon = setTimeout(() => void shop.start(!isKnown), 20);
    },
    buildEnd: () => shop.stop(),
  };
}

/** Pages without scripts expect their files below their own path, where Vite does not serve them:
 * /identity//src/a.svg */
const besidePage = /^\/[\w-]+\/(\/[\w@].*)$/;

/** Of the modules that are imported again, only changed ones are run again. */
const createEnvironment = (name: string, config: ResolvedConfig) =>
  createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } });
