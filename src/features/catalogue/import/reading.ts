/** Reads the files of feeds row by row; counts, faults and progress are told as it goes. */
import { createReadStream, statSync } from 'node:fs';
import type { RowFault } from './attributes.ts';
import type { ImportSummary, OnProgress, Rejection } from './job.ts';
import { readRows, type FeedRow } from './rows.ts';

export interface Reading {
  summary: Pick<ImportSummary, 'rows' | 'rejected' | 'files'>;
  onProgress: OnProgress;
}

/** Rejects a row that was fine by itself. */
export function rejectLater(
  summary: Pick<ImportSummary, 'rejected' | 'files'>,
  rejection: Omit<Rejection, 'value'>,
): void {
  summary.rejected.push({ ...rejection, value: '' });
  const counts = summary.files.find(({ file }) => file === rejection.file);
  if (counts) counts.rejected += 1;
}

/** @param take what is wrong with a row; it is rejected when that is anything
 * @throws Error when the file cannot be read or is broken. */
export async function readFeedFile(
  file: string,
  { summary, onProgress }: Reading,
  take: (row: FeedRow) => RowFault[],
): Promise<void> {
  const started = performance.now();
  const size = statSync(file).size;
  const source = createReadStream(file);
  let rows = 0;
  let rejected = 0;
  const tell = () =>
    onProgress({ step: 'read', file, bytes: source.bytesRead, size, rows, rejected });
  for await (const row of readRows(file, source)) {
    const faults = take(row);
    for (const fault of faults) summary.rejected.push(rejectionOf(file, row, fault));
    rows += 1;
    rejected += faults.length > 0 ? 1 : 0;
    tell();
  }
  tell();
  summary.rows += rows;
  const seconds = (performance.now() - started) / 1000;
  summary.files.push({ file, rows, rejected, seconds });
}

const longestValue = 60;

function rejectionOf(file: string, { line, fields }: FeedRow, fault: RowFault): Rejection {
  const value = fields[fault.field]?.trim().slice(0, longestValue) ?? '';
  return { file, line, id: fields['id']?.trim().slice(0, longestValue) ?? '', ...fault, value };
}
