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
    'await loadPatiently(route.module, () => import(/* @vite-ignore */ route.module))',
  ],
  // HTML allows the attribute only for what is preloaded.
  ['components.js', /as: "fetch",/g, ''],
];

const network = JSON.stringify(join(root, 'src/shell/network.ts'));

/** Parts of the router that the shop's settings leave unused: all routes are known from the start, and
 * nothing instruments the router. Each call of them does nothing. */
const unused = ['router/instrumentation.js', 'dom/ssr/fog-of-war.js'];

/** Component names for developers; they would keep unused components in the bundle. */
const displayName = /^\w+\.displayName = .*$/gm;
const made = /= (?=React\$1\.(?:createContext|forwardRef|memo)\()/g;

/** Removes from the router what no browser of the shop uses. */
export function smallerRouter(): Plugin {
  return {
    name: 'aitta-smaller-router',
    transform(code, id) {
      const [, file] = id.split('/react-router/dist/production/lib/');
      if (file === undefined || this.environment.name !== 'client') return;
      if (!unused.includes(file))
        return {
          code: code.replace(displayName, '').replace(made, '= /* @__PURE__ */ '),
          map: null,
        };
      const names = /export \{ ([^}]+) \};\s*$/.exec(code)?.[1]?.split(', ');
      if (!names) this.error(`${file} of react-router exports in another way.`);
      return { code: names.map((name) => `export function ${name}() {}`).join('\n'), map: null };
    },
  };
}

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
