/** Class names in builds: four characters, written into the code where they are used. By themselves they
 * would repeat the words of the style sheets in every page, and scripts would have a table of them. */
import { createHash } from 'node:crypto';
import type { CSSOptions, Plugin } from 'vite';

/** How style sheets name their classes, so that the names can be found. */
export const classNames: CSSOptions['lightningcss'] = {
  cssModules: { pattern: '__[hash]__[local]' },
};
const longName = /__[\w-]{6}__[\w-]+/g;

const isSheet = (id: string) => /\.module\.css(?:\?|$)/.test(id);

/** A default import of a style sheet whose classes are all named in the code: `styles.title`. */
const sheetImport = /import (\w+) from (['"][^'"]+\.module\.css['"])/g;

export function shortClassNames(): Plugin[] {
  const shorten = shortNames();
  // Once their classes are elsewhere, style sheets would count as unused and be left out.
  const moduleSideEffects = 'no-treeshake' as const;
  const transform = (code: string, id: string) =>
    isSheet(id) ? { code: code.replace(longName, shorten), map: null, moduleSideEffects } : null;
  return [
    // Between the compiled style sheet and the module made of it.
    { name: 'aitta-short-classes', apply: 'build', transform },
    { name: 'aitta-short-classes-of-modules', apply: 'build', enforce: 'post', transform },
    {
      name: 'aitta-classes-in-place',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        if (!/\.tsx?(?:\?|$)/.test(id) || this.environment.name !== 'client') return null;
        const changed = namedImports(code);
        return changed === code ? null : { code: changed, map: null };
      },
    },
  ];
}

/** With the import of all names, the bundler puts each class where it is used. */
export const namedImports = (code: string): string =>
  code.replace(sheetImport, (whole, name: string, from: string) =>
    code.includes(`${name}[`) ? whole : `import * as ${name} from ${from}`,
  );

const length = 4;

/** A name is made of the long one only, as browsers keep built files by their contents. */
export function shortNames(): (long: string) => string {
  const longOf = new Map<string, string>();
  return (long) => {
    const hash = createHash('sha256').update(long).digest('base64url');
    // A name begins with a letter.
    const short = /[A-Za-z].*/.exec(hash)?.[0].slice(0, length) ?? '';
    const other = longOf.get(short) ?? long;
    if (other !== long) throw new Error(`${long} and ${other} get one short name; rename a class.`);
    longOf.set(short, long);
    return short;
  };
}
