/** `npm run new:feature NAME`: a small whole feature to start from, with its place in the order of features. */
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
    '@Name@': words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(''),
  };
  const filled = (text: string) => text.replaceAll(/@\w+@/g, (mark) => forms[mark] ?? mark);
  const files = globSync('**/*.template', { cwd: templates }).map((file): [string, string] => [
    `${name}/${filled(file.replace(/\.template$/, ''))}`,
    filled(readFileSync(join(templates, file), 'utf8')),
  ]);
  return Object.fromEntries(files);
}

/** The table of features with one more at its end, where it may use all others. */
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

function create(name: string): void {
  for (const [path, text] of Object.entries(featureFiles(name))) {
    const file = join(root, 'src/features', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const file = join(root, table);
  writeFileSync(file, withFeature(readFileSync(file, 'utf8'), name));
  execFileSync(join(bin, 'prettier'), [
    '--write',
    '--log-level=warn',
    join(root, 'src/features', name),
  ]);
  console.log(
    [
      `src/features/${name} is there, and last in the list of ${table}: move it up if others shall use it.`,
      'Mount its calls in src/services, then put your own words in the place of the notes.',
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
