/** The back of a package and the tag of a thing: small print in the colours of the brand. */
import { barcode } from './barcode.ts';
import { readableOn, shade, toOklch } from './colour.ts';
import type { DrawInput } from './draw.ts';
import type { Label } from './label.ts';
import { shadowBelow } from './light.ts';
import { packed, type Area, type Packed } from './packed.ts';
import { ellipse, line, path, rect, roundRect, type Paper } from './paper.ts';
import { pattern } from './pattern.ts';
import { smallPrint, type Block } from './small-print.ts';
import { brandIn, measureIn, within } from './words.ts';

const paperColour = '#fbf8f1';

/** A light panel with the small print, the barcode and the measure. */
export const backLabel =
  (blocks: Block[], gtin: string | undefined, measure: string | undefined): Label =>
  (paper, products, { face, all }) => {
    const sheet = toOklch(products.ground)[0] > 0.9 ? '#ffffff' : paperColour;
    const ink = readableOn(sheet);
    const inner = within(face, face.width * 0.045);
    const foot = Math.min(84, inner.height * 0.2);
    const codes = { ...inner, y: inner.y + inner.height - foot, height: foot };
    const texts = { ...inner, height: inner.height - foot - 8 };
    return (
      rect(products.ground, all.x, all.y, all.width, all.height) +
      pattern(paper, products, all, products.ground) +
      rect(sheet, face.x, face.y, face.width, face.height, 10) +
      smallPrint(paper, blocks, texts, { ink, most: 25, least: 8 }) +
      (gtin ? barcode(paper, gtin, { ...codes, width: codes.width * 0.6 }) : '') +
      (measure
        ? measureIn(
            { ...codes, x: codes.x + codes.width * 0.62, width: codes.width * 0.38, height: 26 },
            products,
            ink,
          )
        : '')
    );
  };

const card: Area = { x: 176, y: 132, width: 448, height: 780 };

const brands = new Map<string, string>();

/** Each brand is written once for all its tags. */
function brandOn(products: Packed): string {
  const { x, y, width } = card;
  const known =
    brands.get(products.brand) ??
    brandIn(
      { x: x + 40, y: y + 84, width: width - 80, height: 70 },
      products,
      readableOn(products.ground, products.accent),
    );
  brands.set(products.brand, known);
  return known;
}

/** A card on a string: the brand's colours above, lines of facts below. */
export function hangTag(
  paper: Paper,
  input: DrawInput,
  blocks: Block[],
  gtin: string | undefined,
): string {
  const products = packed({ ...input, colour: undefined, icon: undefined });
  const { x, y, width, height } = card;
  const outline = roundRect(x, y, width, height, 22);
  const head = 190;
  const inner = { x: x + 30, y: y + head + 26, width: width - 60, height: height - head - 50 };
  const foot = gtin ? 96 : 0;
  const silhouette = { shapes: `<path d="${outline}"/>`, strokes: () => '', area: card };
  const top = `M${x} ${y + head}V${y + 22}a22 22 0 0 1 22-22h${width - 44}a22 22 0 0 1 22 22V${y + head}z`;
  return (
    `<g transform="rotate(-3 400 500)">` +
    shadowBelow(paper, silhouette) +
    path(paperColour, outline) +
    path(products.ground, top) +
    rect(products.accent, x, y + head, width, 8) +
    brandOn(products) +
    line(shade(paperColour, -0.09), outline, 2) +
    ellipse(shade(products.ground, -0.14), 400, y + 44, 19) +
    ellipse('#f6f3ec', 400, y + 44, 13) +
    line('#8d7f68', `M400 ${y + 42}C380 90 410 40 372 -40`, 5) +
    smallPrint(
      paper,
      blocks,
      { ...inner, height: inner.height - foot },
      { ink: '#24272b', most: 34, least: 13 },
    ) +
    (gtin ? barcode(paper, gtin, { ...inner, y: inner.y + inner.height - 84, height: 84 }) : '') +
    '</g>'
  );
}
