/** Parts of pages whose code browsers load after the rest (`src/design/later.tsx`). A module `x.soon.ts` names
 * them; each is rendered within Suspense. */
import type { Plugin } from 'vite';

const reexport = /export \{ (\w+) \} from ('[^']+');/g;

/** What `export { Part } from './part.tsx'` of such a module becomes. */
const made = {
  client: 'export const $1 = later(async () => (await import($2)).$1);',
  ssr: 'import { $1 as $1_ } from $2;\nexport const $1 = inPlace($1_);',
};

export function laterParts(): Plugin {
  return {
    name: 'aitta-later-parts',
    enforce: 'pre',
    transform(code, id) {
      const to = made[this.environment.name as keyof typeof made] as string | undefined;
      if (!id.endsWith('.soon.ts') || to === undefined) return;
      const imported = "import { inPlace, later } from '/src/design/later.tsx';\n";
      return { code: imported + code.replaceAll(reexport, to), map: null };
    },
  };
}
