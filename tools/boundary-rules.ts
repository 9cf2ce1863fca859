/** The table of who may use whom as rules for dependency-cruiser. */
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';
import { doors, features, layers, type Layer } from './boundaries.ts';

const layerNames = [...Object.keys(layers), 'text', 'migrations'];

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;
const test = '\\.test\\.tsx?$';
const testing = `${test}|(?:^|/)testing(?:/|\\.ts)`;
const fileOf = (words: readonly string[]) => `${anyOf(words)}(?:/|\\.)`;
/** `$1` is the feature the importing file is in. */
const ownFile = (words: readonly string[]) => `^src/features/$1/${fileOf(words)}`;
const otherFile = (words: readonly string[]) => `^src/features/(?!$1/)[^/]+/${fileOf(words)}`;
const packageNamed = (words: readonly string[]) =>
  `^(?:node_modules/)?${anyOf(words.map((word) => word.replace('node:', '(?:node:)?')))}(?:/|$)`;
const privateFile = `^src/features/$1/(?!${fileOf(layerNames)})`;
const screens = '^src/(?:pages|shell|design|root|entry|features/[^/]+/ui)(?:/|\\.)';
const storage = `^src/(?:platform/(?:db|jobs)|features/[^/]+/${anyOf(['store', 'http', 'migrations'])})(?:/|\\.)`;

function layerRule([name, layer]: [string, Layer]): IForbiddenRuleType {
  const allowed = [
    ownFile(layer.own),
    otherFile(layer.others),
    `^src/platform/${fileOf(layer.platform)}`,
    ...(layer.own.includes('private') ? [privateFile] : []),
    ...(layer.packages.length > 0 ? [packageNamed(layer.packages)] : []),
    ...(name === 'ui' ? ['^src/design/'] : []),
  ];
  return {
    name: `layer-${name}`,
    severity: 'error',
    comment: layer.why,
    from: { path: `^src/features/([^/]+)/${fileOf([name])}`, pathNot: testing },
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
      from: { path: `^src/features/${feature}/` },
      to: { path: `^src/features/${anyOf(later)}/` },
    },
  ];
}

const rule = (name: string, comment: string, from: object, to: object): IForbiddenRuleType =>
  ({ name, severity: 'error', comment, from, to }) as IForbiddenRuleType;

const notDoor = `^src/features/[^/]+/(?!${fileOf(doors)})`;

const houseRules: IForbiddenRuleType[] = [
  rule(
    'features-are-listed',
    'A feature folder has its place in the list of tools/boundaries.ts.',
    { path: `^src/features/(?!${anyOf(features)}/)` },
    {},
  ),
  rule(
    'feature-doors',
    'Of another feature only contract, record, rules, client, ui or url-state.',
    { path: '^src/features/([^/]+)/', pathNot: testing },
    { path: `^src/features/(?!$1/)[^/]+/(?!${fileOf(doors)})` },
  ),
  rule(
    'feature-stays-inside',
    'A feature knows no page, shell, service or text bundle.',
    { path: '^src/features/' },
    { path: '^src/(?:pages|shell|services|texts|root|entry|routes)(?:/|\\.)' },
  ),
  rule(
    'only-services-compose',
    'Outside of the features only services may use what is behind their doors.',
    { path: '^src/(?!features/|services/)', pathNot: testing },
    { path: notDoor, pathNot: '/text/(?:fi|sv|en)\\.json$' },
  ),
  rule(
    'screens-never-reach-storage',
    'No screen reaches a store, a call handler or the database, at any distance.',
    { path: screens, pathNot: testing },
    { path: storage, reachable: true },
  ),
  rule(
    'rules-never-reach-the-world',
    'Rules stay pure at any distance.',
    { path: '^src/features/[^/]+/(?:rules|url-state|contract|record)(?:/|\\.)', pathNot: testing },
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
    { path: '^src/(?:features|pages|shell|services|texts|root|entry|routes)(?:/|\\.)' },
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
    { path: '^src/(?:pages|services|texts|root|entry|routes)(?:/|\\.)' },
  ),
  rule(
    'pages-know-no-page',
    'Pages share through features, shell, design and their own parts.',
    { path: '^src/pages/([^/]+?)(?:\\.|/)', pathNot: test },
    { path: '^src/(?:services|texts|entry|routes)(?:/|\\.)|^src/pages/(?!$1|parts/)' },
  ),
  rule(
    'services-are-on-top',
    'Services compose; nothing in src uses them.',
    { path: '^src/(?!services/)' },
    { path: '^src/services/' },
  ),
  rule(
    'screens-come-built',
    'Services get the screens from the build, never from source.',
    { path: '^src/services/', pathNot: testing },
    {
      path: '^src/(?:pages|design|texts|root|entry|routes|features/[^/]+/ui)(?:/|\\.)|^src/shell/.*\\.tsx$',
    },
  ),
  rule(
    'src-stands-alone',
    'The shop uses nothing of the workshop; only commands/seed.ts fills a shop from seed/.',
    { path: '^src/', pathNot: `^src/services/seed\\.ts$|${testing}` },
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
  ...houseRules,
];

export const cruiseOptions: IConfiguration['options'] = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^build/|\\.react-router/' },
  moduleSystems: ['es6'],
  parser: 'swc',
  // Types count: who knows a shape depends on it.
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
  },
};
