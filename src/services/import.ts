/** `npm run import -- [options] files…`: brings product feeds into the shop. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { makeLog } from '#platform/log.ts';
import { importFeeds } from '#features/catalogue/import/import-feeds.ts';
import type { ImportSummary } from '#features/catalogue/import/job.ts';
import { readPrices, writePrices } from '#features/pricing/store.ts';

const usage = `Usage: npm run import -- [options] <feed files: .tsv, .xml>
  --as-of <instant>     count prices from this moment instead of now
  --max-removal <0..1>  share of a feed's goods that may be missing (0.2)
  --confirm             take off sale however many are missing
  --supplemental        the files have ids and prices only
  --fetch-pictures      fetch pictures that are web addresses
Files named x.fi.tsv, x.sv.tsv and x.en.tsv are one feed in three languages.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'as-of': { type: 'string' },
    'max-removal': { type: 'string', default: '0.2' },
    confirm: { type: 'boolean', default: false },
    supplemental: { type: 'boolean', default: false },
    'fetch-pictures': { type: 'boolean', default: false },
  },
});

async function run(): Promise<number> {
  const maxRemoval = Number(values['max-removal']);
  if (positionals.length === 0 || !(maxRemoval >= 0 && maxRemoval <= 1)) {
    console.error(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const asOf = values['as-of'] ?? config.AITTA_NOW;
  const dataDir = resolve(config.DATA_DIR);
  const started = performance.now();
  const database = await openDatabase(
    config.DATABASE_URL ? { url: config.DATABASE_URL } : { directory: `${dataDir}/database` },
  );
  try {
    await migrate(database, new URL('../features', import.meta.url).pathname);
    const summary = await importFeeds(
      { database, dataDir, readPrices, writePrices, log: makeLog(config.LOG_LEVEL) },
      positionals,
      {
        asOf: asOf ? Temporal.Instant.from(asOf) : Temporal.Now.instant(),
        maxRemoval,
        confirm: values.confirm,
        supplemental: values.supplemental,
        fetchPictures: values['fetch-pictures'],
      },
      ({ feed, step, rows }) => console.error(`${feed}: ${rows} ${step}`),
    );
    tell(summary, (performance.now() - started) / 1000);
    return summary.refused.length > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

function tell(summary: ImportSummary, seconds: number): void {
  const { rejected, pictures, refused, ...counts } = summary;
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`);
  console.log(`rejected: ${rejected.length}`);
  for (const { file, line, field, reason } of rejected.slice(0, 20)) {
    console.log(`  ${file}:${line} ${field} ${reason}`);
  }
  const { copied, skipped, failed } = pictures;
  console.log(`pictures: ${copied} kept, ${skipped} skipped, ${failed} failed`);
  console.log(`seconds: ${seconds.toFixed(1)}, peak memory: ${peak} MB`);
  for (const { feed, missing, active } of refused) {
    console.error(`${feed}: ${missing} of ${active} goods are missing; --confirm removes them.`);
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
