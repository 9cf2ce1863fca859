/** What a merchant types after `npm run report --`. */
import { readDays, reportNames, type Days, type ReportName } from '../../services/reports/days.ts';
import { faultText } from '../../services/reports/written.ts';
import { parseWords, UsageFault } from '../asked.ts';
import { commandLine } from '#platform/command-line.ts';

export const usage = `Usage: ${commandLine('report', '<report>')} [--from DAY] [--until DAY] [--csv]
  sales       what was sold and refunded each day (and month), and the products sold most
  funnel      how many visitors came, looked, filled a cart, ordered and paid
  search      what visitors searched for, and what was not found
  missed      searches that found nothing, were corrected, or were slow
  campaigns   how often campaigns were seen and opened, and the orders that followed
  speed       how fast pages were for visitors
  --from DAY --until DAY  first and last day, such as 2026-11-01; the last 30 days when absent
  --csv       as a table for spreadsheets
  --help      show this
All but sales and missed know only visitors who agreed to analytics.`;

export interface ReportCommand extends Days {
  report: ReportName;
  isCsv: boolean;
}

/** @throws UsageFault */
export function readCommand(given: readonly string[], today: Temporal.PlainDate): ReportCommand {
  const { values, positionals } = parseWords(given, {
    from: { type: 'string' },
    until: { type: 'string' },
    csv: { type: 'boolean' },
  });
  const [word = '', ...more] = positionals;
  const report = reportNames.find((one) => one === word);
  if (!report) throw new UsageFault(word ? `There is no report ${word}.` : 'Name a report.');
  if (more.length > 0) throw new UsageFault(`There is nothing to do with ${more.join(' ')}.`);
  const days = readDays(values, today);
  if (Array.isArray(days))
    throw new UsageFault(days.map((fault) => faultText(fault, 'en')).join('\n'));
  return { report, ...days, isCsv: values.csv ?? false };
}
