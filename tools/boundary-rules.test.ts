/** Every rule has a planted fault that it must catch; the same files without the fault are clean. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { data, features, layers, machinery } from './boundaries.ts';
import { cruiseOptions, forbidden } from './boundary-rules.ts';
import { root } from './steps.mjs';

/** rule: [the file at fault, what it imports]; a file that is not one of `soundTree` is made. */
const faults: Record<string, [file: string, ...imports: string[]]> = {
  ...Object.fromEntries(
    features
      .slice(0, -1)
      .map((feature, index) => [
        `order-${feature}`,
        [`src/features/${feature}/contract.ts`, `#features/${features[index + 1]}/contract.ts`],
      ]),
  ),
  'layer-contract': ['src/features/cart/contract.ts', './rules.ts'],
  'layer-record': ['src/features/catalogue/record.ts', './rules.ts'],
  'layer-url-state': ['src/features/catalogue/url-state.ts', '#platform/http/client.ts'],
  'layer-rules': ['src/features/cart/rules.ts', '#platform/db/database.ts'],
  'layer-tables': ['src/features/cart/tables.ts', '#platform/db/database.ts'],
  'layer-repository': ['src/features/cart/repository.ts', '#platform/http/app.ts'],
  'layer-files': ['src/features/cart/files.ts', 'hono'],
  'layer-deps': ['src/features/cart/deps.ts', './repository.ts'],
  'layer-provider': ['src/features/cart/provider.ts', './repository.ts'],
  'layer-operations': ['src/features/cart/operations/merge.ts', 'hono'],
  'layer-mail': ['src/features/cart/mail.ts', './repository.ts'],
  'layer-jobs': ['src/features/cart/jobs.ts', './http.ts'],
  'layer-http': ['src/features/cart/http.ts', 'react'],
  'layer-client': ['src/features/cart/client.ts', 'react'],
  'layer-ui': ['src/features/cart/ui/badge.tsx', './../repository.ts'],
  'layer-widget': ['src/features/cart/widget/badge.tsx', '#design/button/button.tsx'],
  'features-are-listed': ['src/features/lottery/contract.ts', '#platform/money.ts'],
  'machinery-linguistics': ['src/features/linguistics/grammar.ts', '#platform/db/database.ts'],
  'machinery-search-index': ['src/features/search-index/segment.ts', 'hono'],
  'machinery-product-feeds': ['src/features/product-feeds/tsv.ts', 'hono'],
  'machinery-identity': ['src/features/identity/service.ts', 'sharp'],
  'machinery-identity-accounts': ['src/features/identity/accounts/device.ts', '../pages/visit.ts'],
  'machinery-identity-provider': ['src/features/identity/provider/keys.ts', '../pages/visit.ts'],
  'machinery-identity-pages': ['src/features/identity/pages/card.ts', '../service.ts'],
  'public-layers': ['src/features/cart/http.ts', '#features/catalogue/repository.ts'],
  'feature-stays-inside': ['src/features/cart/ui/badge.tsx', '../../../shell/header.tsx'],
  'only-services-compose': ['src/pages/home.tsx', '#features/cart/http.ts'],
  'screens-never-reach-storage': ['src/features/cart/client.ts', './operations/merge.ts'],
  'rules-never-reach-the-world': ['src/features/cart/rules.ts', './operations/merge.ts'],
  'screens-run-in-browsers': ['src/shell/header.tsx', 'node:fs'],
  'design-knows-no-shop': ['src/design/button/button.tsx', '#features/cart/rules.ts'],
  'platform-is-the-ground': ['src/platform/money.ts', '#features/cart/rules.ts'],
  'shell-knows-no-page': ['src/shell/header.tsx', '../pages/home.tsx'],
  'pages-know-no-page': ['src/pages/home.tsx', './cart.tsx'],
  'services-are-on-top': ['src/features/cart/http.ts', '#services/main.ts'],
  'commands-are-run': ['src/services/main.ts', '#commands/seed.ts'],
  'screens-come-built': ['src/services/main.ts', '../pages/home.tsx'],
  'src-stands-alone': ['src/platform/money.ts', '../../seed/products.ts'],
  'test-tools-in-tests': ['src/features/cart/repository.ts', '#platform/db/testing.ts'],
  'no-names-that-say-nothing': ['src/design/button/button.tsx', './helpers.ts'],
  'no-cycles': ['src/platform/money.ts', './ids.ts'],
  'nothing-missing': ['src/platform/money.ts', './nowhere.ts'],
};

