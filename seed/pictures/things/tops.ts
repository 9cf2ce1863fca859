/** Shirts and jumpers, laid flat. */
import { shade } from '../colour.ts';
import { onBothSides, shape, twin } from '../outline.ts';
import { line, path } from '../paper.ts';
import { button, buttons, knit, type Kit, type Thing } from './kit.ts';
import { armholes, bands, long, neck, short, vNeck } from './torso.ts';

const tee: Thing = (k) =>
  k.solid(short) +
  armholes(k) +
  neck(k, 78, 56) +
  k.seam('M212 794Q400 804 588 794') +
  onBothSides(k.seam('M630 440L698 370'));

const jumper: Thing = (k) => k.woven(long, knit) + armholes(k) + bands(k) + neck(k, 74, 44, 22);

const shirt: Thing = (k) =>
  k.solid(long) +
  armholes(k) +
  path(k.deep, 'M340 196Q400 214 460 196L400 300z') +
  k.seam('M388 290V818M416 290V818', 2.5) +
  k.solid(shape([326, 180, 8], [400, 262], [352, 330, 6], [288, 222, 8])) +
  k.solid(shape([474, 180, 8], [400, 262], [448, 330, 6], [512, 222, 8])) +
  buttons(402, 316, 776, 6, shade(k.colour, 0.12)) +
  k.seam('M462 400h78v70l-39 22-39-22z', 2.5) +
  onBothSides(k.seam('M606 672L688 646'));

const hoodie: Thing = (k) =>
  k.solid(twin([0, 96, 130], [146, 110, 90], [124, 250, 50], [0, 300])) +
  path(k.deep, 'M312 184Q322 122 400 122Q478 122 488 184Q478 258 400 266Q322 258 312 184z') +
  k.solid(long) +
  path(k.deep, 'M326 184C340 262 460 262 474 184Q400 226 326 184z') +
  armholes(k) +
  bands(k) +
  k.solid(
    shape([312, 570], [488, 570], [530, 670, 8], [530, 756, 8], [270, 756, 8], [270, 670, 8]),
  ) +
  line('#f4f2ec', 'M372 244v120M428 244v104', 7);

const cardigan: Thing = (k) =>
  k.woven(long, knit) +
  armholes(k) +
  bands(k) +
  vNeck(k, 76, 440, 26) +
  line(k.dark, 'M400 436V806', 30) +
  buttons(400, 480, 770, 5, k.light);

const tank: Thing = (k) =>
  k.solid(
    twin(
      [96, 168, 8],
      [148, 168, 10],
      [132, 320, 70],
      [182, 424, 14],
      [184, 600, 90],
      [190, 812, 14],
      [0, 820],
    ),
  ) +
  neckless(k) +
  k.seam('M212 794Q400 804 588 794');

const neckless = (k: Kit): string =>
  path(k.deep, 'M304 168C312 350 488 350 496 168C470 232 330 232 304 168z') +
  line(k.dark, 'M304 168C312 350 488 350 496 168', 13) +
  onBothSides(line(k.dark, 'M546 172C532 330 544 390 578 420', 12));

const blouse: Thing = (k) =>
  k.solid(
    twin(
      [76, 184, 8],
      [164, 212, 16],
      [216, 262, 50],
      [300, 540, 40],
      [226, 586, 14],
      [180, 410, 10],
      [200, 800, 30],
      [0, 816],
    ),
  ) +
  armholes(k) +
  vNeck(k, 80, 330, 12) +
  onBothSides(k.seam('M622 566L692 524', 6)) +
  k.seam('M330 340Q350 560 318 796M470 340Q450 560 482 796', 2.5);

const bodysuit: Thing = (k) =>
  k.solid(
    twin(
      [80, 196, 8],
      [158, 222, 16],
      [206, 258, 30],
      [296, 382, 12],
      [226, 446, 12],
      [172, 396, 10],
      [176, 640, 40],
      [70, 800, 12],
      [0, 806],
    ),
  ) +
  neck(k, 84, 56, 18) +
  onBothSides(line(k.dark, 'M574 644Q506 676 472 796', 14)) +
  [360, 400, 440].map((x) => button(x, 782, k.light)).join('');

export const tops: Record<string, Thing> = {
  't-shirt': tee,
  sweater: jumper,
  shirt,
  hoodie,
  cardigan,
  'running-shirt': tank,
  'womans-clothes': blouse,
  bodysuit,
};
