/** Product pictures in the sizes and forms browsers ask for; made once, kept on disk. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp, { type Sharp } from 'sharp';

const widths = ['160', '320', '480', '640', '960', '1280'];
const nameForm = /^([0-9a-f]{16})-(\d+)\.(avif|webp|jpg)$/;

type Form = 'avif' | 'webp' | 'jpg';

/** Quality of each form; AVIF's effort is low because the first shopper waits for it. */
const encoders: Record<Form, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpg: (picture) => picture.jpeg({ quality: 82, mozjpeg: true }),
};

/** GET /v1/pictures/{id}-{width}.{avif|webp|jpg}; the id is a hash, so an answer never changes.
 * @param folder holds `originals/`, and gets `cache/` */
export function makePicturesApp(folder: string): Hono {
  const originals = join(folder, 'originals');
  const cache = join(folder, 'cache');
  mkdirSync(originals, { recursive: true });
  mkdirSync(cache, { recursive: true });
  const making = new Map<string, Promise<Buffer>>();

  async function make(name: string, id: string, width: number, form: Form): Promise<Buffer> {
    const original = readdirSync(originals).find((file) => file.startsWith(`${id}.`));
    if (!original) throw new Error(`no picture ${id}`);
    const picture = sharp(await readFile(join(originals, original)))
      .resize({ width, withoutEnlargement: !original.endsWith('.svg') })
      .flatten({ background: '#ffffff' });
    const bytes = await encoders[form](picture).toBuffer();
    // Written aside and renamed: another process never reads half a picture.
    const draft = join(cache, `${name}.${process.pid}`);
    await writeFile(draft, bytes);
    await rename(draft, join(cache, name));
    return bytes;
  }

  return new Hono().get('/v1/pictures/:name', async (c) => {
    const name = c.req.param('name');
    const [, id = '', width = '', form = ''] = nameForm.exec(name) ?? [];
    if (!widths.includes(width)) return c.notFound();
    const file = join(cache, name);
    const bytes = existsSync(file)
      ? await readFile(file)
      : await once(making, name, () => make(name, id, Number(width), form as Form)).catch(
          () => null,
        );
    if (!bytes) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': form === 'jpg' ? 'image/jpeg' : `image/${form}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
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
