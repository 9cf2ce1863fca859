/** `npm run report -- sales | funnel | search | campaigns`: figures for merchants. */
import { readConfig } from '#platform/config.ts';
import { clockSetTo, shopZone } from '#platform/time.ts';
import { openShopDatabase } from '../services/database.ts';
import { runCommand } from '../services/process/start-failure.ts';
import { UsageFault } from './content/options.ts';
import { periodOf, readCommand, usage, type ReportCommand } from './report/options.ts';
import { csvOf, textOf } from './report/table.ts';
import { tablesOf } from './report/tables.ts';

function commandOf(words: readonly string[], today: Temporal.PlainDate) {
  try {
    return readCommand(words, today);
  } catch (error) {
    if (error instanceof UsageFault) return error;
    throw error;
  }
}

async function print({ report, from, until, isCsv }: ReportCommand): Promise<void> {
  const { database } = await openShopDatabase(readConfig(process.env));
  try {
    const tables = await tablesOf[report](database.db, periodOf({ from, until }));
    if (!isCsv) console.log(`${from} – ${until}\n`);
    console.log(tables.map(isCsv ? csvOf : textOf).join('\n'));
  } finally {
    await database.close();
  }
}

await runCommand(async () => {
  const now = clockSetTo(readConfig(process.env).AITTA_NOW);
  const today = now().toZonedDateTimeISO(shopZone).toPlainDate();
  const asked = commandOf(process.argv.slice(2), today);
  if (asked === 'help') return console.log(usage);
  if (!(asked instanceof UsageFault)) return print(asked);
  console.error(`${asked.message}\n\n${usage}`);
  process.exitCode = 2;
});
