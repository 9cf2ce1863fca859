/** For tests: the space of a new shop, the demo shop's, and variations of them. */
import { join } from 'node:path';
import type { Db } from '#platform/db/database.ts';
import { pushSpace } from './operations/push.ts';
import type { Space } from './record/space.ts';
import { readFolders } from './files.ts';
import { readFiles, type FilesRead } from './rules/files.ts';
import { readSpace } from './rules/space.ts';

const folder = (name: string) => join(import.meta.dirname, '../../../seed', name);

export const newSpaceFiles = (): FilesRead => readFiles(readFolders([folder('new-space')]));
export const demoSpaceFiles = (): FilesRead =>
  readFiles(readFolders([folder('new-space'), folder('demo-space')]));

/** Gives a database the demo shop's space. */
export async function pushDemoSpace(db: Db): Promise<void> {
  const now = Temporal.Now.instant();
  const pushed = await pushSpace(db, { ...demoSpaceFiles(), note: 'demo shop', now });
  if (!pushed.ok) throw new Error(JSON.stringify(pushed));
}

/** The demo shop's space, with some parts replaced. */
export function demoSpace(parts: Partial<Space> = {}): Space {
  const { space, faults } = readSpace(1, demoSpaceFiles().documents);
  if (!space) throw new Error(JSON.stringify(faults));
  return { ...space, ...parts };
}

/** A seller who reads Finnish. */
export const inFinnish = (seller: Space['seller']) => ({
  seller: () => seller,
  merchantLanguage: () => 'fi' as const,
});
