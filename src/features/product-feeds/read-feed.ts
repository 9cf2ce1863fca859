/** Reads feed files row by row; reports counts, faults and progress. */
import { createReadStream, statSync } from 'node:fs';
import type { RowFault } from './attributes.ts';
import type { ImportSummary, OnProgress, Rejection } from './import-job.ts';
import type { FeedRow } from './feed-row.ts';
import { readRows } from './read-rows.ts';
import { unreadColumns } from './unread-columns.ts';

export interface Reading {
  summary: Pick<ImportSummary, 'rows' | 'rejected' | 'noted' | 'files'>;
  onProgress: OnProgress;
}

/** Rejects a row that was valid by itself, after reading. */
export function rejectLater(
  summary: Pick<ImportSummary, 'rejected' | 'files'>,
  rejection: Omit<Rejection, 'value'>,
): void {
  summary.rejected.push({ ...rejection, value: '' });
  const counts = summary.files.find(({ file }) => file === rejection.file);
  if (counts) counts.rejected += 1;
}

export interface FileReading {
  path: string;
  /** Attributes that every row needs. */
  needed: readonly string[];
  /** Attributes that are read; what else a file has is reported. */
  known: ReadonlySet<string>;
  /** Returns the faults of a row; a row with any but minor ones is rejected. */
  take(row: FeedRow): RowFault[];
  /** Called for every rejected row. */
  rejected?(row: FeedRow): void;
}

/** @returns the attributes that the file has
 * @throws FeedFault when the file cannot be read or is broken; rows before it are counted. */
export async function readFeedFile(
  { path: file, needed, known, take, rejected: onRejected }: FileReading,
  { summary, onProgress }: Reading,
): Promise<ReadonlySet<string>> {
  const started = performance.now();
  const size = statSync(file).size;
  const source = createReadStream(file);
  const counts = { rows: 0, rejected: 0 };
  const names = new Set<string>();
  const report = () => onProgress({ step: 'read', file, bytes: source.bytesRead, size, ...counts });
  try {
    for await (const row of readRows(file, needed, source)) {
      for (const name of Object.keys(row.fields)) names.add(name);
      const faults = row.faults.length > 0 ? row.faults : take(row);
      const isRejected = faults.some(({ isMinor }) => !isMinor);
      const listed = isRejected ? summary.rejected : summary.noted;
      for (const fault of faults) listed.push(rejectionOf(file, row, fault));
      counts.rows += 1;
      if (isRejected) {
        counts.rejected += 1;
        onRejected?.(row);
      }
      report();
    }
  } finally {
    report();
    summary.rows += counts.rows;
    const seconds = (performance.now() - started) / 1000;
    const ignored = unreadColumns(names, known);
    summary.files.push({ file, ...counts, ignored, seconds });
  }
  return names;
}

const longestValue = 60;

function rejectionOf(
  file: string,
  { line, fields }: FeedRow,
  { field, reason }: RowFault,
): Rejection {
  const shown = (name: string) => shownAs(fields[name] ?? '');
  return { file, line, id: shown('id'), field, reason, value: shown(field) };
}

/** Replaces control characters, which the terminal would interpret. */
const shownAs = (value: string): string =>
  value
    .trim()
    .slice(0, longestValue)
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '·');
