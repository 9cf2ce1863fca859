import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeBuiltEntry } from './tools/built-entry.ts';
import { buildConsentWidget } from './tools/consent-widget.ts';
import { writeLanguageBuilds } from './tools/language-builds.ts';
import { buildPlainPages } from './tools/plain-pages.ts';
import { precompress } from './tools/precompress.ts';

export default {
  appDirectory: 'src',
  ssr: true,
  // All routes are known from the start: no request for a manifest on the first hover.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: true,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const client = join(buildDirectory, 'client');
    await writeBuiltEntry(buildDirectory);
    await buildPlainPages(buildDirectory);
    await buildConsentWidget(buildDirectory);
    writeLanguageBuilds(client);
    await precompress(client);
  },
} satisfies Config;
