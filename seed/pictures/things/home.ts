/** Textiles, lamps and other things of the home. */
import { mix, shade } from '../colour.ts';
import { onBothSides, shape, twin } from '../outline.ts';
import { ellipse, glow, gradient, line, path, rect, roundRect } from '../paper.ts';
import { ink, metal, ribs, terry, wood, type Kit, type Thing } from './kit.ts';

const cushion = 'M150 270Q400 310 650 270Q614 500 650 730Q400 690 150 730Q186 500 150 270z';
const pillow: Thing = (k) =>
  k.solid(cushion) +
  k.seam(
    'M176 300Q250 340 300 400M624 300Q550 340 500 400M176 700Q250 660 300 600M624 700Q550 660 500 600',
    4,
  ) +
  k.seam('M172 292Q400 330 628 292M172 708Q400 670 628 708', 2);

const folded = (k: Kit, y: number, height: number, fill: string, tile?: string): string => {
  const outline = roundRect(150, y, 500, height, height / 2.4);
  return (
    (tile ? k.woven(outline, tile, fill) : k.solid(outline, fill)) +
    k.seam(`M640 ${y + height / 2}H230`, 4)
  );
};

const duvetSet: Thing = (k) =>
  folded(k, 660, 140, k.colour) +
  folded(k, 530, 140, k.light) +
  k.solid('M210 360q190-40 380 0 30 90 0 180-190 40-380 0-30-90 0-180z') +
  k.seam('M240 380q160-30 320 0', 3) +
  line('#fff', 'M250 726h290M250 596h290', 5, 'opacity=".4" stroke-dasharray="3 18"');

const towel: Thing = (k) =>
  folded(k, 640, 150, k.colour, terry) +
  folded(k, 500, 150, k.light, terry) +
  folded(k, 360, 150, k.colour, terry) +
  rect(k.deep, 210, 372, 16, 126, 0, 'opacity=".4"') +
  rect(k.deep, 240, 372, 8, 126, 0, 'opacity=".4"');

const blanket: Thing = (k) =>
  folded(k, 620, 130, k.colour, ribs) +
  folded(k, 490, 130, k.colour, ribs) +
  k.woven(
    shape(
      [190, 330, 50],
      [610, 330, 50],
      [616, 720, 10],
      [430, 720, 10],
      [430, 500, 20],
      [190, 500, 50],
    ),
    ribs,
  ) +
  Array.from({ length: 12 }, (_, i) => line(k.dark, `M${440 + i * 15.5} 718v48`, 6)).join('');

const rug: Thing = (k) => {
  const fringe = Array.from(
    { length: 24 },
    (_, i) => `M${196 + i * 17.7} 160v-34M${196 + i * 17.7} 840v34`,
  ).join('');
  return (
    line('#e6dccb', fringe, 5) +
    k.woven(shape([180, 156], [620, 156], [620, 844], [180, 844]), ribs) +
    line(k.light, 'M216 192h368v616h-368z', 12) +
    line(k.light, 'M250 226h300v548h-300z', 4) +
    path(k.light, [330, 500, 670].map((y) => `M400 ${y - 70}l60 70-60 70-60-70z`).join('')) +
    path(k.dark, [330, 500, 670].map((y) => `M400 ${y - 34}l30 34-30 34-30-34z`).join(''))
  );
};

const curtains: Thing = (k) => {
  const side =
    k.solid('M130 170h230q-10 380-60 700H130z') +
    k.seam(
      'M176 180q14 300-8 680M226 180q12 320-18 680M276 180q10 330-30 680M322 180q0 330-44 680',
      5,
    );
  return (
    line(shade(wood, -0.15), 'M90 156h620', 18) +
    k.ball(90, 156, 20, 20, wood) +
    k.ball(710, 156, 20, 20, wood) +
    onBothSides(side) +
    onBothSides(
      [150, 200, 250, 300, 345]
        .map((x) => ellipse('none', x, 158, 11, 16, `stroke="${metal}" stroke-width="5"`))
        .join(''),
    )
  );
};

