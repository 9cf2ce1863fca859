import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { demoSpace } from '#features/content/testing.ts';
import { sharePath } from '#platform/share-link.ts';
import { makeSharePictures } from './share-pictures.ts';

const id = (place: number) => String(place).padStart(16, '0');
const red = { r: 200, g: 0, b: 0 };

function openPictures({ color = '#174534' } = {}) {
  const demo = demoSpace();
  const fetchPicture = vi.fn<(address: string) => Promise<Response>>(async (address) => {
    if (address.includes(id(9))) return new Response(null, { status: 404 });
    const create = { width: 80, height: 100, channels: 3 as const, background: red };
    return new Response(new Uint8Array(await sharp({ create }).png().toBuffer()));
  });
  const space = () => ({
    ...demo,
    shop: { ...demo.shop, name: 'Rauta & Puu', colors: { ...demo.shop.colors, brand: color } },
  });
  const respond = makeSharePictures({ secrets: ['s'], space, fetchPicture });
  const name = (title: string, pictures: string[]) =>
    sharePath({ title, pictures }, ['s']).split('/').at(-1) ?? '';
  return { respond, name, fetchPicture };
}

/** Red, green and blue of a pixel. */
async function pixel(picture: ArrayBuffer, left: number, top: number) {
  const region = { left, top, width: 1, height: 1 };
  return [...(await sharp(new Uint8Array(picture)).extract(region).raw().toBuffer())];
}

test.each([
  ['without pictures', [], [23, 69, 52]],
  ['with one', [id(1)], [200, 0, 0]],
  ['with four', [id(1), id(2), id(3), id(4)], [200, 0, 0]],
  ['with more than fit', [id(1), id(2), id(3), id(4), id(5)], [200, 0, 0]],
  ['with one that is gone', [id(9)], [23, 69, 52]],
])(
  'a picture for a shared page %s has the shop’s colour beside them',
  async (_, pictures, right) => {
    const { respond, name } = openPictures();
    const response = await respond(name('Erittäin pitkä nimi '.repeat(9), pictures));
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const bytes = await response.arrayBuffer();
    expect(await sharp(new Uint8Array(bytes)).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    });
    const near = (expected: number[]) => expected.map((one) => expect.closeTo(one, -0.9));
    expect(await pixel(bytes, 2, 2)).toEqual(near([23, 69, 52]));
    expect(await pixel(bytes, 1190, 620)).toEqual(near(right));
  },
);

test('it is drawn once, and only what the shop itself links to', async () => {
  const { respond, name, fetchPicture } = openPictures();
  const own = name('日本 🙂', [id(1)]);
  await Promise.all([respond(own), respond(own)]);
  expect((await respond(own)).status).toBe(200);
  expect(fetchPicture).toHaveBeenCalledTimes(1);
  for (const other of [own.replace('.jpg', '.png'), `${own}x`, own.slice(1), 'x', ''])
    expect((await respond(other)).status).toBe(404);
});

test('many at once are refused, not queued for ever', async () => {
  const { respond, name } = openPictures();
  const replies = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => respond(name(`Sivu ${i}`, []))),
  );
  expect(replies.filter(({ status }) => status === 503)).toHaveLength(4);
});
