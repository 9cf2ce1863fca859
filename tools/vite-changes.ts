/** Changes of libraries in browsers for which they have no setting. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './steps.mjs';

type Change = [from: RegExp, to: string];

const inRouter = 'react-router/dist/production/lib/dom/ssr/';

/** By file, the code in it and its replacement. */
const changes: Record<string, Change[]> = {
  // While there is no network the router waits for pages; by itself it would show an error, or reload into the
  // browser's own error page.
  [`${inRouter}single-fetch.js`]: [
    [
      /await fetch\(url, await createRequestInit\(request\)\)/,
      'await fetchPatiently(url, await createRequestInit(request))',
    ],
  ],
  [`${inRouter}routeModules.js`]: [
    [
      /await import\([^)]*route\.module\s*\)/,
      'await loadPatiently(route, (address) => import(/* @vite-ignore */ address))',
    ],
    // By itself it would load the page again that the shopper leaves.
    [/window\.location\.reload\(\)/, 'openDocument()'],
  ],
  // A page that is only likely to be wanted is preloaded, not run: a failure would reload the current one.
  [`${inRouter}links.js`]: [
    [/await loadRouteModule\(route, routeModules\)/, 'routeModules[route.id] ?? {}'],
  ],
  // HTML allows the attribute only for what is preloaded.
  [`${inRouter}components.js`]: [[/as: "fetch",/g, '']],
  // When the code of a part comes, React may look at a given up rendering of it, which does not say in which lane
  // it is to be hydrated, and waits for ever, with all that comes after (decision 18).
  'react-dom/cjs/react-dom-client.production.js': [
    [
      /(var retryCache = boundaryFiber\.stateNode;)\s+var suspenseState = boundaryFiber\.memoizedState;\s+null !== suspenseState && \(retryLane = suspenseState\.retryLane\);/,
      '$1 retryLane = boundaryFiber.memoizedState?.retryLane || boundaryFiber.alternate?.memoizedState?.retryLane || 0;',
    ],
  ],
};

const network = JSON.stringify(join(root, 'src/shell/network.ts'));
const imported = `import { fetchPatiently, loadPatiently, openDocument } from ${network};\n`;

export function changedLibraries(): Plugin {
  return {
    name: 'aitta-changed-libraries',
    transform(code, id) {
      const [, file = ''] = id.split('/node_modules/');
      const own = changes[file];
      if (!own || this.environment.name !== 'client') return;
      let changed = code;
      for (const [from, to] of own) {
        if (code.search(from) < 0)
          this.error(`${file} no longer has what is changed in it: ${from}`);
        changed = changed.replace(from, to);
      }
      return { code: file.startsWith(inRouter) ? imported + changed : changed, map: null };
    },
  };
}
