/** What a merchant types after `npm run report --`. */
import { parseArgs } from 'node:util';
import { shopZone } from '#platform/time.ts';
import { UsageFault } from '../content/options.ts';

export const usage = `Usage: npm run report -- <report> [--from DAY] [--until DAY] [--csv]
  sales       what was sold and refunded each day, and the products sold most
  funnel      how many visitors came, looked, filled a cart, ordered and paid
  search      what visitors searched for, and what was not found
  campaigns   how often campaigns were seen and opened, and the orders that followed
  --from DAY --until DAY  first and last day, such as 2026-11-01; the last 30 days when absent
  --csv       as a table for spreadsheets
  --help      show this
All but sales know only visitors who agreed to analytics.`;

export const reports = ['sales', 'funnel', 'search', 'campaigns'] as const;
export type ReportName = (typeof reports)[number];

export interface ReportCommand {
  report: ReportName;
  /** First and last day. */
  from: Temporal.PlainDate;
  until: Temporal.PlainDate;
  isCsv: boolean;
}

/** @throws UsageFault */
export function readCommand(
  given: readonly string[],
  today: Temporal.PlainDate,
): ReportCommand | 'help' {
  const { values, positionals } = parse([...given]);
  if (values.help) return 'help';
  const [word = '', ...more] = positionals;
  const report = reports.find((one) => one === word);
  if (!report) throw new UsageFault(word ? `There is no report ${word}.` : 'Name a report.');
  if (more.length > 0) throw new UsageFault(`There is nothing to do with ${more.join(' ')}.`);
  const until = values.until === undefined ? today : dayIn(values.until);
  const from = values.from === undefined ? until.subtract({ days: 29 }) : dayIn(values.from);
  if (Temporal.PlainDate.compare(from, until) > 0)
    throw new UsageFault(`${from} is after ${until}.`);
  return { report, from, until, isCsv: values.csv ?? false };
}

function parse(args: string[]) {
  const options = {
    from: { type: 'string' },
    until: { type: 'string' },
    csv: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageFault(error instanceof Error ? error.message : String(error));
  }
}

function dayIn(text: string): Temporal.PlainDate {
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return Temporal.PlainDate.from(text);
  } catch {
    // Such as the 30th of February.
  }
  throw new UsageFault(`${text} is no day such as 2026-11-01.`);
}

/** The instants of the days in Finland: the first of the first day, the first after the last. */
export const periodOf = ({ from, until }: Pick<ReportCommand, 'from' | 'until'>) => ({
  from: from.toZonedDateTime(shopZone).toInstant(),
  until: until.add({ days: 1 }).toZonedDateTime(shopZone).toInstant(),
});
