/** `npm run report -- sales | funnel | search | missed | campaigns | speed`: figures for merchants. */
import { readConfig } from '#platform/config.ts';
import { clockSetTo, shopZone } from '#platform/time.ts';
import { openShopDatabase } from '../services/database.ts';
import { runCommand } from '../services/process/start-failure.ts';
import { UsageFault } from './content/options.ts';
import { csvOf } from '../services/reports/csv.ts';
import type { Table } from '../services/reports/table.ts';
import { readReport } from '../services/reports/tables.ts';
import { emptyText, written } from '../services/reports/written.ts';
import { readCommand, usage, type ReportCommand } from './report/options.ts';
import { textOf } from './report/table.ts';

function commandOf(words: readonly string[], today: Temporal.PlainDate) {
  try {
    return readCommand(words, today);
  } catch (error) {
    if (error instanceof UsageFault) return error;
    throw error;
  }
}

/** In English, as all commands. */
const language = 'en';

async function print({ report: name, from, until, isCsv }: ReportCommand): Promise<void> {
  const { database } = await openShopDatabase(readConfig(process.env));
  try {
    const report = await readReport[name](database.db, { from, until });
    if (!isCsv) console.log(`${from} – ${until}\n`);
    const text = (table: Table) =>
      textOf(written(table, language), emptyText(report, table, language));
    console.log(report.tables.map(isCsv ? csvOf : text).join('\n'));
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
