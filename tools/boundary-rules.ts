/** Turns the table of who may use whom into rules for dependency-cruiser. */
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';
import {
  features,
  layers,
  machinery,
  publicLayers,
  type Layer,
  type Machinery,
} from './boundaries.ts';

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;
const test = '\\.test\\.tsx?$';
const testing = `${test}|(?:^|/)testing(?:/|\\.ts)`;
const fileOf = (words: readonly string[]) => `${anyOf(words)}(?:/|\\.)`;
/** `$1` is the feature the importing file is in. */
const ownFile = (words: readonly string[]) => `^src/features/$1/${fileOf(words)}`;
const otherFile = (words: readonly string[]) => `^src/features/(?!$1/)[^/]+/${fileOf(words)}`;
const packageNamed = (words: readonly string[]) =>
  `^(?:node_modules/)?${anyOf(words.map((word) => word.replace('node:', '(?:node:)?')))}(?:/|$)`;
const screens =
  '^src/(?:pages|shell|design|root|entry|(?:features|services)/[^/]+/(?:pages/)?ui)(?:/|\\.)';
/** A folder in which a feature may have its layers. */
const maybeRoom = '(?:(?:accounts|provider|pages)/)?';
const storage = `^src/(?:platform/(?:db|jobs)|features/[^/]+/${maybeRoom}${anyOf(['repository', 'operations', 'http', 'migrations'])})(?:/|\\.)`;

/** `$1` is a feature that has layers. */
const withLayers = `((?!${anyOf(Object.keys(machinery))}/)[^/]+)`;

function layerRule([name, layer]: [string, Layer]): IForbiddenRuleType {
  const allowed = [
    ownFile(layer.own),
    otherFile(layer.others),
    `^src/platform/${fileOf(layer.platform)}`,
    ...(layer.packages.length > 0 ? [packageNamed(layer.packages)] : []),
    ...(name === 'ui' ? ['^src/design/'] : []),
  ];
  return {
    name: `layer-${name}`,
    severity: 'error',
    comment: layer.why,
    from: { path: `^src/features/${withLayers}/${fileOf([name])}`, pathNot: testing },
    to: { pathNot: allowed },
  };
}

/** Files beside the folders of a feature that all of these may use. */
const sharedFile = (feature: string) =>
  `^src/features/${feature}/(?:deps|secrets|tables|translations)\\.ts$`;

function machineryRule([name, part]: [string, Machinery]): IForbiddenRuleType {
  const [feature = name, room] = name.split('/');
  const ruled = Object.keys(machinery).filter((other) => other.startsWith(`${name}/`));
  const allowed = [
    ...[name, ...(part.machinery ?? [])].map((one) => `^src/features/${one}/`),
    ...(room ? [sharedFile(feature)] : []),
    ...(part.others.length > 0
      ? [`^src/features/(?!${feature}/)[^/]+/${fileOf(part.others)}`]
      : []),
    `^src/platform/${fileOf(part.platform)}`,
    ...(part.packages.length > 0 ? [packageNamed(part.packages)] : []),
    ...(part.screens ? ['^src/design/'] : []),
  ];
  return {
    name: `machinery-${name.replace('/', '-')}`,
    severity: 'error',
    comment: part.why,
    from: {
      path: `^src/features/${name}/`,
      pathNot: [testing, ...ruled.map((other) => `^src/features/${other}/`)].join('|'),
    },
    to: { pathNot: allowed },
  };
}

function orderRule(feature: string, index: number): IForbiddenRuleType[] {
  const later = features.slice(index + 1);
  if (later.length === 0) return [];
  return [
    {
      name: `order-${feature}`,
      severity: 'error',
      comment: 'A feature uses only features before it in the list.',
      from: { path: `^src/features/${feature}/`, pathNot: testing },
      to: { path: `^src/features/${anyOf(later)}/` },
    },
  ];
}

const rule = (name: string, comment: string, from: object, to: object): IForbiddenRuleType =>
  ({ name, severity: 'error', comment, from, to }) as IForbiddenRuleType;

const notPublic = `^src/features/[^/]+/(?!${fileOf(publicLayers)})`;

