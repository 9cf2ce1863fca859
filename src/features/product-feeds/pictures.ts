/** Stores pictures of a feed as originals of the shop, named by the hash of their content. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
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
  let isThere: Promise<unknown> | undefined;

  async function read(link: string, folder: string): Promise<Picture | null> {
    const isAddress = /^https?:\/\//i.test(link);
    if (isAddress && !fetchPictures) {
      counts.skipped += 1;
      return null;
    }
    try {
      const picture = await store(
        isAddress ? await fetchPicture(link, { largestBytes }) : await readLocal(link, folder),
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
    await (isThere ??= mkdir(originals, { recursive: true }));
    await writeFile(join(originals, `${id}.${ending}`), bytes);
    return { id, ...size };
  }

  return { counts, read };
}

/** @throws Error saying why it cannot be shown */
async function readKind(bytes: Uint8Array) {
  const plain = sizeOfSvg(bytes);
  if (plain) return { ending: 'svg', ...plain };
  const { format, autoOrient } = await sharp(bytes).metadata();
  const ending = endings[format ?? ''];
  if (!ending) throw new Error(`The format ${format} is not a picture the shop shows.`);
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
async function readLocal(link: string, folder: string): Promise<Uint8Array> {
  const root = await realpath(folder);
  const file = await realpath(resolve(root, link));
  if (!file.startsWith(root + sep)) throw new Error('It is outside the folder of the feed.');
  if ((await stat(file)).size > largestBytes) throw new Error('It is too large.');
  return readFile(file);
}

/** Reason for the summary. A missing file gets its own text, as the system's message names folders
 * of the server. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'It is not there.' : error.message;
}