/** A small shop that keeps every rule, with what the faults need to lead somewhere. */
const soundTree: Record<string, string[]> = {
  'src/platform/money.ts': [],
  'src/platform/ids.ts': ['./money.ts'],
  'src/platform/db/database.ts': [],
  'src/platform/db/testing.ts': [],
  'src/platform/http/app.ts': ['hono'],
  'src/platform/http/client.ts': [],
  'src/design/button/button.tsx': ['react'],
  'src/design/helpers.ts': [],
  'src/shell/header.tsx': ['#features/cart/ui/badge.tsx', '#design/button/button.tsx'],
  'src/pages/home.tsx': ['#features/cart/ui/badge.tsx', '../shell/header.tsx'],
  'src/pages/cart.tsx': [],
  'src/services/main.ts': ['#features/cart/http.ts', '#features/catalogue/repository.ts'],
  'src/commands/seed.ts': ['../services/main.ts'],
  'seed/products.ts': [],
  ...Object.fromEntries(features.map((feature) => [`src/features/${feature}/contract.ts`, []])),
  'src/features/catalogue/repository.ts': ['#platform/db/database.ts'],
  'src/features/catalogue/rules.ts': [],
  'src/features/catalogue/record.ts': [],
  'src/features/catalogue/url-state.ts': [],
  'src/features/cart/contract.ts': ['#features/catalogue/contract.ts', '#platform/money.ts'],
  'src/features/cart/rules.ts': ['./contract.ts', '#features/catalogue/rules.ts'],
  'src/features/cart/operations/merge.ts': ['../repository.ts'],
  'src/features/cart/repository.ts': ['#platform/db/database.ts', './rules.ts'],
  'src/features/cart/repository.test.ts': ['./repository.ts', '#platform/db/testing.ts', 'vitest'],
  'src/features/cart/http.ts': ['./repository.ts', '#platform/http/app.ts'],
  'src/features/cart/client.ts': ['./contract.ts', '#platform/http/client.ts'],
  'src/features/cart/ui/badge.tsx': ['../client.ts', 'react', '#design/button/button.tsx'],
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aitta-boundaries-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the tree to a folder of its own and names the rules that are broken in it. */
async function violations(name: string, tree: Record<string, string[]>) {
  const base = join(folder, name);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    writeFileSync(join(base, file), text);
  };
  const manifest = { name: 'small', type: 'module', imports: { '#*': './src/*' } };
  write('package.json', JSON.stringify(manifest));
  for (const package_ of ['react', 'hono', 'vitest']) {
    write(
      `node_modules/${package_}/package.json`,
      JSON.stringify({ name: package_, main: 'main.js' }),
    );
    write(`node_modules/${package_}/main.js`, '');
  }
  for (const [file, imports] of Object.entries(tree)) {
    const lines = imports.map((path, index) => `import type * as M${index} from '${path}';`);
    write(file, `${lines.join('\n')}\nexport const value: number = 1;\n`);
  }
  const roots = ['src', 'seed'];
  const ruleSet = { forbidden };
  const options = { ...cruiseOptions, baseDir: base, ruleSet, validate: true };
  const { output } = await cruise(roots, options);
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

/** Code of a feature by path from its folder. */
const codeOf = (feature: string): string[] =>
  readdirSync(join(root, 'src/features', feature), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|testing[/.]/.test(path),
  );

describe('the table', () => {
  const inside = (at: string) => readdirSync(join(root, at));

  it('has a layer for every file of a feature that is no machinery', () => {
    const known = new Set([...Object.keys(layers), ...data, 'testing']);
    const strangers = features
      .filter((feature) => !(feature in machinery))
      .flatMap((feature) => inside(`src/features/${feature}`).map((name) => `${feature}/${name}`))
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .filter((path) => !known.has((path.split('/')[1] ?? '').replace(/\..*$/, '')));
    expect(strangers).toEqual([]);
  });

  it('keeps every feature under 25 files or 2,000 lines, or gives it rooms and a README', () => {
    const lines = (feature: string) =>
      codeOf(feature)
        .map((path) => readFileSync(join(root, 'src/features', feature, path), 'utf8'))
        .reduce((sum, text) => sum + text.split('\n').length - 1, 0);
    const isExplained = (feature: string) =>
      inside(`src/features/${feature}`).includes('README.md');
    const large = features.filter(
      (feature) => codeOf(feature).length > 25 && lines(feature) > 2000 && !isExplained(feature),
    );
    expect(large).toEqual([]);
  });

  it('has the features there are, and no other', () => {
    expect(features.toSorted()).toEqual(inside('src/features').toSorted());
  });

  it('names only parts of the platform and packages that are there', () => {
    const named = [...Object.values(layers), ...Object.values(machinery)];
    const parts = new Set(named.flatMap(({ platform }) => platform));
    const files = new Set([...parts].map((part) => dirname(`src/platform/${part}`)));
    const there = [...files].flatMap((at) => inside(at).map((name) => `${at}/${name}`));
    const isThere = (part: string) =>
      there.some((file) => file.replace(/\.tsx?$/, '') === `src/platform/${part}`);
    expect([...parts].filter((part) => !isThere(part))).toEqual([]);
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const packages = new Set(named.flatMap((layer) => layer.packages));
    const unknown = [...packages].filter((one) => !isBuiltin(one) && !(one in dependencies));
    expect(unknown).toEqual([]);
  });
});

describe('who may use whom', () => {
  it('a shop that keeps the rules has no violation', async () => {
    expect(await violations('sound', soundTree)).toEqual([]);
  });

  it('every rule has a planted fault', () => {
    expect(forbidden.map(({ name }) => name).toSorted()).toEqual(Object.keys(faults).toSorted());
  });

  it.each(Object.entries(faults))('the planted fault of %s is caught', async (name, fault) => {
    const [file, ...imports] = fault;
    const tree = { ...soundTree, [file]: [...(soundTree[file] ?? []), ...imports] };
    expect(await violations(name, tree)).toContain(name);
  });
});
