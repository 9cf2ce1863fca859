import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeDrawSvg, makeDrawSvgInTime } from './draw-svg.ts';

const svg = (text: string, size = 60) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}">${text}</svg>`,
  );
const square = svg('<rect width="60" height="60" fill="red"/>');

/** Each level draws the one before ten times, a hundred thousand blurred circles in all: minutes of work. */
const many = (levels: number) => {
  const uses = (id: number) => `<use xlink:href="#a${id}"/>`.repeat(10);
  const groups = Array.from({ length: levels }, (_, at) => `<g id="a${at + 1}">${uses(at)}</g>`);
  const blur = '<filter id="f"><feGaussianBlur stdDeviation="20"/></filter>';
  const circle = '<circle id="a0" r="50" filter="url(#f)"/>';
  return svg(`<defs>${blur}${circle}${groups.join('')}</defs>${uses(levels)}`);
};

test('a picture is drawn in the width that is asked for, what is transparent is white', async () => {
  const draw = makeDrawSvg();
  const { pixels, raw } = await draw(svg('<rect width="30" height="60" fill="red"/>'), 160);
  expect(raw).toEqual({ width: 160, height: 160, channels: 3 });
  expect((await sharp(pixels, { raw }).png().toBuffer()).length).toBeGreaterThan(100);
  const pixel = (at: number) => [pixels[3 * at], pixels[3 * at + 1], pixels[3 * at + 2]];
  expect([pixel(0), pixel(159)]).toEqual([
    [255, 0, 0],
    [255, 255, 255],
  ]);
});

test('one that takes too long is ended, with the processor time it takes, and the next is drawn', async () => {
  const draw = makeDrawSvg({ longest: 3000, idle: 60_000 });
  await draw(square, 60);
  const all = await Promise.allSettled([draw(many(4), 320), draw(square, 60)]);
  expect(all).toMatchObject([
    { status: 'rejected', reason: { message: 'It takes too long to draw.' } },
    { status: 'fulfilled', value: { raw: { width: 60 } } },
  ]);
});

test('what is none is refused with the reason of the decoder, and the process goes on', async () => {
  const draw = makeDrawSvg();
  await expect(draw(Buffer.from('<svg'), 60)).rejects.toThrow(/unsupported|SVG|XML/i);
  expect((await draw(square, 60)).raw.width).toBe(60);
});

test('a process that has nothing to draw ends, and another one draws the next', async () => {
  const draw = makeDrawSvg({ longest: 20_000, idle: 1 });
  for (let count = 0; count < 2; count += 1) {
    expect((await draw(square, 60)).raw.width).toBe(60);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});

test('others do not wait until one that takes too long is ended', async () => {
  const draw = makeDrawSvgInTime();
  await draw(square, 60);
  const ends: string[] = [];
  await Promise.allSettled([
    draw(many(4), 320).catch(() => ends.push('slow')),
    draw(square, 60).then(() => ends.push('good')),
  ]);
  expect(ends).toEqual(['good', 'slow']);
}, 60_000);
