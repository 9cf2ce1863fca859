import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colours } from '../words/colours.ts';
import { drawProduct } from './draw.ts';
import { ownIcons } from './own.ts';
import { packages } from './packages.ts';

const brandColours: [string, string] = ['#174534', '#e6b84c'];
const drawing = (icon: string) => ({ form: 'icon' as const, icon });

test('every package and every thing of our own is a picture of 800 × 1000', async () => {
  const forms = Object.keys(packages) as (keyof typeof packages)[];
  const drawings = [
    ...forms.map((form) => ({ form })),
    ...Object.keys(ownIcons).map((name) => drawing(`own:${name}`)),
  ];
  for (const one of drawings) {
    const svg = drawProduct({ drawing: one, brandColours, seed: 1 });
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 800, height: 1000 });
  }
});

test.each(['red', 'blue', 'green', 'navy', 'white', 'black'])(
  'a %s shirt is shown in that colour',
  async (key) => {
    const hex = colours.find((colour) => colour.key === key)?.hex ?? '';
    const svg = drawProduct({ drawing: drawing('t-shirt'), brandColours, colourHex: hex, seed: 1 });
    const middle = sharp(Buffer.from(svg)).extract({
      left: 330,
      top: 480,
      width: 140,
      height: 140,
    });
    const { dominant } = await sharp(await middle.png().toBuffer()).stats();
    const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    const shown = [dominant.r, dominant.g, dominant.b];
    const distance = Math.hypot(...wanted.map((value, i) => value - (shown[i] ?? 0)));
    expect(distance).toBeLessThan(90);
  },
);

test('the same thing is drawn the same way every time', () => {
  const input = { drawing: drawing('teapot'), brandColours, seed: 3 };
  expect(drawProduct(input)).toBe(drawProduct(input));
});

test.each(['no-such-icon', 'own:no-such-thing'])(
  'the unknown icon %s is an error that names it',
  (name) => {
    expect(() => drawProduct({ drawing: drawing(name), brandColours, seed: 1 })).toThrow(name);
  },
);
