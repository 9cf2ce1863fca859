/** Which files get mutants, and which tests have to see them; both are found by name. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Features in which a fault costs money or lets somebody in: every layer counts except those that only
 * show or declare. */
const wholeFeatures = ['pricing', 'payments', 'orders', 'session'];

/** Layers of every feature that make decisions or store them. */
const layers = ['rules', 'repository', 'store', 'operations'];

const declared =
  /\.test\.tsx?$|\/(?:ui|text|messages|migrations|testing|mail|client|contract|record|tables)(?:\/|\.tsx?$)|\/testing\.ts$|\/deps\.ts$/;

const defaults = [
  ...layers.flatMap((layer) => [
    `src/features/*/${layer}.ts`,
    `src/features/*/${layer}/**/*.ts`,
    `src/features/*/*/${layer}.ts`,
    `src/features/*/*/${layer}/**/*.ts`,
  ]),
  ...wholeFeatures.map((feature) => `src/features/${feature}/**/*.ts`),
];

/** Files below the named folders, or those of the layers above; paths relative to `root`, sorted. */
export function sourcesIn(root: string, folders: readonly string[]): string[] {
  const patterns =
    folders.length === 0
      ? defaults
      : folders.flatMap((one) => (one.endsWith('.ts') ? one : join(one, '**/*.ts')));
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return [...new Set(files)].filter((file) => !declared.test(file)).toSorted();
}

export interface Tests {
  /** Tests of the feature itself. */
  own: string[];
  /** Tests of other features, pages and services that import from the feature. */
  others: string[];
}

/** Tests that have to see a fault in a file of a feature. */
export function testsOf(root: string, file: string): Tests {
  const feature = /^src\/features\/[^/]+/.exec(file)?.[0] ?? '';
  const imports = new RegExp(`'(?:#features|(?:\\.\\./)+)/?${basename(feature)}/`);
  const tests = globSync('src/**/*.test.{ts,tsx}', { cwd: root }).toSorted();
  const [own = [], rest = []] = [true, false].map((isOwn) =>
    tests.filter((test) => test.startsWith(`${feature}/`) === isOwn),
  );
  const naming = (test: string) => imports.test(readFileSync(join(root, test), 'utf8'));
  return { own, others: rest.filter(naming) };
}
