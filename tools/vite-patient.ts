/** The router waits for pages while the network is away. It has no setting for that: by itself it shows
 * an error in place of the page, or reloads into the browser's own. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './steps.mjs';

/** File of the router, what it does there, and what it does instead. */
const changes: [file: string, from: RegExp, to: string][] = [
  [
    'single-fetch.js',
    /await fetch\(url, await createRequestInit\(request\)\)/,
    'await fetchPatiently(url, await createRequestInit(request))',
  ],
  [
    'routeModules.js',
    /await import\([^)]*route\.module\s*\)/,
    'await loadPatiently(route.module, () => import(/* @vite-ignore */ route.module))',
  ],
];

const network = JSON.stringify(join(root, 'src/shell/network.ts'));

export function patientRouter(): Plugin {
  return {
    name: 'aitta-patient-router',
    transform(code, id) {
      const change = changes.find(([file]) =>
        id.endsWith(`/react-router/dist/production/lib/dom/ssr/${file}`),
      );
      if (!change || this.environment.name !== 'client') return;
      const [file, from, to] = change;
      if (!from.test(code))
        this.error(`${file} of react-router no longer has what is changed in it: ${from}`);
      const imported = `import { fetchPatiently, loadPatiently } from ${network};\n`;
      return { code: imported + code.replace(from, to), map: null };
    },
  };
}
