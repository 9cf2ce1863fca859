/** Five label designs; each brand uses one of them. */
import { readableOn, shade, toOklch } from './colour.ts';
import type { Area, Packed } from './packed.ts';
import { ellipse, line, path, rect, roundRect, type Paper } from './paper.ts';
import { pattern } from './pattern.ts';
import { brandIn, iconIn, measureIn, nameIn, part, within } from './words.ts';

/** Printed areas of a package: `face` is seen from the front, `all` must be filled with colour. */
export interface Print {
  face: Area;
  all: Area;
}

/** Fills the printed areas of a package. */
export type Label = (paper: Paper, products: Packed, print: Print) => string;

const fill = (colour: string, { x, y, width, height }: Area, radius = 0): string =>
  rect(colour, x, y, width, height, radius);

/** A band around the package in the content's colour, with the name on it. */
const band: Label = (paper, products, { face, all }) => {
  const { ground, tint, accent, icon } = products;
  const [from, to] = icon ? [0.24, 0.52] : [0.36, 0.74];
  const strip = { ...part(face, from, to), x: all.x, width: all.width };
  const ink = readableOn(ground, accent, shade(accent, -0.25));
  return (
    fill(ground, all) +
    pattern(paper, products, all, ground) +
    brandIn(part(face, 0.01, from - 0.05), products, ink) +
    fill(tint, strip) +
    fill(accent, { ...strip, y: strip.y + strip.height, height: 7 }) +
    nameIn(within(part(face, from, to), 4, 12), products, readableOn(tint, ground)) +
    iconIn(part(face, to + 0.05, 0.87), products) +
    measureIn(part(face, 0.92, 1), products, readableOn(ground))
  );
};

/** A light paper label with rounded corners. */
const panel: Label = (paper, products, { face, all }) => {
  const { ground, tint, accent, icon } = products;
  const sheet = toOklch(ground)[0] > 0.9 ? shade(tint, 0.05) : '#fbf8f1';
  const inner = within(face, 14);
  const to = icon ? 0.5 : 0.78;
  return (
    fill(ground, all) +
    pattern(paper, products, all, ground) +
    fill(sheet, face, 16) +
    path(tint, bottomOf(face)) +
    brandIn(part(inner, 0.03, 0.19), products, readableOn(sheet, ground, accent)) +
    line(
      accent,
      `M${face.x + face.width * 0.4} ${face.y + face.height * 0.235}h${face.width * 0.2}`,
      4,
    ) +
    nameIn(part(inner, 0.25, to), products, readableOn(sheet)) +
    iconIn(part(inner, to + 0.03, 0.86), products) +
    measureIn(part(face, 0.905, 0.985), products, readableOn(tint))
  );
};

const bottomOf = (face: Area): string => {
  const { x, y, width, height } = part(face, 0.885, 1);
  return `M${x} ${y}h${width}v${height - 16}a16 16 0 0 1-16 16h${32 - width}a16 16 0 0 1-16-16z`;
};

/** Two colours that meet in a wave, a slope or a straight line. */
const split: Label = (paper, products, { face, all }) => {
  const { ground, tint, accent, icon } = products;
  const at = face.y + face.height * (icon ? 0.6 : 0.68);
  const [left, width] = [all.x, all.width];
  const edges = [
    `M${left} ${at}q${width / 4} -46 ${width / 2} 0t${width / 2} 0`,
    `M${left} ${at + 40}l${width} -80`,
    `M${left} ${at + 20}q${width / 2} -70 ${width} 0`,
  ];
  const edge = edges[products.twist % 3] ?? '';
  const ink = readableOn(ground, accent, shade(accent, -0.25));
  return (
    fill(ground, all) +
    pattern(paper, products, all, ground) +
    path(tint, `${edge}V${all.y + all.height}H${left}z`) +
    line(accent, edge, 7) +
    brandIn(part(face, 0.02, 0.19), products, ink) +
    nameIn(part(face, 0.22, icon ? 0.47 : 0.58), products, readableOn(ground)) +
    iconIn(part(face, 0.5, 0.87), products) +
    measureIn(part(face, 0.91, 0.99), products, readableOn(tint))
  );
};

