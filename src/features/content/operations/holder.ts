/** Holds the space in memory and follows its pushes. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#platform/db/database.ts';
import type { Document } from '../contract.ts';
import type { DocumentFault } from '../record/document.ts';
import type { Space } from '../record/space.ts';
import { readContent, readVersion } from '../repository.ts';
import { readStoredSpace } from '../rules/stored.ts';

/** A version of the space with the documents it was read from. */
export interface HeldSpace {
  space: Space;
  documents: readonly Document[];
}

export interface SpaceHolder {
  current(): HeldSpace;
  /** The space of a version: from memory, or the newest after reading the database once more. */
  at(version: number): Promise<HeldSpace>;
  /** Why the newest version is not in use; empty when it is. */
  faults(): string[];
  stop(): void;
}

export interface HolderDeps {
  db: Db;
  warn(message: string, facts: Record<string, unknown>): void;
  /** Milliseconds between looks at the database; 500 when absent. */
  interval?: number;
}

/** The newest version, for commands that read it once.
 * @throws Error when the stored documents cannot be read */
export async function currentSpace(db: Db): Promise<Space> {
  const read = await readHeld(db);
  if ('faults' in read) throw new Error(sentenceOf(read));
  return read.space;
}

/** Versions in memory: the newest, and earlier ones for pages that are being made while a push arrives. */
const kept = 3;

/** @throws Error when the stored documents cannot be read */
export async function holdSpaces({ db, warn, interval = 500 }: HolderDeps): Promise<SpaceHolder> {
  const first = await readHeld(db);
  if ('faults' in first) throw new Error(sentenceOf(first));
  let versions: HeldSpace[] = [first];
  let unusable: Unusable | null = null;
  const current = () => versions[0] as HeldSpace;

  async function look(): Promise<void> {
    const version = await readVersion(db);
    if (version === current().space.version || version === unusable?.version) return;
    const read = await readHeld(db);
    if ('faults' in read) {
      unusable = read;
      warn('a version of the content space cannot be used', { ...read });
      return;
    }
    unusable = null;
    versions = [read, ...versions].slice(0, kept);
  }

  // Calls that look at once share a look, so that none takes a version twice.
  let looking: Promise<void> | null = null;
  // While the database is away the space stays as it is; others report that.
  const refresh = () =>
    (looking ??= look()
      .catch(() => {})
      .finally(() => (looking = null)));

  const ending = new AbortController();
  void follow(refresh, interval, ending.signal);
  return {
    current,
    async at(version) {
      // A look that has begun may have been too early.
      if (version > current().space.version) await looking;
      if (version > current().space.version) await refresh();
      return versions.find(({ space }) => space.version === version) ?? current();
    },
    faults: () => (unusable ? [sentenceOf(unusable)] : []),
    stop: () => ending.abort(),
  };
}

async function follow(
  refresh: () => Promise<void>,
  interval: number,
  ending: AbortSignal,
): Promise<void> {
  while (!ending.aborted) {
    await wait(interval, undefined, { ref: false });
    if (!ending.aborted) await refresh();
  }
}

interface Unusable {
  version: number;
  faults: DocumentFault[];
}

async function readHeld(db: Db): Promise<HeldSpace | Unusable> {
  const { version, documents } = await readContent(db);
  const { space, faults } = readStoredSpace(version, documents);
  return space ? { space, documents } : { version, faults };
}

function sentenceOf({ version, faults }: Unusable): string {
  const sentences = faults
    .slice(0, 5)
    .map(({ kind, key, reason }) => `${kind}${key && `/${key}`}: ${reason}`);
  return `The content space ${version} is wrong: ${sentences.join('; ')}`;
}
