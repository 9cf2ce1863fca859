/** `npm run import -- [options] files…`: brings product feeds into the shop. */
import { writeFileSync } from 'node:fs';
import { readConfig } from '#platform/config.ts';
import { importFeeds } from '#features/catalogue/import/import-feeds.ts';
import type { ImportSummary } from '#features/catalogue/import/job.ts';
import { readPrices, writePrices } from '#features/pricing/store.ts';
import { readOrder, usage, UsageFault, type Order } from './import-order.ts';
import { makeProgressBar } from './import-progress.ts';
import { rejectsFor, reportOf } from './import-report.ts';
import { openStore } from './store.ts';

/** @returns false when too many goods of a feed were missing, which left them as they were */
async function run({ files, rejects, options }: Order): Promise<boolean> {
  const started = performance.now();
  // Written at once: a file that cannot be is told before the work, not after it.
  if (rejects) writeFileSync(rejects, '');
  const config = readConfig(process.env);
  const now = config.AITTA_NOW ? Temporal.Instant.from(config.AITTA_NOW) : Temporal.Now.instant();
  const { database, dataDir } = await openStore(config);
  const bar = makeProgressBar(process.stdout);
  try {
    const deps = { database, dataDir, readPrices, writePrices };
    const summary = await importFeeds(deps, files, { ...options, now }, bar.tell);
    bar.end();
    if (rejects) writeFileSync(rejects, rejectsFor(rejects, summary.rejected));
    tell(summary, (performance.now() - started) / 1000);
    return summary.refused.length === 0;
  } finally {
    bar.end();
    await database.close();
  }
}

function tell(summary: ImportSummary, seconds: number): void {
  const peakMemory = Math.round(process.resourceUsage().maxRSS / 1024);
  for (const line of reportOf(summary, { seconds, peakMemory })) console.log(line);
  for (const { feed, missing, active } of summary.refused) {
    console.error(
      `${feed}: nothing was changed, because ${missing} of its ${active} goods are missing; ` +
        '--confirm takes them off sale, --max-removal sets how many may be missing.',
    );
  }
}

try {
  const order = readOrder(process.argv.slice(2));
  if (order === 'help') console.log(usage);
  else process.exitCode = (await run(order)) ? 0 : 1;
} catch (error) {
  const isUsage = error instanceof UsageFault;
  console.error(error instanceof Error ? error.message : error);
  if (isUsage) console.error(`\n${usage}`);
  process.exitCode = isUsage ? 2 : 1;
}
