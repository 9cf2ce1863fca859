/** Pictures of a feed become originals of the shop, named by what is in them. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../contract.ts';

const largestBytes = 20_000_000;
const fetchMilliseconds = 15_000;
const endings: Record<string, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  // Drawn into pixels before anybody gets it; never served as it is.
  svg: 'svg',
};

export interface PictureCounts {
  copied: number;
  /** Addresses, when pictures are not fetched. */
  skipped: number;
  failed: number;
}

export interface PictureReader {
  counts: PictureCounts;
  /** Null when there is no picture to show; the counts say why. */
  read(link: string, folder: string): Promise<Picture | null>;
}

export function makePictureReader(
  dataDir: string,
  fetchPictures: boolean,
  onFault: (link: string, reason: string) => void,
): PictureReader {
  const counts: PictureCounts = { copied: 0, skipped: 0, failed: 0 };
  const originals = join(dataDir, 'pictures', 'originals');

  async function read(link: string, folder: string): Promise<Picture | null> {
    const isAddress = /^https?:\/\//i.test(link);
    if (isAddress && !fetchPictures) {
      counts.skipped += 1;
      return null;
    }
    try {
      const picture = await keep(isAddress ? await download(link) : await readLocal(link, folder));
      counts.copied += 1;
      return picture;
    } catch (error) {
      counts.failed += 1;
      onFault(link, error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  async function keep(bytes: Uint8Array): Promise<Picture> {
    const { format, autoOrient } = await sharp(bytes).metadata();
    const ending = endings[format ?? ''];
    if (!ending) throw new Error(`The format ${format} is not a picture the shop shows.`);
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    await mkdir(originals, { recursive: true });
    await writeFile(join(originals, `${id}.${ending}`), bytes);
    return { id, width: autoOrient.width, height: autoOrient.height };
  }

  return { counts, read };
}

/** Only files below the feed's own folder, links followed. */
async function readLocal(link: string, folder: string): Promise<Uint8Array> {
  const root = await realpath(folder);
  const file = await realpath(resolve(root, link));
  if (!file.startsWith(root + sep)) throw new Error('It is outside the folder of the feed.');
  if ((await stat(file)).size > largestBytes) throw new Error('It is too large.');
  return readFile(file);
}

async function download(link: string): Promise<Uint8Array> {
  const response = await fetch(link, { signal: AbortSignal.timeout(fetchMilliseconds) });
  if (!response.ok || !response.body) throw new Error(`The answer was ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > largestBytes) throw new Error('It is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
