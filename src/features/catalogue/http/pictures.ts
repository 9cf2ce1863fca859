/** Product pictures in the sizes and forms browsers ask for; made once, kept on disk. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import sharp, { type Sharp } from 'sharp';
import { pictureWidths } from '../rules/picture-widths.ts';

const nameForm = /^([0-9a-f]{16})-(\d+)$/;

type Form = 'avif' | 'webp' | 'jpg';

const encoders: Record<Form, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpg: (picture) => picture.jpeg({ quality: 82, mozjpeg: true }),
};

/** What originals end with; an import writes no other. */
const endings = ['jpg', 'png', 'webp', 'avif', 'svg'];

const forever = 'public, max-age=31536000, immutable';
/** Something better is on its way. */
const aMinute = 'public, max-age=60';

/** Milliseconds for which nothing is made ahead after the disk took nothing. */
const rest = 60_000;
/** How many pictures are told of that cannot be shown, and how many wait for their smaller form. */
const most = { reported: 100, waiting: 1000 };

export type Warn = (message: string, facts: Record<string, unknown>) => void;

/** GET /v1/pictures/{id}-{width}, in the best form that `Accept` names; the id is a hash, so an answer
 * never changes. Who is first to ask for AVIF, which takes long to make, gets WebP: browsers that know
 * the one know the other.
 * @param folder holds `originals/`, and gets `cache/` */
export function makePicturesApp(folder: string, warn: Warn): Hono {
  const { read, keep } = makeCache(join(folder, 'cache'), warn);
  const making = new Map<string, Promise<Buffer | null>>();
  const reported = new Set<string>();

  /** Null when there is no such picture, or none that can be shown. */
  async function make(name: string): Promise<Buffer | null> {
    const [asked = '', form] = name.split('.');
    const { id, width } = partsOf(asked);
    try {
      const bytes = await encoded(join(folder, 'originals', id), width, form as Form);
      await keep(name, bytes);
      return bytes;
    } catch (error) {
      if (!reported.has(id) && reported.size < most.reported)
        warn('a picture cannot be shown', { picture: id, err: error });
      reported.add(id);
      return null;
    }
  }

  const get = async (name: string) =>
    (await read(name)) ?? once(making, name, async () => make(name));
  const makeLater = makeQueue(get);

  return new Hono().get('/v1/pictures/:name', async (c) => {
    const name = c.req.param('name');
    if (!pictureWidths.some((width) => width === partsOf(name).width)) return c.notFound();
    const form = formFor(c.req.header('accept') ?? '');
    if (form !== 'avif') return response(c, await get(`${name}.${form}`), form, forever);
    const kept = await read(`${name}.avif`);
    if (kept) return response(c, kept, form, forever);
    const quick = await get(`${name}.webp`);
    if (quick) makeLater(`${name}.avif`);
    return response(c, quick, 'webp', aMinute);
  });
}

function partsOf(name: string) {
  const [, id = '', width] = nameForm.exec(name) ?? [];
  return { id, width: Number(width) };
}

/** The smallest that a browser says it can show; every one can show JPEG. */
const formFor = (accept: string): Form =>
  (['avif', 'webp'] as const).find((form) => accept.includes(`image/${form}`)) ?? 'jpg';

function response(c: Context, bytes: Buffer | null, form: Form, cacheControl: string) {
  if (!bytes) return c.notFound();
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': form === 'jpg' ? 'image/jpeg' : `image/${form}`,
    'cache-control': cacheControl,
    vary: 'accept',
  });
}

/** @param original path without its ending @throws when there is none, or sharp cannot read it */
async function encoded(original: string, width: number, form: Form): Promise<Buffer> {
  for (const ending of endings) {
    const bytes = await unlessMissing(readFile(`${original}.${ending}`));
    if (!bytes) continue;
    const picture = sharp(bytes)
      .resize({ width, withoutEnlargement: ending !== 'svg' })
      .flatten({ background: '#ffffff' });
    return encoders[form](picture).toBuffer();
  }
  throw new Error('There is no original; do all processes have the same DATA_DIR?');
}

const unlessMissing = (reading: Promise<Buffer>): Promise<Buffer | null> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });

/** Pictures on disk. One that cannot be kept is shown all the same. */
function makeCache(folder: string, warn: Warn) {
  let restUntil = 0;
  return {
    read: (name: string) => unlessMissing(readFile(join(folder, name))),
    async keep(name: string, bytes: Buffer): Promise<void> {
      if (performance.now() < restUntil) return;
      // Written aside and renamed: another process never reads half a picture.
      const draft = join(folder, `${name}.${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, bytes);
        await rename(draft, join(folder, name));
      } catch (error) {
        restUntil = performance.now() + rest;
        warn('pictures cannot be kept, each is made anew', { err: error });
        await rm(draft, { force: true }).catch(() => {});
      }
    },
  };
}

/** One after another, so that shoppers who wait for a page have the machine. */
function makeQueue(work: (name: string) => Promise<unknown>): (name: string) => void {
  const waiting = new Set<string>();
  const workOff = async () => {
    for (const name of waiting) {
      await work(name).catch(() => {});
      waiting.delete(name);
    }
  };
  return (name) => {
    if (waiting.size >= most.waiting) return;
    waiting.add(name);
    if (waiting.size === 1) void workOff();
  };
}

/** The same work asked for twice at once is done once. */
function once<T>(
  running: Map<string, Promise<T>>,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  let promise = running.get(key);
  if (!promise) {
    promise = work().finally(() => running.delete(key));
    running.set(key, promise);
  }
  return promise;
}
