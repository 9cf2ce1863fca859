/** Parses the arguments after `npm run import --`. */
import { statSync } from 'node:fs';
import type { ImportOptions } from '#features/product-feeds/import-job.ts';
import { commandLine } from '#platform/command-line.ts';
import { parseWords, UsageFault } from '../asked.ts';

export const usage = `Usage: ${commandLine('import', '[options]')} <feed files: .tsv, .txt, .xml, .rss, also packed as .gz>
  --feed <name>         the files are this feed, whatever they are called
  --rejects <file>      write rejected rows there: .tsv, or JSON lines
  --as-of <instant>     count prices from this moment instead of now
  --max-removal <0..1>  share of a feed's products that may be missing (0.2)
  --max-fall <0..1>     share of its price that a product may lose (0.8)
  --confirm             take off sale however many are missing, and prices however far they fall
  --supplemental        the files have ids and prices only
  --allow-fetch         fetch pictures that are public web addresses
  --help                show this
Files named x.fi.tsv, x.sv.tsv and x.en.tsv are one feed in three languages.`;

export interface Order {
  files: string[];
  rejects: string | undefined;
  options: Omit<ImportOptions, 'now'>;
}

const known = {
  rejects: { type: 'string' },
  feed: { type: 'string' },
  'as-of': { type: 'string' },
  'max-removal': { type: 'string', default: '0.2' },
  'max-fall': { type: 'string', default: '0.8' },
  confirm: { type: 'boolean', default: false },
  supplemental: { type: 'boolean', default: false },
  'allow-fetch': { type: 'boolean', default: false },
} as const;

/** @throws UsageFault */
export function readOrder(words: string[]): Order {
  const { values, positionals } = parseWords(words, known);
  const maxRemoval = shareOf('--max-removal', values['max-removal']);
  const maxFall = shareOf('--max-fall', values['max-fall']);
  if (values.feed?.trim() === '') throw new UsageFault('--feed must be a name.');
  if (positionals.length === 0) throw new UsageFault('Name at least one feed file.');
  for (const file of positionals) checkFile(file);
  return {
    files: positionals,
    rejects: values.rejects,
    options: {
      ...(values['as-of'] !== undefined && { asOf: instantOf(values['as-of']) }),
      ...(values.feed !== undefined && { feed: values.feed }),
      maxRemoval,
      maxFall,
      confirm: values.confirm,
      supplemental: values.supplemental,
      fetchPictures: values['allow-fetch'],
    },
  };
}

function shareOf(option: string, text: string): number {
  const share = Number(text || Number.NaN);
  if (share >= 0 && share <= 1) return share;
  throw new UsageFault(`${option} must be a number from 0 to 1.`);
}

function instantOf(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text);
  } catch {
    throw new UsageFault('--as-of must be a moment such as 2026-11-20T08:00:00Z.');
  }
}

function checkFile(file: string): void {
  if (!/\.(tsv|txt|xml|rss)(\.gz)?$/i.test(file)) {
    throw new UsageFault(`${file} must end in .tsv, .txt, .xml or .rss, packed with .gz after it.`);
  }
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new UsageFault(`There is no file ${file}.`);
  }
}
