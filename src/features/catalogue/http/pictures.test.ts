import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '#platform/testing/eventually.ts';
import { makePicturesApp } from './pictures.ts';

const id = '0123456789abcdef';
const year = 'public, max-age=31536000, immutable';
let folder = '';
let warned: [string, Record<string, unknown>][] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aitta-pictures-'));
  mkdirSync(join(folder, 'originals'));
  warned = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, bytes: Uint8Array) =>
  writeFileSync(join(folder, 'originals', name), bytes);

const photo = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();

/** `Accept` headers of browsers, by the best format they support. */
const browsers = {
  avif: 'image/avif,image/webp,image/apng,*/*;q=0.8',
  webp: 'image/webp,*/*;q=0.8',
  jpg: '*/*',
};

function open() {
  const app = makePicturesApp(folder, (...words) => void warned.push(words));
  return async (name: string, form: keyof typeof browsers = 'webp') => {
    const headers = { accept: browsers[form] };
    const response = await app.request(`/v1/pictures/${name}`, { headers });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const format = response.ok ? (await sharp(bytes).metadata()).format : null;
    return {
      status: response.status,
      format,
      type: response.headers.get('content-type'),
      keep: response.headers.get('cache-control'),
    };
  };
}

test('a picture is made in the width that is asked for and a form the browser knows, and kept', async () => {
  put(`${id}.jpg`, await photo());
  const send = open();
  const webp = { status: 200, format: 'webp', type: 'image/webp', keep: year };
  expect(await send(`${id}-160`, 'webp')).toEqual(webp);
  const jpeg = { status: 200, format: 'jpeg', type: 'image/jpeg', keep: year };
  expect(await send(`${id}-160`, 'jpg')).toEqual(jpeg);
  expect(readdirSync(join(folder, 'cache')).toSorted()).toEqual([
    `${id}-160.jpg`,
    `${id}-160.webp`,
  ]);
  // A cached picture needs no original.
  rmSync(join(folder, 'originals'), { recursive: true });
  expect(await send(`${id}-160`, 'webp')).toEqual(webp);
});

test('nobody waits for AVIF: the first gets WebP for a minute, later ones get AVIF for good', async () => {
  put(`${id}.jpg`, await photo());
  const send = open();
  const [first, second] = await Promise.all([send(`${id}-320`, 'avif'), send(`${id}-320`, 'avif')]);
  const quick = { status: 200, format: 'webp', type: 'image/webp', keep: 'public, max-age=60' };
  expect([first, second]).toEqual([quick, quick]);
  await eventually(async () => {
    expect(await send(`${id}-320`, 'avif')).toEqual({
      status: 200,
      format: 'heif',
      type: 'image/avif',
      keep: year,
    });
  });
});

test('a picture that cannot be cached is shown, and that is logged once', async () => {
  put(`${id}.jpg`, await photo());
  // A file is where the cache folder should be.
  writeFileSync(join(folder, 'cache'), '');
  const send = open();
  for (const form of ['webp', 'jpg', 'avif', 'webp'] as const) {
    expect((await send(`${id}-160`, form)).status).toBe(200);
  }
  expect(warned.map(([message]) => message)).toEqual([
    'pictures cannot be kept, each is made anew',
  ]);
});

test('a file that is no picture is logged once, with its name', async () => {
  put(`${id}.png`, Buffer.from('no picture'));
  const send = open();
  for (const form of ['webp', 'avif', 'jpg'] as const) {
    expect((await send(`${id}-160`, form)).status).toBe(404);
  }
  expect(warned).toMatchObject([['a picture cannot be shown', { picture: id }]]);
});

test('a picture that cannot be drawn is tried once in ten minutes, one that is missing each time', async () => {
  put(`${id}.jpg`, new TextEncoder().encode('no picture'));
  const get = open();
  expect((await get(`${id}-320`)).status).toBe(404);
  // Whoever reads the file again, would find a picture.
  put(`${id}.jpg`, await photo());
  expect((await get(`${id}-160`)).status).toBe(404);
  const other = 'fedcba9876543210';
  expect((await get(`${other}-160`)).status).toBe(404);
  put(`${other}.jpg`, await photo());
  expect((await get(`${other}-160`)).status).toBe(200);
});

test('originals are found among many by name, whatever they end with', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  put(`${id}.svg`, Buffer.from(drawing));
  put(
    `${'1'.repeat(16)}.png`,
    await sharp(await photo())
      .png()
      .toBuffer(),
  );
  const send = open();
  expect((await send(`${id}-160`, 'webp')).format).toBe('webp');
  expect((await send(`${'1'.repeat(16)}-160`, 'webp')).format).toBe('webp');
  expect(existsSync(join(folder, 'cache', `${id}-160.webp`))).toBe(true);
});

test.each(['x', `${id}-161`, `${id}-160.webp`, `..%2f${id}-160`, 'f'.repeat(16)])(
  'there is no picture %s, and no word about it',
  async (name) => {
    expect((await open()(name)).status).toBe(404);
    expect(warned).toEqual([]);
  },
);
