/** Checks that new migrations leave the shop open and the version before working (decision 35). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  changesIn,
  headerOf,
  type Change,
  type Header,
} from '../src/platform/db/migration/changes.ts';
import { root } from './steps.mjs';

/** The last number of each folder from before the rule. */
const before: Record<string, number> = {
  analytics: 1,
  cart: 8,
  catalogue: 19,
  checkout: 4,
  consents: 1,
  content: 1,
  feedback: 1,
  identity: 2,
  jobs: 3,
  orders: 12,
  pricing: 5,
  reviews: 1,
  search: 1,
  session: 4,
  'shopping-lists': 1,
  stores: 2,
  wishlist: 1,
};

/** @param file for example `src/features/cart/migrations/0009-notes.sql` */
export function isNew(file: string): boolean {
  const [, feature = '', number] = /([^/]+)\/migrations\/(\d+)/.exec(file) ?? [];
  return Number(number) > (before[feature] ?? 0);
}

/** What a contraction may name. */
interface Now {
  /** A version like 0.2.0, and a day like 2026-12-01. */
  release: string;
  today: string;
}

/** A sentence for each fault: what is wrong, and what to do. */
export function faultsOf(text: string, now: Now): string[] {
  const header = headerOf(text);
  const changes = changesIn(text);
  const faults = changes.flatMap((change) =>
    [...faultsOfKind(change, header), ...faultsOfPlace(change, header, changes.length)].map(
      (fault) => `${change.statement.line}: ${fault}.`,
    ),
  );
  return [...faultsOfHeader(header, now), ...new Set(faults)];
}

function faultsOfKind({ kind, table }: Change, { contract }: Header): string[] {
  const { does, breaks, stalls, instead } = kind;
  const wrong = stalls ?? (contract === null ? breaks : undefined);
  return wrong === undefined
    ? []
    : [`${does}${table === null ? '' : ` (${table})`}: ${wrong}; ${instead}`];
}

/** Safe to be run again after it stopped in the middle. */
const repeatable =
  /\bif (?:not )?exists\b|^create or replace |^comment on | (?:validate constraint|set default|drop not null|drop default|set not null) |set \(/;

/** What has to be in a transaction, and what must not. */
function faultsOfPlace(
  { statement: { code } }: Change,
  { isTransaction }: Header,
  count: number,
): string[] {
  const isConcurrent = /^(?:create|drop) .*\bconcurrently\b/.test(code);
  if (isTransaction && isConcurrent)
    return ['`concurrently` fails in a transaction: begin the file with `-- no transaction`'];
  if (isTransaction && count > 1 && / validate constraint /.test(code))
    return ['locks of other changes are held while rows are read: validate in a file of its own'];
  if (!isTransaction && !repeatable.test(`${code} `))
    return [
      'it may be run twice, as the file is no transaction: write `if not exists`, or use another file',
    ];
  return [];
}

function faultsOfHeader({ contract }: Header, { release, today }: Now): string[] {
  if (contract === null) return [];
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(contract);
  if (!isDay && !/^\d+\.\d+\.\d+$/.test(contract))
    return [
      '1: a contraction names the release or the day of the migration that expanded: `-- contract: 2026-12-01`.',
    ];
  const isEarlier = isDay ? contract < today : isLower(contract, release);
  return isEarlier
    ? []
    : [
        `1: ${contract} is no earlier release: what expands and what contracts never come together.`,
      ];
}

const isLower = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) < 0;

const read = (file: string) => readFileSync(join(root, file), 'utf8');

function allFaults(): string[] {
  const { version: release } = JSON.parse(read('package.json')) as { version: string };
  const now = { release, today: Temporal.Now.plainDateISO().toString() };
  return globSync('src/{features,platform,services}/*/migrations/*.sql', { cwd: root })
    .filter(isNew)
    .toSorted()
    .flatMap((file) => faultsOf(read(file), now).map((fault) => `${file}:${fault}`));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = allFaults();
  console.log(
    faults.length > 0
      ? faults.join('\n')
      : 'No new migration stops the shop or the version before.',
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
