/** Lists pushes and takes them back. */
import type { Db } from '#platform/db/database.ts';
import { readTaxClassesInUse } from '#features/catalogue/repository/tax-classes.ts';
import { undoPush } from '#features/content/operations/push.ts';
import { readChanges, readPush, readPushes, readVersion } from '#features/content/repository.ts';
import { nameOf } from '#features/content/rules/changes.ts';
import {
  changeLines,
  documentFaultLines,
  documentsOf,
  done,
  listed,
  localTimeOf,
  refused,
  sellingLines,
  type Outcome,
} from './outcome.ts';

const shown = 20;

/** @param version lists its documents; the last pushes when absent */
export async function history(db: Db, version: number | undefined): Promise<Outcome> {
  if (version !== undefined) return pushOf(db, version);
  const pushes = await readPushes(db, shown);
  const width = String(pushes[0]?.version ?? 0).length;
  return done(
    ...pushes.map((one) =>
      [
        String(one.version).padStart(width),
        localTimeOf(one.pushedAt),
        documentsOf(one.documents).padStart(14),
        one.note,
      ]
        .join('  ')
        .trimEnd(),
    ),
  );
}

async function pushOf(db: Db, version: number): Promise<Outcome> {
  const pushed = await readPush(db, version);
  if (!pushed) return refused(`There is no version ${version}.`);
  const changes = await readChanges(db, version);
  const heading = `Version ${version}, ${localTimeOf(pushed.pushedAt)}${pushed.note && `: ${pushed.note}`}`;
  return done(heading, ...changeLines(changes));
}

/** @param version the last push when absent */
export async function undo(
  db: Db,
  version: number | undefined,
  now: Temporal.Instant,
): Promise<Outcome> {
  const wanted = version ?? (await readVersion(db));
  const taxClassesInUse = await readTaxClassesInUse(db);
  const result = await undoPush(db, wanted, { now, taxClassesInUse });
  if (result.ok)
    return done(
      ...changeLines(result.changes),
      `Version ${result.version} takes ${wanted} back.`,
      ...sellingLines(result.changes),
    );
  if (result.reason === 'no-such-version') return refused(`There is no version ${wanted}.`);
  if (result.reason === 'faults') {
    return refused(
      `Without version ${wanted} the content would have faults, so nothing was changed:`,
      ...documentFaultLines(result.faults),
    );
  }
  return refused(
    `Documents of version ${wanted} were changed later, so nothing was changed:`,
    ...listed(result.changes.map(nameOf)),
    'Take the later versions back first, or pull, edit and push.',
  );
}
