/** Bags, cans, tins, trays and wrappers. */
import { mix, shade } from '../colour.ts';
import { label } from '../label.ts';
import { edge, grooves, roundLight, shadow } from '../light.ts';
import type { Area } from '../packed.ts';
import {
  cut,
  ellipse,
  glow,
  gradient,
  line,
  path,
  rect,
  roundRect,
  type Paper,
  type Stop,
} from '../paper.ts';
import { area, printed, type Form } from './printed.ts';

/** Light on a filled bag: a swell in the middle, creases towards its ends. */
function bagLight(paper: Paper, { x, y, width, height }: Area): string {
  const at = (share: number): number => Math.round(x + width * share);
  const [top, foot] = [y + 36, y + height - 36];
  // Each crease is a leaf: it begins at a seam, swells a little and ends in a point.
  const crease = (from: number, start: number, dx: number, dy: number, wide: number): string =>
    `M${at(from)} ${start}q${dx * 0.2 + wide} ${dy * 0.4} ${dx} ${dy}q${-dx * 0.9 - wide} ${-dy * 0.5} ${-dx} ${-dy}z`;
  const dark =
    crease(0.24, top, 8, 96, 10) +
    crease(0.86, top, -22, 170, 12) +
    crease(0.1, foot, 46, -150, -12) +
    crease(0.9, foot, -40, -120, 12);
  const pale =
    crease(0.14, top, 16, 150, 12) + crease(0.72, top, -4, 96, 10) + crease(0.3, foot, 14, -90, 10);
  const swell: Stop[] = [
    [0, '#fff', 0.2],
    [0.62, '#000', 0],
    [1, '#000', 0.24],
  ];
  return (
    rect(glow(paper, swell, 0.4, 0.42, 0.72), x, y, width, height) +
    path('#000', dark, 'opacity=".1"') +
    path('#fff', pale, 'opacity=".2"')
  );
}

/** Welded ends of a bag. */
const seam = (x: number, y: number, width: number): string =>
  rect('#000', x, y, width, 34, 0, 'opacity=".1"') + grooves(area(x, y, width, 34), 44);

export const bag: Form = (paper, products) => {
  const body = 'M214 118h372l6 40c18 200 18 440 0 674l-6 40H214l-6-40c-18-234-18-474 0-674z';
  return (
    shadow(paper, 400, 870, 190) +
    printed(
      paper,
      products,
      body,
      { face: area(232, 192, 336, 616), all: area(190, 118, 420, 756) },
      bagLight,
    ) +
    cut(paper, body, seam(190, 118, 420) + seam(190, 838, 420))
  );
};

export const pouch: Form = (paper, products) => {
  const body =
    'M200 130h400q14 0 14 14c-4 200-4 480 8 676q2 52-60 52H238q-62 0-60-52c12-196 12-476 8-676q0-14 14-14z';
  return (
    shadow(paper, 400, 870, 214) +
    printed(
      paper,
      products,
      body,
      { face: area(222, 244, 356, 560), all: area(170, 130, 460, 744) },
      bagLight,
    ) +
    cut(
      paper,
      body,
      rect('#000', 170, 130, 460, 56, 0, 'opacity=".08"') +
        line('#fff', 'M178 214h444', 5, 'opacity=".45"') +
        line('#000', 'M178 220h444', 3, 'opacity=".2"') +
        line('#000', 'M196 862q204-60 408 0', 5, 'opacity=".16"'),
    )
  );
};

const metal = (paper: Paper): string =>
  gradient(paper, [
    [0, '#85898d'],
    [0.25, '#f2f3f4'],
    [0.55, '#b9bdc1'],
    [1, '#777b7f'],
  ]);

export const can: Form = (paper, products) => {
  const body = 'M262 176h276l22 42v606l-22 42H262l-22-42V218z';
  return (
    shadow(paper, 400, 872, 164) +
    rect(metal(paper), 258, 136, 284, 60, 22) +
    rect(metal(paper), 258, 834, 284, 40, 18) +
    printed(
      paper,
      products,
      body,
      { face: area(266, 236, 268, 566), all: area(240, 176, 320, 690) },
      roundLight,
    ) +
    ellipse('#c9ccd0', 400, 150, 128, 11) +
    ellipse('#a2a6aa', 400, 150, 44, 5)
  );
};

export const tin: Form = (paper, products) => {
  const body = 'M168 400h464v440q0 20-20 20H188q-20 0-20-20z';
  return (
    shadow(paper, 400, 868, 236) +
    rect(metal(paper), 160, 842, 480, 30, 13) +
    printed(
      paper,
      products,
      body,
      { face: area(206, 424, 388, 404), all: area(168, 400, 464, 462) },
      roundLight,
    ) +
    rect(metal(paper), 160, 366, 480, 46, 20) +
    ellipse('#d9dcde', 400, 372, 226, 26) +
    ellipse('none', 400, 374, 196, 20, 'stroke="#a5a9ad" stroke-width="3"')
  );
};

export const bar: Form = (paper, products) => {
  const teeth = (one: string): string => one.repeat(17);
  const body = `M62 320h676${teeth('l10 10l-10 10')}h-676${teeth('l-10-10l10-10')}z`;
  const all = area(62, 320, 676, 340);
  return (
    shadow(paper, 400, 668, 330) +
    printed(paper, products, body, { face: area(130, 362, 540, 256), all }, (sheet) =>
      rect(
        gradient(
          sheet,
          [
            [0, '#fff', 0.26],
            [0.2, '#fff', 0.05],
            [0.75, '#000', 0],
            [1, '#000', 0.2],
          ],
          true,
        ),
        62,
        320,
        676,
        340,
      ),
    ) +
    cut(
      paper,
      body,
      rect('#000', 62, 320, 42, 340, 0, 'opacity=".1"') +
        rect('#000', 696, 320, 42, 340, 0, 'opacity=".1"'),
    )
  );
};

/** A tray under film, with a printed sleeve around it. */
export const tray: Form = (paper, products) => {
  const rim = roundRect(96, 262, 608, 608, 54);
  const sleeve = area(226, 262, 348, 608);
  const food = mix(products.content, '#c9a27a', 0.1);
  return (
    shadow(paper, 400, 868, 290) +
    path(shade('#e9e7e2', -0.02), rim) +
    edge(rim, '#e9e7e2') +
    rect(food, 122, 288, 556, 556, 36) +
    rect(
      glow(paper, [
        [0, '#fff', 0.3],
        [0.7, '#000', 0],
        [1, '#000', 0.3],
      ]),
      122,
      288,
      556,
      556,
      36,
    ) +
    path('#fff', 'M140 330l70-30v500l-70 30zM590 300l60 20v200l-60 60z', 'opacity=".22"') +
    cut(
      paper,
      roundRect(226, 256, 348, 620, 6),
      label(paper, products, {
        face: area(250, 288, 300, 556),
        all: { ...sleeve, y: 256, height: 620 },
      }),
    ) +
    edge(roundRect(226, 256, 348, 620, 6), products.ground)
  );
};
