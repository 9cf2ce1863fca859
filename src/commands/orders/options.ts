/** Parses the arguments after `npm run orders --`. */
import { OrderStatus } from '#features/orders/contract.ts';
import { commandLine } from '#platform/command-line.ts';
import { parseWords, UsageFault } from '../asked.ts';

export const usage = `Usage: ${commandLine('orders', '<command>')}
  list [--state STATE [--day DAY] [--before NUMBER]]
                        open withdrawals and refused refunds; or the orders in a state, 50 at a time from the
                        latest on, all or those of a day: ${OrderStatus.options.join(', ')}
  show NUMBER           lines, payments, withdrawals and refunds of an order
  withdraw NUMBER [--line N [--quantity N]]… [--day DAY] [--name NAME]
                        registers a notice of withdrawal that came by mail or phone, and mails its receipt;
                        without lines everything that can be withdrawn, without a day now
  received NUMBER [--line N [--quantity N]]…
                        withdrawn products have come back: refunds them; without lines all of them
  refund NUMBER (--line N [--quantity N]… | --delivery | --all | --payments)
                        refunds pieces of lines, what is left of the delivery, or everything; with
                        --payments asks again for payments that came too late or a second time, and
                        whose refund was refused
    --reason TEXT       why, for colleagues; the buyer does not see it
    --dry-run           says how much it would be, and refunds nothing
    --again             although the order was refunded within the last hour
  paid-back NUMBER      notes that refunds which were refused have been paid back otherwise
  weigh NUMBER LINE GRAMS [LINE GRAMS]…
                        records what the pieces of lines weigh together that are sold by weight, and
                        refunds what they cost less than estimated
  next-number NUMBER    new orders have numbers from this one on, as needed after a restore
  delivered NUMBER [--day DAY]
                        records the day on which the products came; without a day today
  --line N --quantity N pieces of a line, as show numbers them; without quantities all that is left
  --help                show this`;

const commands = [
  'list',
  'show',
  'withdraw',
  'received',
  'refund',
  'paid-back',
  'weigh',
  'delivered',
  'next-number',
] as const;
type Name = (typeof commands)[number];

/** Pieces of a line, numbered from 1; all that is left without a quantity. */
export interface Chosen {
  line: number;
  quantity: number | undefined;
}

/** What all pieces of a line weigh; lines are numbered from 1. */
export interface LineWeight {
  line: number;
  grams: number;
}

export interface OrdersCommand {
  command: Name;
  /** Empty for list. */
  number: string;
  state: OrderStatus | undefined;
  /** Number of the order after which the list goes on. */
  before: string | undefined;
  lines: Chosen[];
  weights: LineWeight[];
  delivery: boolean;
  all: boolean;
  /** Whole payments, instead of what was paid for. */
  payments: boolean;
  /** Why the seller refunds; null where not said. */
  reason: string | null;
  /** Says what it would do, and does nothing. */
  dryRun: boolean;
  /** Although it looks as if it had just been done. */
  again: boolean;
  /** ISO date. */
  day: string | undefined;
  name: string | undefined;
}

const optionsOf: Record<Name, readonly string[]> = {
  list: ['state', 'day', 'before'],
  show: [],
  withdraw: ['line', 'quantity', 'day', 'name'],
  received: ['line', 'quantity'],
  refund: ['line', 'quantity', 'delivery', 'all', 'payments', 'reason', 'dry-run', 'again'],
  'paid-back': [],
  weigh: [],
  delivered: ['day'],
  'next-number': [],
};

const options = {
  state: { type: 'string' },
  line: { type: 'string', multiple: true },
  quantity: { type: 'string', multiple: true },
  delivery: { type: 'boolean' },
  all: { type: 'boolean' },
  payments: { type: 'boolean' },
  reason: { type: 'string' },
  'dry-run': { type: 'boolean' },
  again: { type: 'boolean' },
  day: { type: 'string' },
  before: { type: 'string' },
  name: { type: 'string' },
} as const;

const longestReason = 300;

/** @throws UsageFault */
export function readCommand(given: readonly string[]): OrdersCommand {
  const { values, positionals } = parseWords(given, options);
  const [word = '', number = '', ...more] = positionals;
  const command = commands.find((one) => one === word);
  if (!command) throw new UsageFault(word ? `There is no command ${word}.` : 'Name a command.');
  const other = Object.keys(values).find((name) => !optionsOf[command].includes(name));
  if (other) throw new UsageFault(`${command} has no option --${other}.`);
  const weights = command === 'weigh' ? more.splice(0) : [];
  refuseNumber(command, number, more);
  refuseUnlisted(command, values);
  return {
    command,
    number,
    state: stateOf(values.state),
    before: beforeOf(values.before),
    lines: linesOf(command, values.line ?? [], values.quantity ?? []),
    weights: weightsOf(command, weights),
    ...chosenOf(command, values),
    day: dayOf(values.day),
    name: values.name?.trim() || undefined,
    ...wayOf(values),
  };
}

