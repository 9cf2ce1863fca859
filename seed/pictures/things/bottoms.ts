/** Trousers, skirts, dresses and what is worn under them. */
import { onBothSides, shape, twin } from '../outline.ts';
import { cut, line, path } from '../paper.ts';
import { button, ribs, type Kit, type Thing } from './kit.ts';

const legs = (waist: number, hip: number, foot: number, to = 870): string =>
  twin([waist, 140, 6], [hip, 330, 40], [foot + 76, to, 8], [foot - 14, to + 4, 8], [6, 400, 6]);

const waistband = (k: Kit, half: number): string =>
  k.solid(
    shape([400 - half, 134, 6], [400 + half, 134, 6], [403 + half, 176], [397 - half, 176]),
    k.dark,
  );

const trousers: Thing = (k) =>
  k.solid(legs(130, 158, 70)) +
  k.seam('M400 180V396M318 330L288 860M482 330L512 860', 2.5) +
  onBothSides(k.seam('M470 180Q478 250 545 268')) +
  waistband(k, 132) +
  button(400, 155, k.light);

const jeans: Thing = (k) => {
  const stitch = (d: string): string =>
    `<path fill="none" stroke="#d8a45b" stroke-width="3" stroke-dasharray="9 5" d="${d}"/>`;
  return (
    k.solid(legs(134, 160, 66)) +
    k.seam('M400 180V396', 4) +
    onBothSides(
      k.seam('M466 180Q476 256 548 268', 4) + stitch('M460 180Q470 264 548 276M546 330L528 850'),
    ) +
    stitch('M412 182V310Q410 330 400 336') +
    onBothSides(k.solid(shape([452, 820], [545, 820], [545, 872, 6], [452, 876, 6]), k.light)) +
    waistband(k, 136) +
    stitch('M270 142h260M268 168h264') +
    button(400, 156, '#b98a4a')
  );
};

const leggings: Thing = (k) =>
  k.solid(legs(112, 132, 42)) +
  k.seam('M400 190V396') +
  waistband(k, 114) +
  onBothSides(k.seam('M524 330L500 850', 2.5));

const shorts: Thing = (k) =>
  k.solid(twin([150, 270, 6], [214, 660, 10], [22, 690, 10], [6, 520, 6])) +
  k.seam('M400 310V520') +
  onBothSides(k.seam('M480 316Q490 400 574 412M432 666L606 640', 3)) +
  k.woven(shape([246, 262, 8], [554, 262, 8], [558, 312], [242, 312]), ribs, k.dark) +
  line('#f4f2ec', 'M384 300Q366 350 376 398M416 300Q440 350 428 390', 7);

const skirt: Thing = (k) =>
  k.solid(twin([104, 190, 6], [150, 320, 60], [250, 790, 14], [0, 846, 240])) +
  k.seam('M356 250L310 812M444 250L490 812M300 260L206 790M500 260L594 790', 3) +
  k.solid(shape([294, 176, 6], [506, 176, 6], [510, 226], [290, 226]), k.dark);

const dress: Thing = (k) =>
  k.solid(
    twin(
      [96, 128, 8],
      [128, 128, 8],
      [122, 230, 40],
      [146, 300, 20],
      [108, 430, 40],
      [130, 500, 40],
      [252, 830, 14],
      [0, 880, 240],
    ),
  ) +
  path(k.deep, 'M304 128C316 290 484 290 496 128C470 190 330 190 304 128z') +
  line(k.dark, 'M304 128C316 290 484 290 496 128', 11) +
  onBothSides(line(k.dark, 'M526 132C516 240 522 270 542 296', 10)) +
  k.solid(shape([294, 424, 4], [506, 424, 4], [510, 454], [290, 454]), k.dark) +
  k.seam('M352 470Q340 660 282 850M448 470Q460 660 518 850M400 470V860', 2.5);

