/** Parts of pages whose code browsers load after the rest: the server renders them at once, and React
 * hydrates them when the code has come; while it cannot be loaded they wait and the page works without. A
 * module `x.soon.ts` names them. */
import type { Plugin } from 'vite';

const reexport = /export \{ (\w+) \} from ('[^']+');/g;

/** In browsers, `export { Part } from './part.tsx'` of such a module is a lazy component. */
export function laterParts(): Plugin {
  return {
    name: 'aitta-later-parts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.soon.ts') || this.environment.name !== 'client') return;
      const parts = code.replaceAll(
        reexport,
        (_, name, from) =>
          `export const ${name} = onDemand(async () => ({ default: (await import(${from})).${name} }));`,
      );
      return { code: `import { onDemand } from '/src/design/on-demand.ts';\n${parts}`, map: null };
    },
  };
}
