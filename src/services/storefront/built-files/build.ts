/** The files of a build that browsers load by names with a hash. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

export interface Build {
  /** The same for the same files. */
  release: string;
  /** Paths below the root: `assets/fi/c7m11cgr.js`. */
  paths: string[];
  /** What Brotli makes of a file. */
  compressed(path: string): Promise<Buffer>;
}

const compress = promisify(brotliCompress);

/** Empty where pages are served from their sources. */
export function readBuild(root: string): Build {
  if (!existsSync(join(root, 'assets'))) return { release: '', paths: [], compressed: compress };
  const all = readdirSync(join(root, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
  const paths = all.filter((path) => !/\.(?:br|gz)$/.test(path)).toSorted();
  const compressedPaths = new Set(all);
  return {
    release: createHash('sha256').update(paths.join('\n')).digest('base64url'),
    paths,
    compressed: async (path) =>
      compressedPaths.has(`${path}.br`)
        ? readFile(join(root, `${path}.br`))
        : compress(await readFile(join(root, path))),
  };
}
