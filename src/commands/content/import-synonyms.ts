/** Puts a text file of synonyms into a folder of content, which is checked and pushed like any other. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '#features/content/rules/file-names.ts';
import { readFiles, writeFiles } from '#features/content/rules/files.ts';
import { largestFile, textOf, tooLarge } from '#features/content/rules/picture-file.ts';
import { readSynonymLine } from '#features/linguistics/record/synonym-line.ts';
import { SearchWordsDocument } from '#features/search/record.ts';
import { readSynonyms } from '#features/linguistics/synonym-lines.ts';
import { commandLine } from '#platform/command-line.ts';
import type { Order } from './options.ts';
import { done, faultOfFolder, faultsOf, refused, type Outcome } from './outcome.ts';

const document = { kind: 'search-words', key: '' };

/** Replaces the language's synonyms by the lines of the file, or does nothing when one of them has a fault. */
export function importSynonyms(folder: string, lines: Order['lines']): Outcome {
  const { language, file } = lines ?? { language: 'fi', file: '' };
  const before = documentIn(folder);
  if (typeof before === 'string') return refused(before);
  const text = textIn(file);
  if (typeof text !== 'string') return text;
  const written = text
    .split(/\r?\n/)
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
  const faults = written.flatMap(({ line, number }) => {
    const read = readSynonymLine(line);
    return 'fault' in read ? [`${file}:${number} ${read.fault}`] : [];
  });
  if (faults.length > 0)
    return refused(...faults, `${faultsOf(faults.length)}; nothing was written.`);
  const kept = written.map(({ line }) => line);
  const data = { ...before, synonyms: { ...before.synonyms, [language]: kept } };
  for (const [name, bytes] of writeFiles([{ ...document, data }], () => undefined))
    writeFileSync(join(folder, name), bytes);
  return done(
    `${kept.length} lines for ${readSynonyms(kept).length} terms are in ${join(folder, fileOf(document))}.`,
    `Next: ${commandLine('content', `check ${folder}`)}`,
  );
}

/** The folder's document, or why it cannot be changed. */
function documentIn(folder: string): SearchWordsDocument | string {
  const wrong = faultOfFolder(folder);
  if (wrong !== null) return wrong;
  const name = fileOf(document);
  const path = join(folder, name);
  if (!existsSync(path)) return `${path} is missing; pull the content into ${folder} first.`;
  const [read] = readFiles(new Map([[name, readFileSync(path)]])).documents;
  const { data } = SearchWordsDocument.safeParse(read?.data);
  return data ?? `${path} has faults; check lists them.`;
}

/** The text of the file, or why there is none. */
function textIn(file: string): string | Outcome {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) return refused(`There is no file ${file}.`);
  if (found.size > largestFile) return refused(`${file} ${tooLarge}.`);
  const bytes = readFileSync(file);
  return textOf(bytes) ?? refused(`${file}:${lineOfFault(bytes)} is not UTF-8 text.`);
}

/** The first line that is no UTF-8, counted from 1. */
const lineOfFault = (bytes: Buffer): number =>
  1 +
  bytes
    .toString('latin1')
    .split('\n')
    .findIndex((line) => textOf(Buffer.from(line, 'latin1')) === null);