interface Ways {
  reason?: string;
  'dry-run'?: boolean;
  again?: boolean;
}

const wayOf = (values: Ways) => ({
  reason: values.reason?.trim().slice(0, longestReason) || null,
  dryRun: values['dry-run'] ?? false,
  again: values.again ?? false,
});

function refuseUnlisted(
  command: Name,
  values: Partial<Record<'state' | 'day' | 'before', string>>,
) {
  if (command !== 'list' || values.state !== undefined || !(values.day ?? values.before)) return;
  throw new UsageFault('--day and --before are for the list of a state: name one with --state.');
}

function refuseNumber(command: Name, number: string, more: string[]): void {
  if (command === 'list') {
    if (number) throw new UsageFault('list takes no number; name a state with --state.');
    return;
  }
  if (!number) throw new UsageFault(`Name the order: ${command} NUMBER.`);
  if (!/^\d{6,12}$/.test(number)) throw new UsageFault(`${number} is no number of an order.`);
  if (more.length > 0) throw new UsageFault(`${command} takes one order, not ${more.length + 1}.`);
}

/** Exactly one kind of choice makes a refund. */
function chosenOf(
  command: Name,
  values: Ways & { delivery?: boolean; all?: boolean; payments?: boolean; line?: string[] },
) {
  const { delivery = false, all = false, payments = false, line = [] } = values;
  const kinds = [delivery, all, payments, line.length > 0].filter(Boolean).length;
  if (command === 'refund' && (kinds === 0 || ((all || payments) && kinds > 1)))
    throw new UsageFault(
      'Name what is refunded: --line, --delivery, --all alone, or --payments alone.',
    );
  const other = (['reason', 'dry-run', 'again'] as const).find((name) => values[name]);
  if (payments && other) throw new UsageFault(`--payments takes no --${other}.`);
  return { delivery, all, payments };
}

function linesOf(command: Name, lines: string[], quantities: string[]): Chosen[] {
  if (quantities.length > 0 && quantities.length !== lines.length)
    throw new UsageFault(`${command} needs a --quantity for each --line, or none.`);
  const numbers = lines.map((word) => countOf('--line', word));
  const twice = numbers.find((line, at) => numbers.indexOf(line) !== at);
  if (twice !== undefined) throw new UsageFault(`--line ${twice} is named twice.`);
  return numbers.map((line, at) => ({
    line,
    quantity: quantities[at] === undefined ? undefined : countOf('--quantity', quantities[at]),
  }));
}

/** Pairs of a line and its grams. */
function weightsOf(command: Name, words: string[]): LineWeight[] {
  if (command !== 'weigh') return [];
  if (words.length === 0 || words.length % 2 === 1)
    throw new UsageFault('Name a line and its grams: weigh NUMBER LINE GRAMS.');
  const pairs = Array.from({ length: words.length / 2 }, (_, at) => ({
    line: countOf('Line', words[2 * at] ?? ''),
    grams: gramsOf(words[2 * at + 1] ?? ''),
  }));
  const twice = pairs.find(({ line }, at) => pairs.findIndex((one) => one.line === line) !== at);
  if (twice) throw new UsageFault(`Line ${twice.line} is named twice.`);
  return pairs;
}

function gramsOf(word: string): number {
  if (!/^[1-9]\d{0,6}$/.test(word))
    throw new UsageFault(`The weight ${word} must be whole grams from 1, such as 432.`);
  return Number(word);
}

function countOf(option: string, word: string): number {
  if (!/^[1-9]\d{0,4}$/.test(word))
    throw new UsageFault(`${option} ${word} must be a number from 1.`);
  return Number(word);
}

function stateOf(word: string | undefined): OrderStatus | undefined {
  if (word === undefined) return undefined;
  const known = OrderStatus.safeParse(word);
  if (known.success) return known.data;
  throw new UsageFault(`There is no state ${word}; there are ${OrderStatus.options.join(', ')}.`);
}

function beforeOf(word: string | undefined): string | undefined {
  if (word === undefined || /^\d{6,12}$/.test(word)) return word;
  throw new UsageFault(`--before ${word} is no number of an order.`);
}

function dayOf(word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return Temporal.PlainDate.from(word).toString();
  } catch {
    // Says below what a day is.
  }
  throw new UsageFault(`--day ${word} is no day such as 2026-11-24.`);
}
