/** Changes the space: all of a push or nothing. */
import type { Db } from '#platform/db/database.ts';
import type { Document } from '../contract.ts';
import type { DocumentFault, PictureDocument } from '../record/document.ts';
import {
  holdSpace,
  readChanges,
  readChangesSince,
  readDocuments,
  readPush,
  readStoredHashes,
  readVersion,
  writeChanges,
  writePictures,
} from '../repository.ts';
import {
  changedSince,
  changesBetween,
  reversed,
  withChanges,
  type Change,
} from '../rules/changes.ts';
import { missingTaxClasses } from '../rules/in-use.ts';
import { pictureKind } from '../rules/kinds.ts';
import { readSpace } from '../rules/space.ts';

export interface Pushed {
  /** Null when nothing differs. */
  version: number | null;
  changes: Change[];
}

export type PushResult =
  | ({ ok: true } & Pushed)
  /** The documents are wrong. */
  | { ok: false; faults: DocumentFault[] }
  /** Another push came after the version that these documents began with. */
  | { ok: false; newer: number };

export interface PushInput {
  /** All documents of the space: what is not among them is removed. */
  documents: readonly Document[];
  /** Bytes of pictures by their hash. */
  pictures: ReadonlyMap<string, Uint8Array>;
  note: string;
  /** Version the documents began with; not compared when absent. */
  basedOn?: number | undefined;
  /** Names of tax classes that products have; none when absent. */
  taxClassesInUse?: readonly string[];
  now: Temporal.Instant;
}

/** Stores the documents as the next version, or nothing. What differs in nothing is no push, whatever it began
 * with. */
export async function pushSpace(db: Db, input: PushInput): Promise<PushResult> {
  const { documents, pictures, basedOn } = input;
  const faults = faultsOf(documents, input);
  if (faults.length > 0) return { ok: false, faults };
  return db.transaction(async (tx) => {
    await holdSpace(tx);
    const version = await readVersion(tx);
    const changes = changesBetween(await readDocuments(tx), documents);
    if (changes.length === 0) return { ok: true, version: null, changes };
    if (basedOn !== undefined && basedOn !== version) return { ok: false, newer: version };
    const lacking = await withoutBytes(tx, documents, pictures);
    if (lacking.length > 0) return { ok: false, faults: lacking };
    await writePictures(tx, rowsOf(documents, pictures));
    return { ok: true, version: await writeChanges(tx, changes, input), changes };
  });
}

function faultsOf(
  documents: readonly Document[],
  { taxClassesInUse = [] }: Pick<PushInput, 'taxClassesInUse'>,
): DocumentFault[] {
  const { faults } = readSpace(0, documents);
  return faults.length > 0 ? faults : missingTaxClasses(documents, taxClassesInUse);
}

const picturesIn = (documents: readonly Document[]) =>
  documents
    .filter(({ kind }) => kind === pictureKind)
    .map(({ key, data }) => ({ key, ...(data as PictureDocument) }));

function rowsOf(documents: readonly Document[], pictures: PushInput['pictures']) {
  return picturesIn(documents).flatMap(({ hash, type }) => {
    const bytes = pictures.get(hash);
    return bytes ? [{ hash, type, bytes }] : [];
  });
}

/** Pictures whose bytes are neither given nor stored. */
async function withoutBytes(
  tx: Db,
  documents: readonly Document[],
  pictures: PushInput['pictures'],
): Promise<DocumentFault[]> {
  const notGiven = picturesIn(documents).filter(({ hash }) => !pictures.has(hash));
  if (notGiven.length === 0) return [];
  const stored = await readStoredHashes(
    tx,
    notGiven.map(({ hash }) => hash),
  );
  return notGiven
    .filter(({ hash }) => !stored.has(hash))
    .map(({ key }) => ({ kind: pictureKind, key, path: [], reason: 'the picture is missing' }));
}

export type UndoResult =
  | ({ ok: true } & Pushed)
  | { ok: false; reason: 'no-such-version' }
  /** Later pushes have changed the same documents. */
  | { ok: false; reason: 'changed-since'; changes: Change[] }
  | { ok: false; reason: 'faults'; faults: DocumentFault[] };

/** Takes back what a push changed, as a push of its own. */
export async function undoPush(
  db: Db,
  version: number,
  input: Pick<PushInput, 'now' | 'taxClassesInUse'>,
): Promise<UndoResult> {
  return db.transaction(async (tx) => {
    await holdSpace(tx);
    const done = await readChanges(tx, version);
    if (done.length === 0) return { ok: false, reason: 'no-such-version' };
    const current = await readDocuments(tx);
    const lost = changedSince(done, current);
    if (lost.length > 0) return { ok: false, reason: 'changed-since', changes: lost };
    const changes = reversed(done);
    const faults = faultsOf(withChanges(current, changes), input);
    if (faults.length > 0) return { ok: false, reason: 'faults', faults };
    const made = { note: `takes back ${version}`, now: input.now };
    return { ok: true, version: await writeChanges(tx, changes, made), changes };
  });
}

/** The documents of a version, made of today's by taking later pushes back; null when there was none. */
export async function documentsAt(db: Db, version: number): Promise<Document[] | null> {
  return db.transaction(async (tx) => {
    await holdSpace(tx);
    if (!(await readPush(tx, version))) return null;
    const changes = await readChangesSince(tx, version);
    return withChanges(await readDocuments(tx), reversed(changes));
  });
}
