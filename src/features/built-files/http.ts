/** Handlers of the calls about built files. */
import type { Db } from '#platform/db/database.ts';
import { refuse } from '#platform/errors.ts';
import { makeSubApp } from '#platform/http/app.ts';
import { getBuiltFile, noteRelease, storeBuiltFiles } from './contract.ts';
import { addFiles, deleteReleases, hasRelease, readFile, touchRelease } from './repository.ts';

/** How long pages of a build that nobody serves any more find their files. */
const kept = { hours: 24 };

export function makeBuiltFilesApp({ db, now }: { db: Db; now: () => Temporal.Instant }) {
  return makeSubApp()
    .openapi(noteRelease, async (c) => {
      const files = await touchRelease(db, c.req.valid('json').release, now());
      await deleteReleases(db, now().subtract(kept));
      return c.json({ files }, 200);
    })
    .openapi(storeBuiltFiles, async (c) => {
      const { release, files } = c.req.valid('json');
      if (!(await hasRelease(db, release)))
        throw refuse(storeBuiltFiles, 'release-not-found', 'Say first that this build is served');
      const stored = files.map(({ file, bytes }) => ({
        path: file,
        bytes: Buffer.from(bytes, 'base64'),
      }));
      await addFiles(db, release, stored);
      return c.body(null, 204);
    })
    .openapi(getBuiltFile, async (c) => {
      const { file } = c.req.valid('query');
      const bytes = await readFile(db, file);
      if (!bytes) throw refuse(getBuiltFile, 'file-not-found', 'No build has such a file');
      return c.json({ file, bytes: Buffer.from(bytes).toString('base64') }, 200);
    });
}