const houseRules: IForbiddenRuleType[] = [
  rule(
    'features-are-listed',
    'A feature folder has its place in the list of tools/boundaries.ts.',
    { path: `^src/features/(?!${anyOf(features)}/)` },
    {},
  ),
  rule(
    'public-layers',
    'Of another feature only its public layers; of linguistics everything.',
    { path: '^src/features/([^/]+)/', pathNot: testing },
    {
      path: `^src/features/(?!$1/)[^/]+/(?!${fileOf(publicLayers)})`,
      pathNot: '^src/features/linguistics/',
    },
  ),
  rule(
    'feature-stays-inside',
    'A feature knows no page, shell or service.',
    { path: '^src/features/' },
    { path: '^src/(?:pages|shell|services|commands|root|entry|routes)(?:/|\\.)' },
  ),
  rule(
    'only-services-compose',
    'Only services and commands use more of features than their public layers.',
    { path: '^src/(?!features/|services/|commands/)', pathNot: testing },
    { path: notPublic },
  ),
  rule(
    'screens-never-reach-storage',
    'No screen reaches a repository, a call handler or the database, at any distance.',
    { path: screens, pathNot: testing },
    { path: storage, reachable: true },
  ),
  rule(
    'rules-never-reach-the-world',
    'Rules stay pure at any distance.',
    {
      path: `^src/features/[^/]+/${maybeRoom}(?:rules|url-state|contract|record)(?:/|\\.)`,
      pathNot: testing,
    },
    {
      path: `^src/platform/(?:db|jobs|log|config|http/app|http/client)|${packageNamed(['react', 'hono', 'pg', 'node:fs', 'fs'])}`,
      reachable: true,
    },
  ),
  rule(
    'screens-run-in-browsers',
    'What the browser runs uses no module of Node.',
    { path: screens, pathNot: `${testing}|^src/entry\\.server` },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'design-knows-no-shop',
    'Design knows tokens and components, no shop word.',
    { path: '^src/design/' },
    { path: '^src/(?:features|pages|shell|services|root|entry|routes)(?:/|\\.)' },
  ),
  rule(
    'platform-is-the-ground',
    'The platform knows nothing above it.',
    { path: '^src/platform/' },
    { path: '^src/(?!platform/)' },
  ),
  rule(
    'shell-knows-no-page',
    'The shell frames pages and knows none.',
    { path: '^src/shell/' },
    { path: '^src/(?:pages|services|commands|root|entry|routes)(?:/|\\.)' },
  ),
  rule(
    'pages-know-no-page',
    'Pages share through features, shell, design and their own parts.',
    { path: '^src/pages/([^/]+?)(?:\\.|/)', pathNot: test },
    { path: '^src/(?:services|commands|entry|routes)(?:/|\\.)|^src/pages/(?!$1|parts/)' },
  ),
  rule(
    'services-are-on-top',
    'Services compose; only commands use them.',
    { path: '^src/(?!services/|commands/)' },
    { path: '^src/services/' },
  ),
  rule(
    'commands-are-run',
    'Commands are run by people; nothing in src uses them.',
    { path: '^src/(?!commands/)' },
    { path: '^src/commands/' },
  ),
  rule(
    'screens-come-built',
    'Services get the screens from the build, never from source; their own are of the build too.',
    { path: '^src/services/', pathNot: `^src/services/[^/]+/ui/|${testing}` },
    {
      path: '^src/(?:pages|design|root|entry|routes|features/[^/]+/ui)(?:/|\\.)|^src/shell/.*\\.tsx$',
    },
  ),
  rule(
    'src-stands-alone',
    'The shop uses nothing of the workshop; only the seed command fills a shop from seed/.',
    { path: '^src/', pathNot: `^src/commands/seed\\.ts$|${testing}` },
    { path: '^(?:seed|tools|bench|e2e)/' },
  ),
  rule(
    'test-tools-in-tests',
    'Test helpers and test packages are for tests.',
    { path: '^(?:src|seed)/', pathNot: testing },
    {
      path: `(?:^|/)testing(?:/|\\.ts)|${packageNamed(['vitest', 'fast-check', '@playwright', 'playwright-core', 'axe-core', '@axe-core'])}`,
    },
  ),
  rule(
    'no-names-that-say-nothing',
    'A file is named for what it is about; no barrels, no utils, helpers, common or types.',
    { path: '^(?:src|seed|tools|bench|e2e)/' },
    {
      path: '/(?:util|utils|helper|helpers|common|types)[/.]|/index[.][^/]+$',
      pathNot: 'node_modules',
    },
  ),
  rule('no-cycles', 'Modules that need each other are one module.', {}, { circular: true }),
  rule(
    'nothing-missing',
    'Every import leads somewhere.',
    { path: '^(?:src|seed|tools|bench|e2e)/' },
    { couldNotResolve: true, pathNot: '[+]types/|^virtual:' },
  ),
];

export const forbidden: IForbiddenRuleType[] = [
  ...features.flatMap(orderRule),
  ...Object.entries(layers).map(layerRule),
  ...Object.entries(machinery).map(machineryRule),
  ...houseRules,
];

export const cruiseOptions: IConfiguration['options'] = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^build/|\\.react-router/' },
  moduleSystems: ['es6'],
  parser: 'swc',
  // Type imports count too: a file that knows a shape depends on it.
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
  },
};
