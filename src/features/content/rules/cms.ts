/** Content files made of the entries of a content management system. */
import { languages, type Language } from '#platform/i18n/language.ts';
import { fileOf, nameOfFile } from './file-names.ts';
import { writeFiles } from './files.ts';
import { folders, pageKind, singles } from './kinds.ts';

/** An entry; each field has a value for each language it is written in. */
export interface CmsEntry {
  id: string;
  /** Its content type: `page` or `document`. */
  type: string;
  fields: Readonly<Record<string, Partial<Record<Language, unknown>>>>;
}

export interface CmsFiles {
  files: Map<string, Uint8Array>;
  /** A sentence each, with the entry and the field. */
  faults: string[];
}

interface Made {
  kind: string;
  key: string;
  data: unknown;
}

/** A fault that ends the reading of an entry. */
class EntryFault extends Error {}

const makers: Record<string, (entry: CmsEntry) => Made> = { page: pageOf, document: documentOf };

export function filesOfEntries(entries: readonly CmsEntry[]): CmsFiles {
  const files = new Map<string, Uint8Array>();
  const madeBy = new Map<string, string>();
  const faults: string[] = [];
  for (const entry of entries) {
    try {
      const made = madeOf(entry);
      const name = fileOf(made);
      const other = madeBy.get(name);
      if (other) throw new EntryFault(`is the same file as entry ${other}: ${name}`);
      madeBy.set(name, entry.id);
      for (const [file, bytes] of writeFiles([made], () => undefined)) files.set(file, bytes);
    } catch (error) {
      if (!(error instanceof EntryFault)) throw error;
      faults.push(`entry ${entry.id} (${entry.type}) ${error.message}`);
    }
  }
  return { files, faults };
}

function madeOf(entry: CmsEntry): Made {
  const make = Object.hasOwn(makers, entry.type) ? makers[entry.type] : undefined;
  if (make) return make(entry);
  const known = Object.keys(makers).join(' and ');
  throw new EntryFault(`has an unknown content type; there are ${known}`);
}

function pageOf({ fields }: CmsEntry): Made {
  const path = textOf('path', anyOf(fields['path'])).replace(/^\//, '') || 'index';
  if (nameOfFile(fileOf({ kind: pageKind, key: path }))?.key !== path)
    throw new EntryFault(`path must be an address such as info/faq, not ${path}`);
  const written = languages.filter((language) =>
    ['title', 'description', 'body'].some((name) => fields[name]?.[language] !== undefined),
  );
  if (written.length === 0) throw new EntryFault('is in none of fi, sv and en');
  const data = Object.fromEntries(written.map((language) => [language, textIn(language, fields)]));
  return { kind: pageKind, key: path, data };
}

/** A page's text in a language. Where it is listed is often written in one language only. */
function textIn(language: Language, fields: CmsEntry['fields']) {
  const text = (name: string) => textOf(`${name} in ${language}`, fields[name]?.[language]);
  const group = fields['group']?.[language] ?? anyOf(fields['group']);
  const searchWords = fields['searchWords']?.[language];
  return {
    title: text('title'),
    description: text('description'),
    ...(group !== undefined && { group }),
    ...(searchWords !== undefined && { searchWords }),
    body: text('body').replaceAll(/\r\n?/g, '\n').replace(/^\n+/, '').trimEnd(),
  };
}

function documentOf({ fields }: CmsEntry): Made {
  const kind = textOf('kind', anyOf(fields['kind']));
  const isSingle = Object.hasOwn(singles, kind);
  if (!isSingle && !Object.hasOwn(folders, kind)) {
    const known = [...Object.keys(singles), ...Object.keys(folders)].join(', ');
    throw new EntryFault(`kind must be one of ${known}, not ${kind}`);
  }
  const key = isSingle ? '' : textOf('key', anyOf(fields['key']));
  if (!nameOfFile(fileOf({ kind, key })))
    throw new EntryFault(`key must be lower-case letters, digits and hyphens, not ${key}`);
  const data = anyOf(fields['data']);
  if (typeof data !== 'object' || data === null) throw new EntryFault('data must be a JSON object');
  return { kind, key, data };
}

/** The value of a field that is the same in all languages. */
const anyOf = (field: CmsEntry['fields'][string] | undefined): unknown =>
  languages.map((language) => field?.[language]).find((value) => value !== undefined);

function textOf(name: string, value: unknown): string {
  if (value === undefined) throw new EntryFault(`${name} is missing`);
  if (typeof value !== 'string')
    throw new EntryFault(`${name} must be a text; rich text must be a field of the type Text`);
  return value;
}
