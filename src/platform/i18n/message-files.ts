/** Reads and compiles the message files in src, for the build, checks and services. Not for browsers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { unbroken } from './unbroken.ts';
import { fallbackLanguage, languages, type Language } from './language.ts';
import type { MessagesOfFolder } from './messages.ts';

type Tree = { [key: string]: string | Tree };

/** Text of each message by key; keys of nested objects are joined by dots. */
export type Texts = Record<string, string>;

const source = join(import.meta.dirname, '../..');

export const messageFile = (folder: string, language: Language): string =>
  join(source, folder, 'messages', `${language}.json`);

/** @throws when the file is missing or is not JSON */
export const textsOf = (folder: string, language: Language): Texts =>
  flat(JSON.parse(readFileSync(messageFile(folder, language), 'utf8')) as Tree);

const flat = (tree: Tree, prefix = ''): Texts =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flat(value, `${prefix}${key}.`),
    ),
  ) as Texts;

/** The folder's messages, ready to format. Messages missing in a language are in English (R394). */
export function compiledMessages(
  folder: string,
  textsIn = textsOf,
): Record<Language, MessagesOfFolder> {
  const english = textsIn(folder, fallbackLanguage);
  const compiled = languages.map((language) => [
    language,
    compiledTexts({ ...english, ...textsIn(folder, language) }),
  ]);
  return Object.fromEntries(compiled) as Record<Language, MessagesOfFolder>;
}

const compiledTexts = (texts: Texts): MessagesOfFolder =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(unbroken(text))]));
