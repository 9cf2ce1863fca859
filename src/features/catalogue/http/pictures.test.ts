import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

function open() {
  const app = makePicturesApp(folder, (...words) => void warned.push(words));
  return async (name: string) => {
    const response = await app.request(`/v1/pictures/${name}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const format = response.ok ? (await sharp(bytes).metadata()).format : null;
    const { headers, status } = response;
    return {
      status,
      format,
      type: headers.get('content-type'),
      keep: headers.get('cache-control'),
    };
  };
}

test('a picture is made in the form and width that is asked for, and kept', async () => {
  put(`${id}.jpg`, await photo());
  const ask = open();
  const webp = { status: 200, format: 'webp', type: 'image/webp', keep: year };
  expect(await ask(`${id}-160.webp`)).toEqual(webp);
  const jpeg = { status: 200, format: 'jpeg', type: 'image/jpeg', keep: year };
  expect(await ask(`${id}-160.jpg`)).toEqual(jpeg);
  expect(readdirSync(join(folder, 'cache')).toSorted()).toEqual([
    `${id}-160.jpg`,
    `${id}-160.webp`,
  ]);
  // What is kept needs no original.
  rmSync(join(folder, 'originals'), { recursive: true });
  expect(await ask(`${id}-160.webp`)).toEqual(webp);
});

test('nobody waits for AVIF: the first gets WebP for a minute, later ones get AVIF for good', async () => {
  put(`${id}.jpg`, await photo());
  const ask = open();
  const [first, second] = await Promise.all([ask(`${id}-320.avif`), ask(`${id}-320.avif`)]);
  const quick = { status: 200, format: 'webp', type: 'image/webp', keep: 'public, max-age=60' };
  expect([first, second]).toEqual([quick, quick]);
  await vi.waitFor(async () => {
    expect(await ask(`${id}-320.avif`)).toEqual({
      status: 200,
      format: 'heif',
      type: 'image/avif',
      keep: year,
    });
  }, 10_000);
});

test('a picture that cannot be kept is shown, and that is told once', async () => {
  put(`${id}.jpg`, await photo());
  // Where the cache should be there is no room for one.
  writeFileSync(join(folder, 'cache'), '');
  const ask = open();
  for (const name of [`${id}-160.webp`, `${id}-320.jpg`, `${id}-480.avif`, `${id}-160.webp`]) {
    expect((await ask(name)).status).toBe(200);
  }
  expect(warned.map(([message]) => message)).toEqual([
    'pictures cannot be kept, each is made anew',
  ]);
});

test('a file that is no picture is told of once, by its name', async () => {
  put(`${id}.png`, Buffer.from('no picture'));
  const ask = open();
  for (const name of [`${id}-160.webp`, `${id}-160.avif`, `${id}-320.webp`]) {
    expect((await ask(name)).status).toBe(404);
  }
  expect(warned).toMatchObject([['a picture cannot be shown', { picture: id }]]);
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
  const ask = open();
  expect((await ask(`${id}-160.webp`)).format).toBe('webp');
  expect((await ask(`${'1'.repeat(16)}-160.webp`)).format).toBe('webp');
  expect(existsSync(join(folder, 'cache', `${id}-160.webp`))).toBe(true);
});

test.each(['x', `${id}-161.webp`, `${id}-160.gif`, `..%2f${id}-160.webp`, 'f'.repeat(16)])(
  'there is no picture %s, and no word about it',
  async (name) => {
    expect((await open()(name)).status).toBe(404);
    expect(warned).toEqual([]);
  },
);
