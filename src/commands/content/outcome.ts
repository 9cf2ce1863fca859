/** What a command says in the end. */
import { join } from 'node:path';
import { statSync } from 'node:fs';
import type { z } from '#platform/http/contract.ts';
import type { Switches } from '#features/content/record/switches.ts';
import type { Seller } from '#features/orders/record/seller.ts';
import type { DocumentFault } from '#features/content/record/document.ts';
import { nameOf, type Change } from '#features/content/rules/changes.ts';
import type { FileFault } from '#features/content/rules/files.ts';
import { shopZone } from '#platform/time.ts';

export interface Outcome {
  /** False when nothing was done, for the reasons in the lines. */
  ok: boolean;
  lines: string[];
}

export const done = (...lines: string[]): Outcome => ({ ok: true, lines });
export const refused = (...lines: string[]): Outcome => ({ ok: false, lines });

/** `folder/file:line reason`, so that editors and terminals can open the place.
 * @param folderOf folder that a file is in */
export const faultLines = (
  faults: readonly FileFault[],
  folderOf: (file: string) => string,
): string[] =>
  faults.map(({ file, line, reason }) => `${join(folderOf(file), file)}:${line} ${reason}`);

export const faultsOf = (count: number): string => (count === 1 ? '1 fault' : `${count} faults`);

export const documentsOf = (count: number): string =>
  count === 1 ? '1 document' : `${count} documents`;

/** For faults of documents that are in no file here. */
export const documentFaultLines = (faults: readonly DocumentFault[]): string[] =>
  faults.map(({ reason, ...document }) => `  ${nameOf(document)}: ${reason}`);

/** `  changed  pages/info/faq`, one line for each document. */
export const changeLines = (changes: readonly Change[]): string[] =>
  changes.map((change) => `  ${wayOf(change)}  ${nameOf(change)}`);

/** Whether changes leave a shop that sells nothing, which pages say to shoppers only. */
export function sellingLines(changes: readonly Change[]): string[] {
  const made = (wanted: string) => changes.find(({ kind }) => kind === wanted)?.after;
  const seller = made('seller') as z.input<typeof Seller> | null | undefined;
  const switches = made('switches') as z.input<typeof Switches> | null | undefined;
  const purchases = switches?.purchases ?? true;
  return [
    ...(seller?.name === '' ? ['The shop sells nothing now: seller.json is not filled in.'] : []),
    ...(purchases === false || (typeof purchases === 'object' && !purchases.on)
      ? ['The shop sells nothing now: purchases is off in switches.json.']
      : []),
  ];
}

function wayOf({ before, after }: Change): string {
  if (before === null) return 'added  ';
  return after === null ? 'removed' : 'changed';
}

export const listed = (names: readonly string[]): string[] => names.map((name) => `  ${name}`);

/** `2026-11-16 09:05`, as clocks in Finland show it. */
export const localTimeOf = (instant: Temporal.Instant): string =>
  instant
    .toZonedDateTimeISO(shopZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ');

/** Why it is no folder to read from; null when it is one. */
export function faultOfFolder(folder: string): string | null {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return `There is no folder ${folder}.`;
  return found.isDirectory() ? null : `${folder} is no folder.`;
}
