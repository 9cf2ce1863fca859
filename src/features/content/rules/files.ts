/** Documents as files: reading with line numbers, and writing. */
import { hash } from 'node:crypto';
import { parseJson, type TextFault } from '#platform/data-text.ts';
import { isLanguage, type Language } from '#platform/i18n/language.ts';
import type { Document } from '../contract.ts';
import type { DocumentFault, PictureDocument } from '../record/document.ts';
import { faultOfName, fileOf, nameOfFile, type FileName } from './file-names.ts';
import { pageKind, pictureKind } from './kinds.ts';
import { frontAndBody, pageFile } from './page-file.ts';
import { largestFile, textOf, tooLarge, typeOfPicture } from './picture-file.ts';

/** Files of a space by path, with `/` between folders. */
export type SpaceFiles = ReadonlyMap<string, Uint8Array>;

export interface FileFault extends TextFault {
  file: string;
}

export interface FilesRead {
  documents: Document[];
  /** Bytes of the pictures by their hash. */
  pictures: Map<string, Uint8Array>;
  /** Why files cannot be read. */
  faults: FileFault[];
  /** Documents whose files cannot be read: they are not missing. */
  unreadable: Pick<Document, 'kind' | 'key'>[];
  /** File and line of a fault in a document. */
  placeOf(fault: DocumentFault): FileFault;
}

type Lines = (path: readonly PropertyKey[]) => number;
interface Place {
  file: string;
  lineOf: Lines;
}

/** Parses the files. Faults are those that make a file unreadable; the documents are checked by their kind. */
export function readFiles(files: SpaceFiles): FilesRead {
  const documents = new Map<string, Document>();
  const places = new Map<string, Place>();
  const pictures = new Map<string, Uint8Array>();
  const faults: FileFault[] = [];
  const unreadable: FilesRead['unreadable'] = [];
  for (const [file, bytes] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const name = nameOfFile(file);
    const read = name ? contentOf(name, bytes) : oneFault(faultOfName(file));
    if ('faults' in read) {
      faults.push(...read.faults.map((fault) => ({ file, ...fault })));
      if (name) unreadable.push(name);
    } else if (name) {
      places.set(fileOf(name), { file, lineOf: read.lineOf });
      if (name.kind === pictureKind) pictures.set((read.data as PictureDocument).hash, bytes);
      add(documents, name, read.data);
    }
  }
  return {
    documents: [...documents.values()],
    pictures,
    faults,
    unreadable,
    placeOf: placeIn(places),
  };
}

/** The languages of a page are one document. */
function add(
  documents: Map<string, Document>,
  { kind, key, language }: FileName,
  data: unknown,
): void {
  const id = `${kind}/${key}`;
  const before = documents.get(id)?.data as object | undefined;
  documents.set(id, { kind, key, data: language ? { ...before, [language]: data } : data });
}

/** A page's faults are in the file of their language. */
function placeIn(places: ReadonlyMap<string, Place>) {
  return ({ kind, key, path, reason }: DocumentFault): FileFault => {
    const [first, ...rest] = path;
    const isOfLanguage = kind === pageKind && isLanguage(first);
    const file = fileOf({ kind, key, ...(isOfLanguage && { language: first }) });
    const place = places.get(file);
    return { file, line: place ? place.lineOf(isOfLanguage ? rest : path) : 1, reason };
  };
}

const oneFault = (reason: string) => ({ faults: [{ line: 1, reason }] });

function contentOf(
  { kind, key, language }: FileName,
  bytes: Uint8Array,
): { data: unknown; lineOf: Lines } | { faults: TextFault[] } {
  if (bytes.byteLength > largestFile) return oneFault(tooLarge);
  if (kind === pictureKind) {
    const checked = typeOfPicture(key, bytes);
    if ('fault' in checked) return oneFault(checked.fault);
    const data = { hash: hashOf(bytes), type: checked.type };
    return { data, lineOf: () => 1 };
  }
  const text = textOf(bytes);
  if (text === null) return oneFault('is not UTF-8 text');
  return language ? frontAndBody(text) : parseJson(text);
}

const hashOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url').slice(0, 32);

/** The files of the documents, in the form that `readFiles` reads.
 * @param bytesOf bytes of a picture by its hash; a picture without any is left out */
export function writeFiles(
  documents: readonly Document[],
  bytesOf: (hash: string) => Uint8Array | undefined,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const put = (file: string, text: string) => files.set(file, new TextEncoder().encode(text));
  for (const { kind, key, data } of documents) {
    if (kind === pageKind) {
      for (const [language, text] of Object.entries(data as Record<Language, unknown>))
        put(fileOf({ kind, key, language: language as Language }), pageFile(text));
    } else if (kind === pictureKind) {
      const bytes = bytesOf((data as PictureDocument).hash);
      if (bytes) files.set(fileOf({ kind, key }), bytes);
    } else put(fileOf({ kind, key }), `${JSON.stringify(data, null, 2)}\n`);
  }
  return files;
}
