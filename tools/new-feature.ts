/** `npm run new:feature NAME`: a small complete feature to start from, entered in the order of features. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { features } from './boundaries.ts';
import { bin, root } from './steps.mjs';

const templates = join(import.meta.dirname, 'feature-template');
const table = 'tools/boundaries.ts';

/** The feature's files by their path under src/features; `name` is a word, with hyphens at most. */
export function featureFiles(name: string): Record<string, string> {
  const words = name.split('-');
  const forms: Record<string, string> = {
    '@name@': name,
    '@path@': name,
    '@schema@': words.join('_'),
    '@Name@': capitalized(words),
    '@camel@': camelCase(name),
  };
  const filled = (text: string) => text.replaceAll(/@\w+@/g, (mark) => forms[mark] ?? mark);
  const files = globSync('**/*.template', { cwd: templates }).map((file): [string, string] => [
    `${name}/${filled(file.replace(/\.template$/, ''))}`,
    filled(readFileSync(join(templates, file), 'utf8')),
  ]);
  return Object.fromEntries(files);
}

const capitalized = (words: string[]): string =>
  words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');

function camelCase(name: string): string {
  const [first = '', ...others] = name.split('-');
  return first + capitalized(others);
}

/** Adds the feature at the end of the table, where it may use all others. */
export function withFeature(source: string, name: string): string {
  return source.replace(/(export const features = \[[^\]]*)\]/, `$1  '${name}',\n]`);
}

/** Why a feature cannot have this name; undefined when it can. */
export function objectionTo(name: string): string | undefined {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    return 'A feature is one English word: npm run new:feature gifts';
  if ((features as readonly string[]).includes(name)) return `There is a feature ${name} already.`;
  return undefined;
}

const api = 'src/services/retail-api';

/** Changes of existing files: [file, text to find, replacement]. They connect the feature's calls, and the
 * export and erasure of what it stores about a customer. */
function registrations(name: string): [file: string, before: string, after: string][] {
  const camel = camelCase(name);
  const make = `make${capitalized(name.split('-'))}App`;
  const before = (text: string, line: string): [string, string] => [text, `${line}\n${text}`];
  const schema = name.replaceAll('-', '_');
  return [
    [
      `${api}/sales.ts`,
      ...before(
        'import { makeWishlistApp }',
        `import { ${make} } from '#features/${name}/http.ts';`,
      ),
    ],
    [
      `${api}/sales.ts`,
      ...before(
        "  app.route('/', makeWishlistApp(",
        `  app.route('/', ${make}({ db, customerOf, now }));`,
      ),
    ],
    [
      `${api}/personal-data/data-sources.ts`,
      ...before(
        'import * as wishlist ',
        `import * as ${camel} from '#features/${name}/repository.ts';`,
      ),
    ],
    [
      `${api}/personal-data/data-sources.ts`,
      ...before(
        '  wishlist: {',
        `  ${camel}: { collect: ${camel}.exportCustomer, erase: ${camel}.eraseCustomer },`,
      ),
    ],
    [
      `${api}/personal-data/tables.ts`,
      ...before(
        "  'wishlist.entry': {",
        `  '${schema}.note': {
    personal: ['customer_id', 'text', 'created_at'],
    rest: ['id'],
    keeper: '${camel}',
    kept: [],
  },`,
      ),
    ],
    [
      'docs/personal-data.md',
      ...before('| `wishlist.entry`', `| \`${schema}.note\` | notes | ${camel} |`),
    ],
  ];
}

/** Writes the feature into a project and registers it there.
 * @param project folder of the project
 * @returns the files that were written or changed */
export function createFeature(name: string, project: string): string[] {
  const written = Object.entries(featureFiles(name)).map(([path, text]) => {
    const file = join(project, 'src/features', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  });
  const changed = registrations(name).map(([path, before, after]) => {
    const file = join(project, path);
    const source = readFileSync(file, 'utf8');
    if (!source.includes(before)) throw new Error(`${path} no longer has: ${before}`);
    writeFileSync(
      file,
      source.replace(before, () => after),
    );
    return file;
  });
  const file = join(project, table);
  writeFileSync(file, withFeature(readFileSync(file, 'utf8'), name));
  return [...written, ...changed, file];
}

function create(name: string): void {
  const files = createFeature(name, root).filter((file) => /\.(?:ts|md)$/.test(file));
  execFileSync(join(bin, 'oxfmt'), files);
  console.log(
    [
      `src/features/${name} is there, and last in the list of ${table}: move it up if others shall use it.`,
      'The retail API responds to its calls, and exports and erases what it stores about a customer.',
      'Put your own words in the place of the notes. `npm run dead-code` wants a page that uses its client.',
    ].join('\n'),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const name = process.argv[2] ?? '';
  const folder = join(root, 'src/features', name);
  const objection = objectionTo(name) ?? (existsSync(folder) ? `${folder} exists.` : undefined);
  if (objection) {
    console.error(objection);
    process.exitCode = 1;
  } else create(name);
}
