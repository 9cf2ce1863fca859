/** The services from their sources, created again whenever these change. */
import { join } from 'node:path';
import type { RunnableDevEnvironment } from 'vite';
import type * as config from '../../src/platform/config.ts';
import type * as log from '../../src/platform/log.ts';
import type * as compose from '../../src/services/compose.ts';
import type * as front from '../../src/services/process/front.ts';
import type * as storefront from '../../src/services/storefront/pages.ts';
import { root } from '../steps.mjs';
import { plainFrom, shopFrom, type PlainSource } from './pages.ts';

/** What creates the services; it imports all of their sources. */
interface Sources {
  'platform/config.ts': typeof config;
  'platform/log.ts': typeof log;
  'services/compose.ts': typeof compose;
  'services/process/front.ts': typeof front;
  'services/storefront/pages.ts': typeof storefront;
}

const needed: readonly (keyof Sources)[] = [
  'platform/config.ts',
  'platform/log.ts',
  'services/compose.ts',
  'services/process/front.ts',
  'services/storefront/pages.ts',
];

const fileOf = (source: keyof Sources): string => join(root, 'src', source);

export const serviceFiles: readonly string[] = needed.map(fileOf);

type Load = <S extends keyof Sources>(source: S) => Promise<Sources[S]>;
type Fetch = ReturnType<typeof front.makeFront>['fetch'];

export interface Shop {
  /** Waits while the services start. */
  fetch: Fetch;
  /** True while the services run and can work. */
  isUp(): boolean;
  /** Makes pages without scripts use the current sources. */
  refresh(): Promise<void>;
  /** Starts the services again.
   * @param isAnew runs all of their sources again: what they have read from other files is forgotten */
  start(isAnew: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the services.
 * @param notify called with the error when they do not start; when it is in their sources, the previous
 * services go on */
export function makeShop(ssr: RunnableDevEnvironment, notify: (error: unknown) => void): Shop {
  let services: compose.Services | undefined;
  let plain: PlainSource | undefined;
  const load: Load = (source) => ssr.runner.import(fileOf(source));

  const stop = async () => {
    const last = services;
    services = undefined;
    await last?.stop();
  };

  const start = async (before: Fetch): Promise<Fetch> => {
    try {
      const { readConfig } = await load('platform/config.ts');
      const { makeLog } = await load('platform/log.ts');
      const { makeServices } = await load('services/compose.ts');
      const { makeFront } = await load('services/process/front.ts');
      // Pages show the current sources, so none are cached.
      const config = { ...readConfig(process.env), PAGE_CACHE_MB: 0 };
      const log = makeLog(config.LOG_LEVEL);
      await stop();
      const { pagesOf } = await load('services/storefront/pages.ts');
      plain = plainFrom(ssr);
      const sources = { shop: shopFrom(ssr, pagesOf), ...plain.loaders };
      services = await makeServices(config, log, sources);
      return makeFront(services, log).fetch;
    } catch (error) {
      notify(error);
      return services ? before : failed;
    }
  };

  let front = start(failed);
  return {
    fetch: async (...request) => (await front)(...request),
    refresh: async () => plain?.refresh().catch(notify),
    isUp: () => services !== undefined,
    async start(isAnew) {
      if (isAnew) ssr.runner.clearCache();
      await (front = front.then(start));
    },
    stop: () => front.then(stop),
  };
}

const failed: Fetch = () =>
  new Response('The services did not start; the terminal says why.\n', { status: 500 });
