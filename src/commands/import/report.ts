/** Reports of a finished import: a summary for the terminal, and a file of rejected rows. */
import { basename } from 'node:path';
import type { FileSummary, ImportSummary, Rejection } from '#features/product-feeds/import-job.ts';

/** Duration, and peak memory in megabytes. */
export interface Effort {
  seconds: number;
  peakMemory: number;
}

/** Lines for the terminal: each file with its faults grouped by reason, then the totals. */
export function reportOf(summary: ImportSummary, { seconds, peakMemory }: Effort): string[] {
  const { added, changed, unchanged, removed, pictures } = summary;
  const { copied, skipped, failed } = pictures;
  return [
    ...summary.files.flatMap((file) => [
      `${basename(file.file)}: ${file.rows} rows, ${file.rejected} rejected, ${inSeconds(file.seconds)}`,
      ...faultLines(summary.rejected.filter((row) => row.file === file.file)),
      ...faultLines(
        summary.noted.filter((row) => row.file === file.file),
        'taken: ',
      ),
      ...unreadLines(file),
    ]),
    `products: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} taken off sale`,
    `pictures: ${copied} kept, ${skipped} addresses not fetched, ${failed.length} failed`,
    `${summary.rows} rows in ${inSeconds(seconds)}, peak memory ${peakMemory} MB`,
  ];
}

/** Columns that are not read in one line; those that may be misspelt in a line each, first. */
export function unreadLines({ ignored }: Pick<FileSummary, 'ignored'>): string[] {
  const misspelt = ignored.filter(({ meant }) => meant !== null);
  const others = ignored.filter(({ meant }) => meant === null).map(({ name }) => name);
  return [
    ...misspelt.map(({ name, meant }) => `  ${name}: not read, did you mean ${meant}?`),
    ...(others.length > 0 ? [`  not read: ${others.join(', ')}`] : []),
  ];
}

const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;

const examples = 3;

/** One line per kind of fault, begun by `before`, most frequent first, with the first rows that have it as examples. */
export function faultLines(rejected: readonly Rejection[], before = ''): string[] {
  const kinds = Map.groupBy(rejected, ({ field, reason }) => `${field} ${reason}`);
  return [...kinds]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([kind, all]) => {
      const more = all.length > examples ? ' …' : '';
      return `  ${before}${all.length} × ${kind}: ${all.slice(0, examples).map(placeOf).join(', ')}${more}`;
    });
}

function placeOf({ line, id, field, value }: Rejection): string {
  const reported = [
    `line ${line}`,
    id && field !== 'id' && `id ${id}`,
    value && `“${oneLine(value)}”`,
  ];
  return reported.filter((part) => part).join(' ');
}

/** One line per fault: tab-separated with a header line when `file` ends in .tsv, else JSON. */
export function rejectsFor(file: string, rejected: Rejection[]): string {
  const fields = ['file', 'line', 'id', 'field', 'value', 'reason'] as const;
  const lines = file.endsWith('.tsv')
    ? [
        fields.join('\t'),
        ...rejected.map((row) => fields.map((name) => oneLine(row[name])).join('\t')),
      ]
    : rejected.map((row) => JSON.stringify(row, [...fields]));
  return lines.map((line) => `${line}\n`).join('');
}

const oneLine = (value: string | number): string => String(value).replaceAll(/\s+/g, ' ');