const shadeOfLamp = (k: Kit, y: number, height: number, half: number): string =>
  k.solid(twin([half * 0.6, y, 6], [half, y + height, 8], [0, y + height + 10, 60])) +
  path(
    glow(
      k.paper,
      [
        [0, '#ffe9b0', 0.55],
        [1, '#ffe9b0', 0],
      ],
      0.5,
      0.8,
      0.6,
    ),
    twin([half * 0.6, y, 6], [half, y + height, 8], [0, y + height + 10, 60]),
  );

const stem = (k: Kit): string =>
  gradient(k.paper, [
    [0, '#6f7479'],
    [0.4, '#e5e7e9'],
    [1, '#7d8287'],
  ]);
const floorLamp: Thing = (k) =>
  rect(stem(k), 392, 330, 16, 530) +
  k.solid(roundRect(280, 850, 240, 26, 13), '#8b9095') +
  shadeOfLamp(k, 120, 230, 190);
const tableLamp: Thing = (k) =>
  k.solid(
    'M376 500h48q10 40 60 110 50 90 20 190-14 46-50 46H346q-36 0-50-46-30-100 20-190 50-70 60-110z',
    mix(wood, '#d9b48a', 0.3),
  ) +
  k.solid(roundRect(310, 836, 180, 30, 12), shade(wood, -0.12)) +
  shadeOfLamp(k, 170, 330, 250);
const pendant: Thing = (k) =>
  line(ink, 'M400 60v260', 7) +
  k.solid(roundRect(372, 300, 56, 70, 14), ink) +
  ellipse('#fff3cf', 400, 700, 230, 34) +
  ellipse('#ffe39a', 400, 700, 110, 22) +
  k.solid('M140 690C140 480 250 360 400 360S660 480 660 690Q400 730 140 690z');

const vase: Thing = (k) => {
  const twig = line(
    '#5f7a4e',
    'M400 330Q390 220 330 130M400 330Q410 200 470 110M400 330Q400 230 400 150',
    7,
  );
  const leaf = (x: number, y: number, turn: number): string =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" fill="#7d9a66" d="M0 0q30-26 70 0-40 26-70 0z"/>`;
  return (
    twig +
    leaf(330, 130, 200) +
    leaf(352, 180, 240) +
    leaf(364, 210, 330) +
    leaf(470, 110, 320) +
    leaf(446, 170, 20) +
    leaf(430, 200, 200) +
    leaf(400, 150, 270) +
    leaf(398, 220, 30) +
    k.solid(
      'M346 330h108q-6 90 64 200 60 110 14 240-30 96-80 96H348q-50 0-80-96-46-130 14-240 70-110 64-200z',
    ) +
    ellipse(k.deep, 400, 332, 54, 12)
  );
};

const plantPot: Thing = (k) => {
  const leaf = (turn: number, size: number): string =>
    `<g transform="translate(400 520) rotate(${turn}) scale(${size})">${path('#4f8a55', 'M0 0C-90-120-70-280 0-370 70-280 90-120 0 0z')}${line('#3b6d42', 'M0 0V-340', 5)}</g>`;
  return (
    [-62, 60, -32, 32, 0].map((turn, i) => leaf(turn, 0.8 + i * 0.06)).join('') +
    k.solid(shape([232, 520, 10], [568, 520, 10], [520, 860, 24], [280, 860, 24])) +
    k.solid(roundRect(214, 500, 372, 66, 14))
  );
};

const frame: Thing = (k) =>
  k.solid(roundRect(150, 170, 500, 660, 8)) +
  path('#faf8f3', 'M196 216h408v568h-408z') +
  line('#d8d3c8', 'M196 216h408v568h-408z', 3) +
  path('#cfe0e6', 'M262 290h276v420h-276z') +
  path('#8fae8b', 'M262 600q80-90 150-50t126-40v200h-276z') +
  path('#6f9470', 'M262 650q120-70 276-10v70h-276z') +
  ellipse('#f3d9a0', 470, 390, 44);
