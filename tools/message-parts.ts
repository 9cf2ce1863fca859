/** Where messages are, and what an ICU message consists of. */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import compile from 'icu-minify/compile';
import { fallbackLanguage } from '../src/platform/i18n/language.ts';
import { root } from './steps.mjs';

/** Folders in src that hold a folder `messages`: 'pages/cart', 'features/identity'. */
export const messageFolders = (): string[] =>
  globSync(`**/messages/${fallbackLanguage}.json`, { cwd: join(root, 'src') })
    .map((file) => dirname(dirname(file)).replaceAll('\\', '/'))
    .toSorted();

interface Parts {
  /** Names of arguments; true where it must be a number. */
  arguments: Map<string, boolean>;
  /** Names of plural arguments and the categories each has: 'one', 'other', '=0'. */
  plurals: [name: string, categories: string[]][];
  /** The text between arguments. */
  words: string;
  fault?: string;
}

type Compiled = string | number | Compiled[] | { [branch: string]: Compiled };

/** icu-minify's numbers for select, plural, selectordinal and number. */
const select = 1;
const plural = 2;
const number = 4;

export function partsOf(text: string): Parts {
  const found: Parts = { arguments: new Map(), plurals: [], words: '' };
  try {
    collect(compile(text) as Compiled, found);
    return found;
  } catch (error) {
    return { arguments: new Map(), plurals: [], words: text, fault: (error as Error).message };
  }
}

export const argumentsOf = (text: string): Map<string, boolean> => partsOf(text).arguments;

/** A compiled message is a text or a list; lists in it are arguments, their name first. */
function collect(message: Compiled, found: Parts): void {
  for (const part of Array.isArray(message) ? message : [message]) {
    if (typeof part === 'string') found.words += `${part} `;
    if (Array.isArray(part)) collectArgument(part, found);
  }
}

/** A number gives the kind of an argument; its branches or its format follow. */
function collectArgument([name, kind, options]: Compiled[], found: Parts): void {
  const argument = String(name);
  const isNumber = isKind(kind) && kind >= plural && kind <= number;
  if (kind !== undefined && !isKind(kind)) throw new Error(`<${argument}> is a tag`);
  found.arguments.set(argument, isNumber || (found.arguments.get(argument) ?? false));
  if (!isKind(kind) || kind >= number) return;
  const branches = options as { [branch: string]: Compiled };
  if (kind === plural) found.plurals.push([argument, Object.keys(branches)]);
  for (const branch of Object.values(branches)) collect(branch, found);
}

const isKind = (kind: Compiled | undefined): kind is number =>
  typeof kind === 'number' && kind >= select;
