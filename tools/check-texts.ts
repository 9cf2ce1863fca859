/** The texts of the three languages: same keys, same ICU arguments, none empty, none left untranslated. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { argumentsOf, partsOf } from './message-parts.ts';
import { root } from './steps.mjs';

type Tree = { [key: string]: string | Tree };
type Texts = Map<string, string>;
export type TextFiles = Record<'fi' | 'sv' | 'en', Tree>;

/** Words that are the same in Finnish and English on purpose. */
const sameInBoth = new Set([
  'Aitta',
  '{title} – Aitta',
  'Outlet',
  'Black Friday',
  'Black Month',
  'FAQ',
  'Instagram',
  'Facebook',
  'MobilePay',
  'Svenska',
  'Unsafe URL detected!',
  // Each in its own language, whatever the page's is.
  'Elintarviketiedot suomeksi',
  'Livsmedelsinformation på svenska',
  '{kj} kJ / {kcal} kcal',
  'Suomi',
  'English',
]);

/** Faults of one folder's texts, each one sentence that names the key. */
export function faultsOf(files: TextFiles): string[] {
  const fi = flat(files.fi);
  return [
    ...['sv', 'en'].flatMap((language) =>
      differences(fi, flat(files[language as 'sv' | 'en']), language),
    ),
    ...Object.entries(files).flatMap(([language, tree]) => brokenTexts(flat(tree), language)),
    ...untranslated(fi, flat(files.en)),
  ];
}

function differences(fi: Texts, other: Texts, language: string): string[] {
  const missing = [...fi.keys()].filter((key) => !other.has(key));
  const extra = [...other.keys()].filter((key) => !fi.has(key));
  const argued = [...fi].filter(([key, text]) => {
    const translation = other.get(key);
    return translation !== undefined && namesIn(text) !== namesIn(translation);
  });
  return [
    ...missing.map((key) => `${key} is missing in ${language}.`),
    ...extra.map((key) => `${key} is in ${language} and not in fi.`),
    ...argued.map(([key]) => `${key} has other arguments in ${language} than in fi.`),
  ];
}

function brokenTexts(texts: Texts, language: string): string[] {
  return [...texts].flatMap(([key, text]) => {
    if (text.trim() === '') return [`${key} is empty in ${language}.`];
    const { fault } = partsOf(text);
    return fault ? [`${key} cannot be read in ${language}: ${fault}`] : [];
  });
}

/** A text without two letters beside each other says the same in every language: '{price} €'. */
function untranslated(fi: Texts, en: Texts): string[] {
  return [...fi]
    .filter(([key, text]) => en.get(key) === text)
    .filter(([, text]) => /\p{L}{2}/u.test(partsOf(text).words) && !sameInBoth.has(text.trim()))
    .map(([key, text]) => `${key} is the same in fi and en: ${text}`);
}

function flat(tree: Tree, prefix = ''): Texts {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

const namesIn = (text: string) => [...argumentsOf(text).keys()].toSorted().join(',');

function allFaults(): string[] {
  return globSync('src/**/{text,messages}/*.json', { cwd: root })
    .filter((file) => basename(file) === 'fi.json')
    .flatMap((file) => {
      const folder = dirname(file);
      const read = (language: string) =>
        JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Tree;
      try {
        const faults = faultsOf({ fi: read('fi'), sv: read('sv'), en: read('en') });
        return faults.map((fault) => `${folder}: ${fault}`);
      } catch (error) {
        return [`${folder}: ${(error as Error).message}`];
      }
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = allFaults();
  console.log(faults.length > 0 ? faults.join('\n') : 'All texts are in three languages.');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
