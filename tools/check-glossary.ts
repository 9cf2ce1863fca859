/** Checks that no retired word of docs/glossary.md is in names, comments, test titles, documents or on screens. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from '@swc/core';
import { languages } from '../src/platform/i18n/language.ts';
import { root } from './steps.mjs';

const places = ['names', 'comments', 'test titles', 'docs', ...languages] as const;
export type Place = (typeof places)[number];

export interface Retired {
  word: string;
  instead: string;
  places: Place[];
}

/** Rows of the table under "Retired words": `| word, word | instead | places |`.
 * @throws Error when a place is none of `places` */
export function retiredIn(glossary: string): Retired[] {
  const [, table = ''] = glossary.split(/^## Retired words$/m);
  const rows = table.split('\n').filter((line) => /^\| [a-zåäö]/.test(line));
  return rows.flatMap((row) => {
    const [words = '', instead = '', where = ''] = row.slice(1).split('|');
    const named = where.split(',').map((place) => place.trim() as Place);
    const unknown = named.find((place) => !places.includes(place));
    if (unknown) throw new Error(`docs/glossary.md has no place "${unknown}".`);
    return words
      .split(',')
      .map((word) => ({ word: word.trim(), instead: instead.trim(), places: named }));
  });
}

/** Texts of a source file by place. */
export function partsOfCode(text: string, file: string): { place: Place; text: string }[] {
  const comments = text.match(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g) ?? [];
  const tsx = file.endsWith('x');
  const tree = parseSync(text, { syntax: 'typescript', tsx, target: 'esnext' });
  const names = [...identifiersIn(tree)].map(wordsOf);
  return [
    { place: 'names', text: names.join('\n') },
    { place: 'comments', text: comments.join('\n') },
    { place: 'test titles', text: titlesIn(tree).join('\n') },
  ];
}

function identifiersIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const one of node) identifiersIn(one, found);
  else if (typeof node === 'object' && node !== null) {
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === 'Identifier' && typeof value === 'string') found.add(value);
    for (const one of Object.values(node)) identifiersIn(one, found);
  }
  return found;
}

const testCalls = new Set(['test', 'it', 'describe', 'onEveryDatabase', 'onOneDatabase']);

interface Node {
  type?: string;
  value?: string;
  callee?: Node;
  object?: Node;
  arguments?: { expression: Node }[];
}

/** First arguments of calls such as test(…), test.each(…)(…) and describe(…). */
function titlesIn(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const { type, callee, arguments: given } = tree as Node;
  const below = Object.values(tree).flatMap(titlesIn);
  if (type !== 'CallExpression' || !testCalls.has(nameOf(callee))) return below;
  return [given?.[0]?.expression.value ?? '', ...below];
}

/** `test` of `test`, `test.only` and `test.each([…])`. */
function nameOf(callee: Node | undefined): string {
  if (!callee) return '';
  return callee.type === 'Identifier'
    ? (callee.value ?? '')
    : nameOf(callee.object ?? callee.callee);
}

/** 'readAllProducts' → 'read all products'. */
const wordsOf = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ');

/** A sentence for every retired word in the text. */
export function faultsOf(place: Place, text: string, retired: readonly Retired[]): string[] {
  return retired
    .filter((one) => one.places.includes(place))
    .filter(({ word }) => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'iu').test(text))
    .map(({ word, instead }) => `"${word}" in ${place}: ${instead}`);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

function allFaults(): string[] {
  const retired = retiredIn(read('docs/glossary.md'));
  const inFiles = (pattern: string, parts: (file: string) => { place: Place; text: string }[]) =>
    globSync(pattern, { cwd: root }).flatMap((file) =>
      parts(file)
        .flatMap(({ place, text }) => faultsOf(place, text, retired))
        .map((fault) => `${file}: ${fault}`),
    );
  return [
    ...inFiles('{src,e2e,bench,seed,tools}/**/*.{ts,tsx}', (file) => partsOfCode(read(file), file)),
    ...inFiles(
      '{README,CONTRIBUTING,docs/!(glossary|spec-map),docs/decisions/*,src/**/*}.md',
      (file) => [{ place: 'docs', text: read(file) }],
    ),
    ...languages.flatMap((language) =>
      inFiles(`src/**/messages/${language}.json`, (file) => [
        { place: language, text: valuesOf(JSON.parse(read(file))).join('\n') },
      ]),
    ),
  ];
}

const valuesOf = (tree: unknown): string[] =>
  typeof tree === 'object' && tree !== null
    ? Object.values(tree).flatMap(valuesOf)
    : [String(tree)];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = allFaults();
  console.log(faults.length > 0 ? faults.join('\n') : 'No retired word is in use.');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
