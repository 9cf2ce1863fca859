/** Stores pictures of a feed as originals of the shop, named by the hash of their content. Files are read and
 * written while nothing else runs: an import has thousands, and each wait costs more than the file. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../catalogue/contract.ts';
import { fetchPicture } from './fetch-picture.ts';
import { sizeOfSvg } from './svg-size.ts';

const largestBytes = 20_000_000;
const endings: Record<string, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  // Always rasterized before it is served.
  svg: 'svg',
};

/** As merchants know them. */
const formats = 'JPEG, PNG, WebP, AVIF and SVG';

export interface PictureCounts {
  copied: number;
  /** Web addresses that were not fetched because fetching is off. */
  skipped: number;
  failed: { link: string; reason: string }[];
}

export interface PictureReader {
  counts: PictureCounts;
  /** Null when there is no picture to show; `counts` say why. */
  read(link: string, folder: string): Promise<Picture | null>;
}

export function makePictureReader(dataDir: string, fetchPictures: boolean): PictureReader {
  const counts: PictureCounts = { copied: 0, skipped: 0, failed: [] };
  const originals = join(dataDir, 'pictures', 'originals');
  const roots = new Map<string, string>();
  mkdirSync(originals, { recursive: true });

  async function read(link: string, folder: string): Promise<Picture | null> {
    const isAddress = /^https?:\/\//i.test(link);
    if (isAddress && !fetchPictures) {
      counts.skipped += 1;
      return null;
    }
    try {
      const picture = await store(
        isAddress ? await fetchPicture(link, { largestBytes }) : readLocal(link, rootOf(folder)),
      );
      counts.copied += 1;
      return picture;
    } catch (error) {
      counts.failed.push({ link, reason: reasonOf(error) });
      return null;
    }
  }

  async function store(bytes: Uint8Array): Promise<Picture> {
    const { ending, ...size } = await readKind(bytes);
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    writeFileSync(join(originals, `${id}.${ending}`), bytes);
    return { id, ...size };
  }

  function rootOf(folder: string): string {
    const root = roots.get(folder) ?? realpathSync.native(folder);
    roots.set(folder, root);
    return root;
  }

  return { counts, read };
}

/** @throws Error saying why it cannot be shown */
async function readKind(bytes: Uint8Array) {
  const plain = sizeOfSvg(bytes);
  if (plain) return { ending: 'svg', ...plain };
  const { format, autoOrient } = await sharp(bytes)
    .metadata()
    .catch((error: unknown) => {
      throw new Error(`It is none of ${formats}.`, { cause: error });
    });
  const ending = endings[format];
  if (!ending) throw new Error(`It is ${format}, none of ${formats}.`);
  if (ending !== 'svg') await decodeWhole(bytes);
  return { ending, width: autoOrient.width, height: autoOrient.height };
}

/** Decodes the whole picture, as truncation shows only at the end. */
async function decodeWhole(bytes: Uint8Array): Promise<void> {
  const pixels = sharp(bytes, { failOn: 'truncated' }).resize(8, 8, { fit: 'fill' }).raw();
  await pixels.toBuffer().catch((error: unknown) => {
    throw new Error('It is cut off or damaged.', { cause: error });
  });
}

/** Reads only files below the folder of the feed, after resolving symbolic links. */
function readLocal(link: string, root: string): Uint8Array {
  const file = realpathSync.native(resolve(root, link));
  if (!file.startsWith(root + sep)) throw new Error('It is outside the folder of the feed.');
  if (statSync(file).size > largestBytes) throw new Error('It is too large.');
  return readFileSync(file);
}

/** Reason for the summary. A missing file gets its own text, as the system's message names folders
 * of the server. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'It is not there.' : error.message;
}
