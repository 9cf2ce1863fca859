/** `npm run report -- sales | funnel | search | missed | campaigns | speed`: figures for merchants. */
import { readConfig } from '#platform/config.ts';
import { defaultLanguage } from '#platform/i18n/language.ts';
import { clockSetTo, shopZone } from '#platform/time.ts';
import { openShopDatabase } from '../services/database.ts';
import { runAsked } from './asked.ts';
import { csvOf } from '../services/reports/csv.ts';
import type { Table } from '../services/reports/table.ts';
import { readReport } from '../services/reports/tables.ts';
import { emptyText, written } from '../services/reports/written.ts';
import { readCommand, usage, type ReportCommand } from './report/options.ts';
import { textOf } from './report/table.ts';

/** In English, as all commands. */
const language = 'en';

async function print({ report: name, from, until, isCsv }: ReportCommand): Promise<void> {
  const { database } = await openShopDatabase(readConfig(process.env));
  try {
    const report = await readReport[name](
      database.db,
      { from, until },
      isCsv ? defaultLanguage : language,
    );
    if (!isCsv) console.log(`${from} – ${until}\n`);
    const text = (table: Table) =>
      textOf(written(table, language), emptyText(report, table, language));
    console.log(report.tables.map(isCsv ? csvOf : text).join('\n'));
  } finally {
    await database.close();
  }
}

/** Read before the database is opened: a wrong day is refused at once. */
const today = () =>
  clockSetTo(readConfig(process.env).AITTA_NOW)().toZonedDateTimeISO(shopZone).toPlainDate();

await runAsked(usage, (words) => readCommand(words, today()), print);
