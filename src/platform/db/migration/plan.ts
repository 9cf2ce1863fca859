/** What an upgrade will do to the database, in plain words. */
import type { Database } from '../database.ts';
import { readBooks } from './bookkeeping.ts';
import { changesIn, type Change } from './changes.ts';
import type { Migration } from './files.ts';
import { locks } from './kind.ts';

/** Lines to read before an upgrade; nothing is changed.
 * @throws StartRefused as `migrate` */
export async function planOf(database: Database, roots: string[]): Promise<string[]> {
  const { missing, newer } = await readBooks(database, roots);
  return [...newerLines(newer), ...missing.flatMap(linesOf), ...summaryOf(missing)];
}

const newerLines = (newer: string[]): string[] =>
  newer.length === 0
    ? []
    : [`A newer version has added ${newer.join(', ')}; this version goes on with it.`];

/** The file, and each of its changes once. */
function linesOf({ label, text, contract, isTransaction }: Migration): string[] {
  const kind = contract === null ? '' : `, takes away what is not used since ${contract}`;
  const way = isTransaction ? '' : ', not in a transaction';
  const changes = changesIn(text).map((change) => `  ${sentenceOf(change, contract === null)}`);
  return [`${label}${kind}${way}`, ...new Set(changes)];
}

function sentenceOf({ kind: { does, lock, breaks }, table }: Change, isExpansion: boolean): string {
  const on = table === null ? '' : ` (${table})`;
  return `${does}${on}: ${locks[lock]}${isExpansion && breaks ? `; ${breaks}` : ''}`;
}

function summaryOf(missing: Migration[]): string[] {
  if (missing.length === 0) return ['The tables are up to date.'];
  const files = `${missing.length} ${missing.length === 1 ? 'migration' : 'migrations'} to apply.`;
  return [`${files} ${goesOn(missing)}`];
}

/** Whether the version before can go on. What a contraction takes away, it uses no more. */
function goesOn(missing: Migration[]): string {
  const contractions = missing.filter(({ contract }) => contract !== null);
  const breaking = missing.filter(
    (file) => file.contract === null && changesIn(file.text).some(({ kind }) => kind.breaks),
  );
  const because = (files: Migration[]) => files.map(({ label }) => label).join(', ');
  if (breaking.length > 0)
    return `The version before cannot go on: stop it first, because of ${because(breaking)}.`;
  return contractions.length > 0
    ? `The version before can go on while it runs, and cannot be started again, because of ${because(contractions)}.`
    : 'The version before can go on.';
}
