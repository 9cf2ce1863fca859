/** Stores the build that this process serves in the retail API, so that all others can answer for its files. */
import { releaseServed, storeFiles } from '#features/built-files/client.ts';
import type { Connection } from '#platform/http/client.ts';
import type { Build } from './build.ts';

/** Files of one call. */
const atOnce = 100;

/** Milliseconds until it is said again: much less than the day for which files stay. */
const pause = { done: 3_600_000, failed: 60_000 };

interface Storing {
  build: Build;
  connection: Connection;
  warn(message: string, facts: Record<string, unknown>): void;
}

/** Resolves once the files are stored, or could not be and will be tried again.
 * @returns ends it */
export async function keepBuildStored({ build, connection, warn }: Storing): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  async function store(): Promise<void> {
    let wait = pause.done;
    try {
      await storeBuild(build, connection);
    } catch (err) {
      wait = pause.failed;
      warn('the files of this build could not be stored', { err });
    }
    timer = setTimeout(() => void store(), wait);
    timer.unref();
  }
  await store();
  return () => clearTimeout(timer);
}

async function storeBuild({ release, paths, compressed }: Build, connection: Connection) {
  if (paths.length === 0) return;
  if ((await releaseServed(connection, release)) >= paths.length) return;
  for (let from = 0; from < paths.length; from += atOnce) {
    const files = paths.slice(from, from + atOnce).map(async (path) => ({
      file: path,
      bytes: (await compressed(path)).toString('base64'),
    }));
    await storeFiles(connection, release, await Promise.all(files));
  }
}
