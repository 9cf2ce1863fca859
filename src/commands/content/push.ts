/** Makes a folder the shop's content. */
import type { Db } from '#platform/db/database.ts';
import { readKnownNames } from '#features/catalogue/repository/known-names.ts';
import { readTaxClassesInUse } from '#features/catalogue/repository/tax-classes.ts';
import { writePulled } from '#features/content/files.ts';
import { pushSpace } from '#features/content/operations/push.ts';
import { readChangesSince, readPush, readVersion } from '#features/content/repository.ts';
import { nameOf } from '#features/content/rules/changes.ts';
import type { FilesRead } from '#features/content/rules/files.ts';
import { productsNamedIn, unknownNames } from '#features/content/rules/unknown-names.ts';
import { baseOf, momentOf } from './base.ts';
import { readChecked } from './check.ts';
import {
  changeLines,
  documentFaultLines,
  done,
  faultLines,
  listed,
  localTimeOf,
  refused,
  sellingLines,
  type Outcome,
} from './outcome.ts';

export interface PushOrder {
  folder: string;
  note: string;
  /** Also when the space has changed since the folder was pulled. */
  force: boolean;
  now: Temporal.Instant;
}

export async function push(db: Db, { folder, note, force, now }: PushOrder): Promise<Outcome> {
  const read = readChecked([folder]);
  if ('ok' in read) return read;
  const basedOn = force ? undefined : await baseOf(db, folder);
  if (basedOn === null) {
    return refused(
      `${folder} was pulled from another shop or environment, so nothing was pushed.`,
      'To replace all content of this shop by it, add --force.',
    );
  }
  const taxClassesInUse = await readTaxClassesInUse(db);
  const result = await pushSpace(db, { ...read, basedOn, taxClassesInUse, note, now });
  if (!result.ok && 'newer' in result) return refuseNewer(db, folder, basedOn ?? 0, result.newer);
  if (!result.ok) return refused(...documentFaultLines(result.faults), 'Nothing was pushed.');
  const version = result.version ?? (await readVersion(db));
  writePulled(folder, await momentOf(db, version));
  if (result.version === null) return done(`Nothing differs from version ${version}.`);
  return done(
    ...changeLines(result.changes),
    `Version ${version} is pushed.`,
    ...sellingLines(result.changes),
    ...(await unknownLines(db, folder, read)),
  );
}

/** What documents name and no product has, which is said and does not hinder; nothing while there are no products. */
async function unknownLines(
  db: Db,
  folder: string,
  { documents, placeOf }: Pick<FilesRead, 'documents' | 'placeOf'>,
): Promise<string[]> {
  const known = await readKnownNames(db, productsNamedIn(documents));
  if (known.categories.length === 0) return [];
  const unknown = unknownNames(documents, known).map(placeOf);
  return unknown.length === 0
    ? []
    : ['No product of the shop has these:', ...faultLines(unknown, () => folder)];
}

async function refuseNewer(
  db: Db,
  folder: string,
  basedOn: number,
  newer: number,
): Promise<Outcome> {
  const newest = await readPush(db, newer);
  const changed = new Set((await readChangesSince(db, basedOn)).map(nameOf));
  const when = newest ? ` of ${localTimeOf(newest.pushedAt)}` : '';
  return refused(
    `The shop's content is version ${newer}${when}; ${folder} began with version ${basedOn}, so nothing was pushed.`,
    'Changed since then:',
    ...listed([...changed].toSorted()),
    `\`pull ${folder}\` adds these changes to yours; \`push ${folder} --force\` replaces them.`,
  );
}
