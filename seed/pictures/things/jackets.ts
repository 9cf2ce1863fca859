/** Jackets, coats and what is worn from top to toe, laid flat. */
import { shade } from '../colour.ts';
import { onBothSides, shape, twin } from '../outline.ts';
import { cut, line, path } from '../paper.ts';
import { buttons, zip, type Kit, type Thing } from './kit.ts';
import { armholes, long } from './torso.ts';

const lapels = (k: Kit, to: number): string =>
  path(shade(k.deep, -0.04), `M330 186Q400 204 470 186L400 ${to}z`) +
  k.solid(
    shape([330, 180, 6], [400, to], [300, to - 130, 6], [318, to - 160, 4], [282, to - 190, 6]),
  ) +
  k.solid(
    shape([470, 180, 6], [400, to], [500, to - 130, 6], [482, to - 160, 4], [518, to - 190, 6]),
  );

const pockets = (k: Kit, y: number): string =>
  onBothSides(k.solid(shape([452, y], [546, y - 8], [550, y + 26, 8], [454, y + 34, 8])));

const blazer: Thing = (k) =>
  k.solid(long) +
  armholes(k) +
  k.seam('M400 480V818') +
  pockets(k, 650) +
  lapels(k, 480) +
  buttons(414, 520, 610, 2, k.deep) +
  k.seam('M478 380l60-8', 5);

const overcoat = twin(
  [76, 160, 8],
  [164, 190, 16],
  [214, 244, 50],
  [292, 680, 14],
  [212, 708, 14],
  [180, 420, 10],
  [182, 560, 80],
  [222, 866, 14],
  [0, 876],
);

const coat: Thing = (k) =>
  k.solid(overcoat) +
  onBothSides(k.seam('M564 194C546 264 574 346 578 420')) +
  k.seam('M432 470V872') +
  pockets(k, 640) +
  `<g transform="translate(0 -20)">${lapels(k, 480)}</g>` +
  buttons(376, 510, 690, 3, k.deep) +
  buttons(450, 510, 690, 3, k.deep);

const puffer: Thing = (k) => {
  const rows = [290, 376, 462, 548, 634, 720]
    .map((y) => `M218 ${y}Q400 ${y + 18} 582 ${y}`)
    .join('');
  const sleeves = [330, 414, 498, 582].map((y) => `M560 ${y + 34}L720 ${y - 20}`).join('');
  return (
    k.solid(twin([90, 130, 50], [100, 214, 20], [60, 232], [0, 232]), k.dark) +
    path(k.deep, 'M330 168Q400 132 470 168Q462 236 400 240Q338 236 330 168z') +
    k.solid(long) +
    armholes(k) +
    cut(k.paper, long, k.seam(rows, 6) + onBothSides(k.seam(sleeves, 6))) +
    zip(400, 226, 812) +
    onBothSides(line(k.deep, 'M500 620l34 96', 6))
  );
};

const bathrobe: Thing = (k) => {
  const robe = twin(
    [70, 150, 8],
    [164, 182, 16],
    [216, 240, 50],
    [310, 620, 16],
    [216, 660, 16],
    [182, 430, 10],
    [206, 870, 12],
    [0, 878],
  );
  return (
    k.solid(robe) +
    path(k.deep, 'M338 158Q400 176 462 158L396 500z') +
    k.seam('M396 500V874') +
    line(k.dark, 'M336 152L396 500V560', 34) +
    line(k.dark, 'M464 152L396 500', 34) +
    k.solid(shape([214, 500, 6], [586, 500, 6], [588, 548, 6], [212, 548, 6]), k.dark) +
    k.solid(shape([376, 540], [406, 540], [392, 740, 6], [356, 736, 6]), k.dark) +
    onBothSides(k.seam('M610 626L702 590', 8))
  );
};

const pyjamas: Thing = (k) => {
  const top = twin(
    [64, 140, 8],
    [140, 164, 14],
    [184, 208, 40],
    [266, 462, 12],
    [194, 490, 12],
    [156, 336, 8],
    [160, 524, 12],
    [0, 530],
  );
  const legs = twin([130, 548, 6], [150, 870, 12], [50, 874, 12], [6, 650]);
  return (
    k.solid(legs, k.light) +
    k.seam('M270 574h260') +
    k.solid(top) +
    path(k.deep, 'M342 148Q400 164 458 148L400 230z') +
    k.seam('M400 230V528') +
    k.solid(shape([330, 134, 6], [400, 226], [350, 272, 6], [300, 166, 6])) +
    k.solid(shape([470, 134, 6], [400, 226], [450, 272, 6], [500, 166, 6])) +
    buttons(414, 290, 480, 4, k.light)
  );
};

const overall: Thing = (k) =>
  k.solid(twin([0, 108, 100], [104, 122, 70], [96, 220, 40], [0, 250])) +
  path(k.deep, 'M330 184Q336 132 400 132Q464 132 470 184Q464 238 400 242Q336 238 330 184z') +
  k.solid(
    twin(
      [72, 196, 8],
      [150, 218, 16],
      [196, 270, 40],
      [276, 570, 16],
      [206, 598, 16],
      [160, 420, 10],
      [168, 858, 14],
      [44, 866, 14],
      [10, 640],
    ),
  ) +
  zip(400, 236, 610) +
  k.seam('M248 520Q400 536 552 520', 5) +
  onBothSides(k.seam('M582 560l68-24M444 828h112', 5));

export const jackets: Record<string, Thing> = {
  blazer,
  coat,
  'padded-jacket': puffer,
  bathrobe,
  pyjamas,
  overall,
};
