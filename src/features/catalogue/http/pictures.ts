/** Product pictures in the sizes and formats browsers request; each is encoded once and cached on disk. */
import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import sharp, { type Sharp } from 'sharp';
import { pictureWidths } from '../rules/picture-widths.ts';
import { makeDrawSvgInTime, type DrawSvg } from './draw-svg.ts';

const nameForm = /^([0-9a-f]{16})-(\d+)$/;

type Form = 'avif' | 'webp' | 'jpg';

const encoders: Record<Form, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpg: (picture) => picture.jpeg({ quality: 82, mozjpeg: true }),
};

/** File extensions of originals; an import writes no others. */
const endings = ['jpg', 'png', 'webp', 'avif', 'svg'];

const forever = 'public, max-age=31536000, immutable';
/** For WebP sent while the AVIF is being encoded. */
const aMinute = 'public, max-age=60';

/** Milliseconds without writing to the cache after a write has failed, and without another try of a broken picture. */
const rest = 60_000;
const brokenRest = 600_000;
/** Most missing pictures that are logged, most broken ones that are known, and most pictures that wait for their AVIF. */
const most = { reported: 100, broken: 10_000, waiting: 1000 };

/** Seconds that the work on a picture may take. */
const mostSeconds = 20;

export type Warn = (message: string, facts: Record<string, unknown>) => void;

/** GET /v1/pictures/{id}-{width}, in the best format that `Accept` names. The id is a hash of the content,
 * so a response never changes. Encoding AVIF is slow: until it is cached, browsers that accept it get WebP,
 * which they all support.
 * @param folder has `originals/`; `cache/` is created in it */
export function makePicturesApp(folder: string, warn: Warn): Hono {
  const { read, keep } = makeCache(join(folder, 'cache'), warn);
  const making = new Map<string, Promise<Buffer | null>>();
  const drawSvg = makeDrawSvgInTime();
  const reported = new Set<string>();
  /** Until when they are not tried again, as some take seconds to fail. */
  const broken = new Map<string, number>();

  /** Null when there is no such picture or it cannot be decoded. */
  async function make(name: string): Promise<Buffer | null> {
    const [base = '', form] = name.split('.');
    const { id, width } = partsOf(base);
    if (performance.now() < (broken.get(id) ?? 0)) return null;
    try {
      const picture = await resized(join(folder, 'originals', id), width, drawSvg);
      const bytes = await encoders[form as Form](picture).toBuffer();
      await keep(name, bytes);
      return bytes;
    } catch (error) {
      const isKnown = !(error instanceof NoOriginal) && broken.size < most.broken;
      if (isKnown) broken.set(id, performance.now() + brokenRest);
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
    const cached = await read(`${name}.avif`);
    if (cached) return response(c, cached, form, forever);
    const quick = await get(`${name}.webp`);
    if (quick) makeLater(`${name}.avif`);
    return response(c, quick, 'webp', aMinute);
  });
}

function partsOf(name: string) {
  const [, id = '', width] = nameForm.exec(name) ?? [];
  return { id, width: Number(width) };
}

/** The format with the smallest files that the browser accepts; every browser supports JPEG. */
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

/** @param original path without extension @throws when no such file exists or it cannot be drawn */
async function resized(original: string, width: number, drawSvg: DrawSvg): Promise<Sharp> {
  for (const ending of endings) {
    const bytes = await unlessMissing(readFile(`${original}.${ending}`));
    if (!bytes) continue;
    if (ending === 'svg') {
      const { pixels, raw } = await drawSvg(bytes, width);
      return sharp(pixels, { raw });
    }
    return sharp(bytes)
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: mostSeconds });
  }
  throw new NoOriginal('There is no original; do all processes have the same DATA_DIR?');
}

/** How many of the pictures have their originals in the folder. */
export async function originalsThere(folder: string, ids: readonly string[]): Promise<number> {
  const there = (id: string) =>
    Promise.any(endings.map((ending) => access(join(folder, 'originals', `${id}.${ending}`)))).then(
      () => true,
      () => false,
    );
  return (await Promise.all(ids.map(there))).filter(Boolean).length;
}

/** It may come yet. */
class NoOriginal extends Error {}

const unlessMissing = (reading: Promise<Buffer>): Promise<Buffer | null> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });

/** Encoded pictures on disk. A picture that cannot be written there is still served. */
function makeCache(folder: string, warn: Warn) {
  let restUntil = 0;
  return {
    read: (name: string) => unlessMissing(readFile(join(folder, name))),
    async keep(name: string, bytes: Buffer): Promise<void> {
      if (performance.now() < restUntil) return;
      // Written to a temporary file and renamed, so that other processes never read half a picture.
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

/** Runs one task at a time, so that encoding does not slow down page requests. */
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

/** Concurrent calls with the same key share one run of the work. */
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
