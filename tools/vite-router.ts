/** Changes of the router in browsers for which it has no setting. While there is no network it waits for
 * pages; by itself it would show an error, or reload into the browser's own error page. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './steps.mjs';

/** File of the router, the code in it, and its replacement. */
const changes: [file: string, from: RegExp, to: string][] = [
  [
    'single-fetch.js',
    /await fetch\(url, await createRequestInit\(request\)\)/,
    'await fetchPatiently(url, await createRequestInit(request))',
  ],
  [
    'routeModules.js',
    /await import\([^)]*route\.module\s*\)/,
    'await loadPatiently(route, (address) => import(/* @vite-ignore */ address))',
  ],
  // A page that is only likely to be wanted is preloaded, not run: a failure would reload the current one.
  ['links.js', /await loadRouteModule\(route, routeModules\)/, 'routeModules[route.id] ?? {}'],
  // HTML allows the attribute only for what is preloaded.
  ['components.js', /as: "fetch",/g, ''],
];

const network = JSON.stringify(join(root, 'src/shell/network.ts'));

export function changedRouter(): Plugin {
  return {
    name: 'aitta-changed-router',
    transform(code, id) {
      const change = changes.find(([file]) =>
        id.endsWith(`/react-router/dist/production/lib/dom/ssr/${file}`),
      );
      if (!change || this.environment.name !== 'client') return;
      const [file, from, to] = change;
      if (code.search(from) < 0)
        this.error(`${file} of react-router no longer has what is changed in it: ${from}`);
      const imported = `import { fetchPatiently, loadPatiently } from ${network};\n`;
      return { code: imported + code.replace(from, to), map: null };
    },
  };
}