const tights: Thing = (k) =>
  k.solid(
    shape(
      [300, 140, 6],
      [500, 140, 6],
      [512, 320, 30],
      [480, 760, 20],
      [560, 840, 30],
      [520, 872, 16],
      [420, 830, 30],
      [404, 420, 6],
      [388, 780, 20],
      [380, 868, 20],
      [290, 870, 20],
      [300, 800, 30],
      [286, 320, 30],
    ),
  ) + k.woven(shape([298, 134, 6], [502, 134, 6], [504, 190], [296, 190]), ribs, k.dark);

const briefs: Thing = (k) =>
  k.solid(twin([232, 370, 8], [220, 452, 20], [120, 540, 90], [62, 690, 16], [0, 700])) +
  onBothSides(line(k.dark, 'M620 462Q500 540 466 682', 13)) +
  k.woven(shape([166, 360, 8], [634, 360, 8], [630, 412], [170, 412]), ribs, k.dark) +
  k.seam('M330 640Q400 620 470 640');

const cups = (k: Kit, y: number): string =>
  onBothSides(
    line(k.dark, `M470 ${y + 40}L510 ${y - 190}`, 16) +
      k.solid(
        shape(
          [412, y + 96, 20],
          [424, y + 20, 60],
          [560, y - 34, 90],
          [632, y + 70, 20],
          [650, y + 96, 10],
          [640, y + 150, 10],
          [520, y + 168, 80],
        ),
      ) +
      k.seam(`M424 ${y + 60}Q520 ${y + 20} 620 ${y + 80}`),
  );

const bra: Thing = (k) =>
  cups(k, 460) + k.solid(shape([384, 540, 6], [416, 540, 6], [414, 600, 6], [386, 600, 6]), k.dark);

const bikini: Thing = (k) =>
  `<g transform="translate(0 -120)">${bra(k)}</g>` +
  `<g transform="translate(56 290) scale(.86 .72)">${briefs(k)}</g>`;

const swimsuit: Thing = (k) =>
  k.solid(
    twin(
      [86, 130, 8],
      [122, 130, 8],
      [120, 270, 50],
      [164, 360, 30],
      [124, 520, 70],
      [176, 660, 30],
      [64, 850, 12],
      [0, 856],
    ),
  ) +
  path(k.deep, 'M314 130C322 370 478 370 486 130C470 230 330 230 314 130z') +
  line(k.dark, 'M314 130C322 370 478 370 486 130', 11) +
  onBothSides(line(k.dark, 'M520 134C512 290 532 320 562 352M574 664Q490 700 466 846', 10)) +
  k.seam('M292 520Q400 540 508 520', 3);

const sock = (k: Kit): string =>
  k.solid('M300 220h150v300q6 70 70 110 60 36 60 84 0 60-70 60-90 0-160-60-60-52-50-154z') +
  k.woven(shape([294, 210, 8], [456, 210, 8], [454, 290], [297, 290]), ribs, k.dark) +
  path(k.dark, 'M304 560q66 10 84 90-40 30-62 30-26-50-22-120z', 'opacity=".7"') +
  path(k.dark, 'M582 700q6 74-72 74-30 0-54-8 10-80 80-104 36 14 46 38z', 'opacity=".7"');
const socks: Thing = (k) =>
  `<g transform="translate(-110 -60)">${sock(k)}</g><g transform="translate(70 60)">${sock(k)}</g>`;

const tie: Thing = (k) => {
  const blade = shape([372, 250], [428, 250], [478, 760, 10], [400, 860, 4], [322, 760, 10]);
  const stripes = [380, 460, 540, 620, 700, 780].map((y) => `M300 ${y}l200-130`).join('');
  return (
    k.solid(blade) +
    cut(k.paper, blade, k.seam(stripes, 12)) +
    k.solid(shape([350, 150, 12], [450, 150, 12], [430, 262, 8], [370, 262, 8]))
  );
};

export const bottoms: Record<string, Thing> = {
  trousers,
  jeans,
  leggings,
  shorts,
  skirt,
  dress,
  tights,
  briefs,
  bra,
  bikini,
  'one-piece-swimsuit': swimsuit,
  socks,
  necktie: tie,
};