/** A round badge with the name on a patterned ground. */
const badge: Label = (paper, products, { face, all }) => {
  const { ground, tint, accent, icon } = products;
  const spot = part(face, icon ? 0.2 : 0.26, icon ? 0.6 : 0.82);
  const [cx, cy] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
  const [rx, ry] = [spot.width / 2, Math.min(spot.height / 2, spot.width * 0.5)];
  const ink = readableOn(ground, accent, shade(accent, -0.25));
  const round = products.twist % 2 === 0 || rx > ry * 1.7;
  const shape = round
    ? path(tint, roundRect(cx - rx, cy - ry, rx * 2, ry * 2, Math.min(rx, ry) * 0.42))
    : ellipse(tint, cx, cy, rx, ry) +
      ellipse(
        'none',
        cx,
        cy,
        rx - 9,
        ry - 9,
        `stroke="${readableOn(tint, ground)}" stroke-width="2.5" opacity=".7"`,
      );
  const room = round
    ? within(spot, 12, 10)
    : within({ ...spot, y: cy - ry, height: ry * 2 }, rx * 0.22, ry * 0.3);
  return (
    fill(ground, all) +
    pattern(paper, products, all, ground) +
    brandIn(part(face, 0.01, icon ? 0.16 : 0.2), products, ink) +
    shape +
    nameIn(room, products, readableOn(tint, ground)) +
    iconIn(part(face, 0.63, 0.9), products) +
    measureIn(part(face, 0.925, 1), products, ink)
  );
};

/** A minimal design: little text, aligned left. */
const plain: Label = (_, products, { face, all }) => {
  const { ground, tint, accent, icon } = products;
  const ink = readableOn(ground);
  const foot = {
    ...all,
    y: face.y + face.height * 0.93,
    height: all.y + all.height - face.y - face.height * 0.93,
  };
  const inner = within(face, 6, 0);
  return (
    fill(ground, all) +
    brandIn(
      part(inner, 0.01, 0.15),
      products,
      readableOn(ground, accent, shade(accent, -0.25)),
      'start',
    ) +
    line(tint, `M${inner.x} ${face.y + face.height * 0.2}h${inner.width * 0.3}`, 8) +
    nameIn(part(inner, 0.24, icon ? 0.5 : 0.66), products, ink, 'start') +
    iconIn(
      {
        ...part(inner, 0.54, 0.84),
        x: inner.x - 4,
        width: Math.min(inner.width, inner.height * 0.3),
      },
      products,
    ) +
    measureIn(part(inner, icon ? 0.855 : 0.72, icon ? 0.915 : 0.79), products, ink, 'start') +
    fill(tint, foot)
  );
};

const designs: Label[] = [band, panel, split, badge, plain];

/** For faces wider than high: text on the left, icon on the right. */
const wide: Label = (paper, products, { face, all }) => {
  const { ground, tint, accent, icon } = products;
  const side = icon ? face.height * 0.86 : 0;
  const words = { ...face, width: face.width - side * 1.12 - (icon ? 14 : 0) };
  const at = face.x + face.width - side / 2;
  const block = { ...all, x: at - side * 0.62, width: all.x + all.width - at + side * 0.62 };
  return (
    fill(ground, all) +
    pattern(paper, products, all, ground) +
    (icon
      ? fill(tint, block)
      : fill(tint, { ...all, y: face.y + face.height * 0.98, height: 300 })) +
    brandIn(
      part(words, 0, 0.34),
      products,
      readableOn(ground, accent, shade(accent, -0.25)),
      'start',
    ) +
    nameIn(part(words, 0.36, 0.8), products, readableOn(ground), 'start') +
    measureIn(part(words, 0.83, 0.97), products, readableOn(ground), 'start') +
    iconIn(
      { x: face.x + face.width - side, y: face.y + face.height * 0.07, width: side, height: side },
      products,
    )
  );
};

/** Draws the label of a package in its brand's design. */
export const label: Label = (paper, products, print) => {
  const isWide = print.face.width > print.face.height * 1.5;
  const design = isWide ? wide : designs[products.look % designs.length];
  return design ? design(paper, products, print) : '';
};