const mirror: Thing = (k) =>
  k.solid(roundRect(180, 140, 440, 720, 220)) +
  path('#dbe8ec', roundRect(210, 170, 380, 660, 190)) +
  path('#fff', 'M240 420l180-210 80 30-250 310zM250 600l290-350 30 40-310 380z', 'opacity=".5"') +
  line(k.deep, roundRect(210, 170, 380, 660, 190), 3);
const wallClock: Thing = (k) =>
  k.ball(400, 500, 290) +
  ellipse('#fbfaf6', 400, 500, 240) +
  line(ink, 'M400 282v34M400 684v34M182 500h34M584 500h34', 12) +
  line(
    ink,
    'M509 311l-9 16M589 391l-16 9M589 609l-16-9M509 689l-9-16M291 689l9-16M211 609l16-9M211 391l16 9M291 311l9 16',
    6,
  ) +
  line(ink, 'M400 500L320 410', 16) +
  line(ink, 'M400 500L500 370', 10) +
  line('#b3212e', 'M420 540L360 640', 5) +
  ellipse(ink, 400, 500, 15);

const storageBox: Thing = (k) =>
  k.solid(shape([150, 430, 8], [650, 430, 8], [624, 800, 30], [176, 800, 30])) +
  k.solid(roundRect(128, 360, 544, 84, 18), k.light) +
  k.solid(roundRect(330, 520, 140, 46, 23), k.deep) +
  k.seam('M182 740h436', 3) +
  onBothSides(k.solid(roundRect(640, 410, 30, 70, 8), k.dark));
const wateringCan: Thing = (k) =>
  line(k.dark, 'M520 400C700 340 690 640 560 690', 26) +
  line(k.dark, 'M300 640L140 430', 42) +
  k.solid(shape([90, 400, 10], [180, 340, 10], [200, 400, 10], [116, 460, 10]), k.deep) +
  k.solid(shape([280, 390, 16], [560, 390, 16], [586, 800, 30], [254, 800, 30])) +
  ellipse(k.deep, 420, 396, 126, 20) +
  k.seam('M262 720h316', 4);
const bucket: Thing = (k) =>
  line(metal, 'M190 380C200 120 600 120 610 380', 14) +
  k.solid(shape([180, 370, 10], [620, 370, 10], [566, 830, 34], [234, 830, 34])) +
  ellipse(k.deep, 400, 372, 220, 36) +
  ellipse('none', 400, 372, 220, 36, `stroke="${k.light}" stroke-width="12"`) +
  k.seam('M196 470Q400 510 604 470', 4) +
  onBothSides(ellipse(metal, 610, 396, 16));
const candle: Thing = (k) =>
  path(
    glow(k.paper, [
      [0, '#ffd773', 0.5],
      [1, '#ffd773', 0],
    ]),
    'M400 130a150 150 0 1 0 .1 0z',
  ) +
  path('#ffb13d', 'M400 180q50 70 24 110-24 26-48 0-26-40 24-110z') +
  path('#fff0c0', 'M400 230q20 34 8 54-8 10-16 0-12-20 8-54z') +
  line(ink, 'M400 290v44', 6) +
  k.solid(roundRect(280, 330, 240, 520, 22)) +
  ellipse(k.light, 400, 342, 116, 18) +
  ellipse('#e9e0cf', 400, 342, 40, 7);

export const home: Record<string, Thing> = {
  pillow,
  'duvet-set': duvetSet,
  towel,
  blanket,
  rug,
  curtains,
  'floor-lamp': floorLamp,
  'table-lamp': tableLamp,
  'pendant-lamp': pendant,
  vase,
  'potted-plant': plantPot,
  'framed-picture': frame,
  mirror,
  'wall-clock': wallClock,
  'storage-box': storageBox,
  'watering-can': wateringCan,
  bucket,
  candle,
};
