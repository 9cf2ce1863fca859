/** Names of content files, and the documents they are of. */
import { languages, type Language } from '#platform/i18n/language.ts';
import { folders, pageKind, pictureKind, singles } from './kinds.ts';

/** The document of a file; of a page, one language. */
export interface FileName {
  kind: string;
  key: string;
  language?: Language;
}

const key = '[a-z0-9][a-z0-9-]*';
const single = new RegExp(`^(${Object.keys(singles).join('|')})\\.json$`);
const inFolder = new RegExp(`^(${Object.keys(folders).join('|')})/(${key})\\.json$`);
const page = new RegExp(`^${pageKind}/((?:${key}/)*${key})\\.(${languages.join('|')})\\.md$`);
const picture = new RegExp(`^${pictureKind}/((?:[\\w-]+/)*[\\w-][\\w.-]*)$`);

/** Null when no such file belongs to a content space. */
export function nameOfFile(file: string): FileName | null {
  const ofPicture = picture.exec(file)?.[1];
  if (ofPicture !== undefined) return { kind: pictureKind, key: ofPicture };
  const [, path, language] = page.exec(file) ?? [];
  if (path !== undefined) return { kind: pageKind, key: path, language: language as Language };
  const [, kind, name = ''] = single.exec(file) ?? inFolder.exec(file) ?? [];
  return kind === undefined ? null : { kind, key: name };
}

/** Path of the file of a document; of a page, in the language. */
export function fileOf({ kind, key: name, language }: FileName): string {
  if (kind === pictureKind) return `${pictureKind}/${name}`;
  if (kind === pageKind) return `${pageKind}/${name}.${language ?? languages[0]}.md`;
  return `${kind}${name && `/${name}`}.json`;
}

/** Why a name is none, as far as it can be guessed what was meant. */
export function faultOfName(file: string): string {
  if (file.startsWith(`${pictureKind}/`))
    return 'names of pictures are letters from a to z, digits, hyphens, underscores and dots';
  const lower = file.toLowerCase().replaceAll(/[ _]/g, '-');
  if (lower !== file && nameOfFile(lower)) return `must be named ${lower}`;
  if (file.startsWith(`${pageKind}/`))
    return 'pages are named as their address with the language: info/faq.fi.md, .sv.md or .en.md';
  return `belongs to no content space; there are ${known}`;
}

const known = [
  ...Object.keys(singles).map((kind) => `${kind}.json`),
  ...Object.keys(folders).map((kind) => `${kind}/…json`),
  `${pageKind}/…md`,
  `${pictureKind}/…`,
].join(', ');
