/** Tubes, sticks, jars and compacts. */
import { contrast, readableOn, shade, toOklch } from '../colour.ts';
import { label } from '../label.ts';
import { cap, edge, flatLight, grooves, roundLight, shadow } from '../light.ts';
import { cut, ellipse, glow, path, rect, roundRect, type Paper } from '../paper.ts';
import type { Packed } from '../packed.ts';
import { brandIn, nameIn, part } from '../words.ts';
import { area, printed, type Form } from './printed.ts';

export const tube: Form = (paper, products) => {
  const body = 'M246 128h308c-2 220-24 420-44 622H290c-20-202-42-402-44-622z';
  return (
    shadow(paper, 400, 872, 112) +
    cap(paper, products.accent, area(304, 746, 192, 126), 14) +
    grooves(area(304, 756, 192, 104), 16) +
    printed(
      paper,
      products,
      body,
      { face: area(292, 192, 216, 520), all: area(240, 128, 320, 624) },
      roundLight,
    ) +
    rect(shade(products.ground, -0.07), 242, 112, 316, 44, 5) +
    grooves(area(242, 112, 316, 44), 40)
  );
};

/** A stick's lower part; its words run along it, from below upwards. */
function barrel(paper: Paper, products: Packed): string {
  const body = roundRect(302, 396, 196, 476, 14);
  const print = { face: area(24, 22, 428, 152), all: area(0, 0, 476, 196) };
  const along = `<g transform="translate(302 872) rotate(-90)">${label(paper, products, print)}</g>`;
  return (
    shadow(paper, 400, 872, 104) +
    cut(paper, body, along + roundLight(paper, area(302, 396, 196, 476))) +
    edge(body, products.ground)
  );
}

/** A closed stick; a ring under its cap has the colour. */
export const stick: Form = (paper, products) =>
  barrel(paper, products) +
  cap(paper, products.accent, area(308, 150, 184, 252), 40) +
  cap(paper, products.tint, area(306, 360, 188, 42), 6);

/** An open lipstick. */
export const lipstick: Form = (paper, products) =>
  barrel(paper, products) +
  path(products.tint, 'M342 212c0-14 96-86 116-64v150H342z') +
  path('#fff', 'M360 216q60-52 84-58-52 34-66 70v70h-18z', 'opacity=".28"') +
  cap(paper, products.accent, area(322, 284, 156, 124), 8);

export const jar: Form = (paper, products) => {
  const body = 'M176 512h448v270q0 88-88 88H264q-88 0-88-88z';
  return (
    shadow(paper, 400, 868, 222) +
    printed(
      paper,
      products,
      body,
      { face: area(206, 534, 388, 316), all: area(176, 512, 448, 360) },
      roundLight,
    ) +
    cap(paper, products.accent, area(164, 388, 472, 132), 20) +
    ellipse('#fff', 400, 398, 214, 7, 'opacity=".35"')
  );
};

/** A powder box lying open: the lid carries the words, the pan the colour. */
export const compact: Form = (paper, products) => {
  const ring = (cy: number): string =>
    ellipse(products.ground, 400, cy, 222) +
    edge(roundRect(178, cy - 222, 444, 444, 222), products.ground);
  const lid = area(248, 186, 304, 276);
  const ink = readableOn(products.ground, products.accent);
  const shine = glow(
    paper,
    [
      [0, '#fff', 0.34],
      [1, '#fff', 0],
    ],
    0.34,
    0.3,
    0.6,
  );
  return (
    shadow(paper, 400, 872, 180) +
    rect(shade(products.accent, -0.05), 330, 516, 140, 48, 10) +
    ring(322) +
    ellipse(shine, 400, 322, 222) +
    ellipse('none', 400, 322, 200, 200, `stroke="${products.accent}" stroke-width="5"`) +
    brandIn(part(lid, 0.02, 0.3), products, ink) +
    nameIn(part(lid, 0.36, 0.92), products, readableOn(products.ground)) +
    ring(656) +
    ellipse(shade(products.tint, -0.1), 400, 656, 184) +
    ellipse(products.tint, 400, 660, 178) +
    ellipse(shine, 400, 660, 178)
  );
};

/** A preserving jar: what is in it shows above and below the paper. */
export const glassJar: Form = (paper, products) => {
  const glass =
    'M268 300h264c8 36 58 42 58 110v394q0 66-66 66H276q-66 0-66-66V410c0-68 50-74 58-110z';
  const inside = products.content;
  const paperLabel = area(210, 440, 380, 330);
  const isPale = contrast(products.ground, inside) < 1.2;
  const framed = isPale
    ? rect(
        shade(products.ground, toOklch(products.ground)[0] > 0.5 ? -0.18 : 0.2),
        210,
        434,
        380,
        342,
      )
    : '';
  return (
    shadow(paper, 400, 868, 190) +
    cut(
      paper,
      glass,
      rect('#eef1ee', 200, 290, 400, 590) +
        rect(inside, 200, 352, 400, 530) +
        framed +
        cut(
          paper,
          roundRect(210, 440, 380, 330, 0),
          label(paper, products, { face: area(244, 454, 312, 304), all: paperLabel }),
        ) +
        roundLight(paper, area(210, 300, 380, 570)),
    ) +
    edge(glass, shade(inside, 0.04)) +
    cap(paper, products.accent, area(256, 196, 288, 108), 14) +
    flatLight(paper, area(256, 196, 288, 30))
  );
};
