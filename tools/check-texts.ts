/** Checks the messages of all languages: same keys, same ICU arguments, the plurals of the language, none
 * empty, none left untranslated; code uses all of them and no others. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { languages, localeOf, type Language } from '../src/platform/i18n/language.ts';
import { messageFile, textsOf, type Texts } from '../src/platform/i18n/message-files.ts';
import { argumentsOf, messageFolders, partsOf } from './message-parts.ts';
import { usesIn, type Use } from './message-uses.ts';
import { root } from './steps.mjs';

/** The language that the others are compared with. */
const [model, ...others] = languages;

/** Texts that are the same in Finnish and English on purpose. */
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
  // Each is in its own language, whatever the page's language is.
  'Elintarviketiedot suomeksi',
  'Livsmedelsinformation på svenska',
  '{kj} kJ / {kcal} kcal',
  'Suomi',
  'English',
]);

/** Folders whose messages a service sends as a whole, with those of the merchant. */
const sentWhole = new Set(['features/consents']);

/** Faults in the messages of one folder, each one sentence that names the key. */
export function faultsOf(files: Record<Language, Texts>): string[] {
  const first = files[model];
  return [
    ...others.flatMap((language) => differences(first, files[language], language)),
    ...languages.flatMap((language) => brokenTexts(files[language], language)),
    ...untranslated(first, files.en),
  ];
}

function differences(first: Texts, other: Texts, language: Language): string[] {
  const missing = Object.keys(first).filter((key) => !(key in other));
  const extra = Object.keys(other).filter((key) => !(key in first));
  const argued = Object.entries(first).filter(([key, text]) => {
    const translation = other[key];
    return translation !== undefined && namesIn(text) !== namesIn(translation);
  });
  return [
    ...missing.map((key) => `${key} is missing in ${language}.`),
    ...extra.map((key) => `${key} is in ${language} and not in ${model}.`),
    ...argued.map(([key]) => `${key} has other arguments in ${language} than in ${model}.`),
  ];
}

const namesIn = (text: string) => [...argumentsOf(text).keys()].toSorted().join(',');

function brokenTexts(texts: Texts, language: Language): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (text.trim() === '') return [`${key} is empty in ${language}.`];
    const { fault, plurals } = partsOf(text);
    if (fault) return [`${key} cannot be read in ${language}: ${fault}`];
    return plurals.flatMap(([name, named]) => wrongPlurals(named, language, `${key} {${name}}`));
  });
}

/** Each plural category the language has, and no other. Exact numbers may be combined with "other" alone,
 * as the text may be the same for one and for many. */
function wrongPlurals(named: string[], language: Language, what: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(localeOf(language)).resolvedOptions();
  const known: string[] = pluralCategories;
  const categories = named.filter((one) => !one.startsWith('='));
  const isOneForm = categories.length === 1 && named.length > 1;
  const missing = isOneForm ? [] : known.filter((one) => !categories.includes(one));
  const extra = categories.filter((one) => !known.includes(one));
  return [
    ...missing.map((one) => `${what} has no plural "${one}" in ${language}.`),
    ...extra.map((one) => `${what} has a plural "${one}", which ${language} has not.`),
  ];
}

/** A text without two adjacent letters is the same in every language: '{price} €'. */
const untranslated = (fi: Texts, en: Texts): string[] =>
  Object.entries(fi)
    .filter(([key, text]) => en[key] === text)
    .filter(([, text]) => /\p{L}{2}/u.test(partsOf(text).words) && !sameInBoth.has(text.trim()))
    .map(([key, text]) => `${key} is the same in fi and en: ${text}`);

/** Keys that nothing uses, and uses of keys that do not exist.
 * @param known keys by folder
 * @param texts every text in the code: keys are often chosen in another place than they are used */
export function misuses(
  known: Record<string, string[]>,
  uses: Use[],
  texts: Set<string>,
): string[] {
  const used = uses.map(({ namespace, key }) => {
    const [folder = '', ...branch] = namespace.split('.');
    const prefix = branch.map((one) => `${one}.`).join('');
    const pattern = key.split('*').map(RegExp.escape).join('.+');
    return { folder, prefix, key, pattern: new RegExp(`^${RegExp.escape(prefix)}${pattern}$`) };
  });
  const isUsed = (folder: string, one: string) =>
    used.some(
      (use) =>
        use.folder === folder &&
        use.pattern.test(one) &&
        (use.key !== '*' || texts.has(one.slice(use.prefix.length))),
    );
  const unused = Object.entries(known).flatMap(([folder, keys]) =>
    keys.filter((key) => !isUsed(folder, key)).map((key) => `${folder}: nobody uses ${key}.`),
  );
  const missing = used
    .filter(({ folder, pattern }) => !known[folder]?.some((key) => pattern.test(key)))
    .map(({ folder, prefix, key }) => `${folder}: there is no ${prefix}${key}.`);
  return [...unused, ...new Set(missing)];
}

function allFaults(): string[] {
  const folders = messageFolders();
  const absent = folders
    .flatMap((folder) => languages.map((language) => messageFile(folder, language)))
    .filter((file) => !existsSync(file));
  if (absent.length > 0) return absent.map((file) => `${relative(root, file)} is missing.`);
  const faults = folders.flatMap((folder) => {
    const files = languages.map((language) => [language, textsOf(folder, language)]);
    return faultsOf(Object.fromEntries(files) as Record<Language, Texts>).map(
      (fault) => `${folder}: ${fault}`,
    );
  });
  return [...faults, ...faultsInCode(folders)];
}

function faultsInCode(folders: string[]): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/test/.test(file));
  const found = files.map((file) => {
    const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    return usesIn(program, nearest(dirname(relative('src', file)), folders));
  });
  const known = folders
    .filter((folder) => !sentWhole.has(folder))
    .map((folder) => [folder, Object.keys(textsOf(folder, model))]);
  return misuses(
    Object.fromEntries(known) as Record<string, string[]>,
    found
      .flatMap(({ uses }) => uses)
      .filter(({ namespace }) => !sentWhole.has(namespace.split('.')[0] ?? '')),
    new Set(found.flatMap(({ texts }) => [...texts])),
  );
}

/** The namespace whose `t` is passed around in a folder. */
const nearest = (folder: string, folders: string[]): string =>
  folders.findLast((one) => `${folder}/`.startsWith(`${one}/`)) ?? '';

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = allFaults();
  console.log(faults.length > 0 ? faults.join('\n') : 'All texts are in all languages.');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
