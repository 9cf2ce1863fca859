/** `npm run import -- [options] files…`: imports product feeds. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readConfig } from '#platform/config.ts';
import { clockSetTo } from '#platform/time.ts';
import { currentSpace } from '#features/content/operations/holder.ts';
import { importFeeds } from '#features/product-feeds/import-feeds.ts';
import type { ImportSummary } from '#features/product-feeds/import-job.ts';
import { readPrices, writePrices } from '#features/pricing/repository.ts';
import { runAsked } from './asked.ts';
import { inOneSentence } from './import/one-sentence.ts';
import { readOrder, usage, type Order } from './import/options.ts';
import { makeProgressBar } from './import/progress.ts';
import { rejectsFor, reportOf } from './import/report.ts';
import { openShopDatabase } from '../services/database.ts';
import { catalogueWriter as catalogue } from '#features/catalogue/repository/write.ts';

/** @returns false when a feed was refused or failed, or no row of any feed was accepted */
async function run({ files, rejects, options }: Order): Promise<boolean> {
  const started = performance.now();
  // Written now, so that a file that cannot be written fails the import before the work, not after.
  if (rejects) writeRejects(rejects, '');
  const config = readConfig(process.env);
  const now = clockSetTo(config.AITTA_NOW)();
  const { database, dataDir } = await openShopDatabase(config);
  const bar = makeProgressBar(process.stdout);
  const waiting = setTimeout(() => {
    console.error('Another import is running; this one waits for its end.');
  }, patience);
  try {
    const decided = await currentSpace(database.db);
    const deps = { database, dataDir, catalogue, decided, readPrices, writePrices };
    const summary = await importFeeds(deps, files, { ...options, now }, (progress) => {
      clearTimeout(waiting);
      bar.report(progress);
    });
    bar.end();
    if (rejects) writeRejects(rejects, rejectsFor(rejects, summary.rejected));
    report(summary, (performance.now() - started) / 1000);
    return isImported(summary);
  } finally {
    clearTimeout(waiting);
    bar.end();
    await database.close();
  }
}

/** Milliseconds without progress after which the import must be waiting for another one. */
const patience = 2000;

function writeRejects(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`Rejected rows cannot be written to ${file} (${code}).`, { cause: error });
  }
}

const isAnyTaken = ({ files }: ImportSummary) =>
  files.some(({ rows, rejected }) => rows > rejected);

const isImported = (summary: ImportSummary): boolean =>
  summary.refused.length === 0 && summary.failed.length === 0 && isAnyTaken(summary);

function report(summary: ImportSummary, seconds: number): void {
  const peakMemory = Math.round(process.resourceUsage().maxRSS / 1024);
  for (const line of reportOf(summary, { seconds, peakMemory })) console.log(line);
  for (const { reason } of summary.failed) console.error(reason);
  for (const { feed, missing, active } of summary.refused) {
    const isOther =
      missing === active ? ' Are these other products? --feed gives them a name.' : '';
    console.error(
      `${feed}: nothing was changed, because ${missing} of its ${active} products are missing; ` +
        `--confirm takes them off sale, --max-removal sets how many may be missing.${isOther}`,
    );
  }
  if (summary.failed.length === 0 && !isAnyTaken(summary))
    console.error('No row could be taken in.');
}

await runAsked(usage, readOrder, async (order) => {
  process.exitCode = (await inOneSentence(run(order))) ? 0 : 1;
});
