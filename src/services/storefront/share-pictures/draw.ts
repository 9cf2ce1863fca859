/** Draws the picture of a shared page: its title, the shop's name and up to four product pictures. */
import sharp from 'sharp';
import { letters, writable } from '#platform/lettering/letters.ts';
import { fitted, leading } from '#platform/lettering/wrap.ts';
import { shareSize } from '../../../shell/head/share-size.ts';

export interface ShareDrawing {
  title: string;
  shop: string;
  /** Background of the words, such as `#174534`. */
  color: string;
  /** Encoded pictures. */
  pictures: readonly Uint8Array[];
}

const { width, height } = shareSize;
const margin = 64;
const titleStyle = { face: 'bold' } as const;
const shopStyle = { face: 'plain' } as const;
const titleSize = 76;
const shopSize = 36;

/** JPEG of `shareSize`. */
export async function drawShare(drawing: ShareDrawing): Promise<Uint8Array> {
  const places = placesOf(drawing.pictures.length);
  const pictures = await Promise.all(
    places.map(async (place, i) => ({
      input: await fittedPicture(drawing.pictures[i] ?? new Uint8Array(), place),
      left: place.left,
      top: place.top,
    })),
  );
  const words = Buffer.from(wordsOf(drawing, places.length > 0 ? width / 2 : width));
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: words, left: 0, top: 0 }, ...pictures])
    .jpeg({ quality: 84 })
    .toBuffer();
  return new Uint8Array(jpeg);
}

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The right half: one picture, or two above two others. */
function placesOf(count: number): Place[] {
  const half = width / 2;
  if (count === 0) return [];
  if (count < 4) return [{ left: half, top: 0, width: half, height }];
  const [w, h] = [half / 2, height / 2];
  return [0, 1, 2, 3].map((i) => ({
    left: half + (i % 2) * w,
    top: Math.floor(i / 2) * h,
    width: w,
    height: h,
  }));
}

const fittedPicture = (bytes: Uint8Array, place: Place): Promise<Buffer> =>
  sharp(bytes)
    .resize({ width: place.width, height: place.height, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toBuffer();

/** SVG of the words on the shop's colour, `wide` pixels of it. */
function wordsOf({ title, shop, color }: ShareDrawing, wide: number): string {
  const room = {
    width: wide - 2 * margin,
    height: height - 3 * margin - shopSize,
    size: titleSize,
  };
  const { lines, size } = fitted(writable(title) || writable(shop), titleStyle, {
    ...room,
    lines: 5,
  });
  const at = (line: number) => ({
    x: margin,
    y: margin + size * 0.8 + line * size * leading,
    anchor: 'start' as const,
  });
  const paths = [
    ...lines.map((line, i) => letters(line, titleStyle, size, at(i))),
    letters(writable(shop), shopStyle, shopSize, {
      x: margin,
      y: height - margin,
      anchor: 'start',
    }),
  ];
  const drawn = paths.map((path) => `<path d="${path}" fill="#ffffff"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height}">` +
    `<rect width="${wide}" height="${height}" fill="${color}"/>${drawn}</svg>`
  );
}
