/** What is worn on head, hands and feet, and what is carried. */
import { shade } from '../colour.ts';
import { onBothSides, shape } from '../outline.ts';
import { cut, ellipse, line, path, roundRect } from '../paper.ts';
import { ink, knit, metal, ribs, type Kit, type Thing } from './kit.ts';

const beanie: Thing = (k) =>
  k.ball(400, 236, 66, 62, k.light) +
  k.woven('M190 640C180 380 260 270 400 270S620 380 610 640z', knit) +
  k.woven(shape([170, 604, 40], [630, 604, 40], [630, 744, 40], [170, 744, 40]), ribs, k.dark);

const belt: Thing = (k) =>
  k.solid('M400 250a260 260 0 1 0 .1 0zM400 330a180 180 0 1 1-.1 0z') +
  k.seam('M400 264a246 246 0 1 0 .1 0zM400 316a194 194 0 1 1-.1 0z', 2) +
  `<g transform="rotate(-14 600 480)">${line(metal, roundRect(560, 420, 120, 132, 14), 20)}${line(metal, 'M560 486h90', 12)}${line('#7f848a', roundRect(551, 411, 138, 150, 20), 2)}</g>`;

const ring = (colour: string, d: string, width: number): string =>
  line(shade(colour, -0.2), d, width + 4) +
  line(colour, d, width) +
  line('#fff', d, width * 0.24, 'opacity=".6" transform="translate(-2 -3)"');

const earrings: Thing = (k) =>
  [270, 530]
    .map(
      (x) =>
        ring(k.colour, `M${x} 400v-60q0-70 36-70 30 0 26 60`, 8) +
        k.ball(x, 520, 92, 120) +
        ring(k.light, `M${x - 56} 520a56 82 0 1 0 112 0a56 82 0 1 0-112 0`, 4),
    )
    .join('');

const necklace: Thing = (k) =>
  ring(k.colour, 'M140 190C170 520 300 690 400 700S630 520 660 190', 9) +
  ring(k.colour, 'M400 700v34', 7) +
  k.ball(400, 786, 54) +
  ellipse('#fff', 384, 768, 13, 10, 'opacity=".8"');

const bracelet: Thing = (k) =>
  ring(k.colour, 'M150 500a250 190 0 1 0 500 0a250 190 0 1 0-500 0', 44) +
  ring(k.light, 'M150 500a250 190 0 1 0 500 0', 6) +
  k.ball(400, 690, 40);

const jewel: Thing = (k) =>
  ring(k.colour, 'M220 570a180 180 0 1 0 360 0a180 180 0 1 0-360 0', 40) +
  k.solid(shape([330, 300], [470, 300], [520, 350], [400, 440], [280, 350]), '#dcecf2') +
  line('#9fb9c4', 'M280 350h240M330 300l30 50 40 90 40-90 30-50M360 350l40-50 40 50', 4);

const boot = (k: Kit, shaft: number, sole: string, heel = 0): string =>
  k.solid(
    shape(
      [280, 420 - shaft, 14],
      [470, 420 - shaft, 14],
      [476, 560, 60],
      [640, 640, 60],
      [672, 730, 30],
      [660, 760, 10],
      [276, 760, 10],
    ),
  ) +
  k.solid(
    heel
      ? shape(
          [270, 750, 8],
          [670, 750, 20],
          [676, 784, 14],
          [420, 786, 8],
          [400, 830, 6],
          [270, 830, 6],
        )
      : shape([266, 746, 14], [680, 746, 24], [684, 792, 20], [262, 792, 12]),
    sole,
  );

const ankleBoots: Thing = (k) =>
  `<g transform="translate(-40 -90)">${boot(k, 140, shade(k.colour, -0.2), 1)}${k.solid(shape([350, 290], [410, 290], [424, 560, 20], [346, 560, 20]), k.deep)}${k.seam('M500 590Q560 660 520 752', 3)}${line(metal, 'M300 300v240', 5)}</g>`;

const rubberBoots: Thing = (k) => {
  const one =
    boot(k, 280, k.deep) +
    line(k.light, 'M284 190h180', 16) +
    path('#fff', 'M312 220h22v330h-22z', 'opacity=".3"');
  return `<g transform="translate(-20 -30) rotate(-4 400 500)">${one}</g><g transform="translate(-130 70)">${one}</g>`;
};

const slipper = (k: Kit): string =>
  k.solid(
    'M290 250q90-60 170 0 50 60 40 230t-30 270q-20 90-96 90t-96-90q-20-120-30-270t42-230z',
    '#e9e0d0',
  ) +
  k.seam('M318 560q60 60 124 0', 3) +
  k.solid('M256 440C250 280 310 214 376 214s126 66 120 226q-16 70-120 76-104-6-120-76z');
const slippers: Thing = (k) =>
  `<g transform="translate(-150 10) rotate(-5 380 500)">${slipper(k)}</g><g transform="translate(170 10) rotate(5 380 500)">${slipper(k)}</g>`;

const strap = (k: Kit, d: string): string =>
  line(k.deep, d, 46) + line(k.colour, d, 42) + k.seam(d, 2);
const sandal = (k: Kit): string =>
  k.solid(
    'M290 210q90-70 180 0 50 60 36 210t-20 320q-20 100-104 100t-106-100q-6-170-20-320t34-210z',
    '#b58d63',
  ) +
  strap(k, 'M264 400Q380 270 500 380') +
  strap(k, 'M274 610Q380 500 488 600') +
  `<path fill="none" stroke="${metal}" stroke-width="7" d="M440 556h40v44h-40z"/>`;
const sandals: Thing = (k) =>
  `<g transform="translate(-150 0) rotate(-5 380 500)">${sandal(k)}</g><g transform="translate(170 0) rotate(5 380 500) translate(760 0) scale(-1 1)">${sandal(k)}</g>`;

const toteBag: Thing = (k) =>
  line(k.dark, 'M290 380C280 130 520 130 510 380', 34) +
  k.solid(shape([170, 370, 10], [630, 370, 10], [662, 850, 20], [138, 850, 20])) +
  k.seam('M172 404h456') +
  k.seam('M274 372v70h34v-70M492 372v70h34v-70', 3) +
  path(k.deep, 'M230 460q30 200 6 380h14q30-190-4-380z', 'opacity=".2"');

const wallet: Thing = (k) =>
  k.solid(roundRect(140, 300, 520, 400, 34)) +
  k.seam(roundRect(158, 318, 484, 364, 24), 2.5) +
  k.solid(shape([470, 430, 30], [664, 430, 10], [664, 570, 10], [470, 570, 30]), k.dark) +
  ellipse(metal, 530, 500, 20) +
  ellipse('#85898e', 530, 500, 20, 20, 'fill-opacity="0" stroke="#85898e" stroke-width="3"') +
  k.seam('M160 380h300', 2);

const sleepMask: Thing = (k) =>
  line(k.deep, 'M120 430Q60 520 140 590M680 430Q740 520 660 590', 20) +
  k.solid(
    'M400 410q120-60 240-20 60 30 50 130-20 120-140 130-80 0-110-60-20-30-40-30t-40 30q-30 60-110 60-120-10-140-130-10-100 50-130 120-40 240 20z',
  ) +
  k.seam(
    'M400 432q110-56 226-20 50 26 42 108-16 106-120 110M400 432q-110-56-226-20-50 26-42 108 16 106 120 110',
    3,
  ) +
  k.seam('M230 520q50 36 100 0M470 520q50 36 100 0', 6);

const sunHat: Thing = (k) =>
  k.ball(400, 600, 320, 130) +
  cut(
    k.paper,
    'M180 330h440v290h-440z',
    k.solid('M236 600C220 420 280 340 400 340S580 420 564 600Q400 660 236 600z'),
  ) +
  path(k.deep, 'M236 540Q400 606 564 540V604Q400 664 236 604z') +
  k.seam('M120 600Q400 760 680 600M160 640Q400 790 640 640', 3);

const backpackStrap = (k: Kit): string => onBothSides(line(k.deep, 'M560 300Q640 420 600 700', 34));
const rucksack: Thing = (k) =>
  backpackStrap(k) +
  line(k.deep, 'M340 190Q340 130 400 130T460 190', 22) +
  k.solid('M220 420C220 240 300 170 400 170S580 240 580 420V800q0 50-50 50H270q-50 0-50-50z') +
  k.solid(shape([252, 560, 30], [548, 560, 30], [548, 800, 40], [252, 800, 40]), k.dark) +
  k.seam('M250 420Q270 250 400 230T550 420', 5) +
  k.seam('M262 610h276', 5) +
  path(metal, 'M520 606h26v12h-26zM536 412h26v12h-26z') +
  k.solid(shape([350, 330, 10], [450, 330, 10], [450, 390, 10], [350, 390, 10]), k.dark);

const watch: Thing = (k) =>
  k.solid(shape([330, 120, 30], [470, 120, 30], [490, 350], [310, 350])) +
  k.solid(shape([310, 650], [490, 650], [470, 880, 30], [330, 880, 30])) +
  k.seam('M346 140L328 340M454 140L472 340M328 660L346 860M472 660L454 860', 2.5) +
  [720, 770, 820].map((y) => ellipse(k.deep, 400, y, 8)).join('') +
  k.solid(roundRect(576, 474, 34, 52, 8), metal) +
  k.ball(400, 500, 182, 182, metal) +
  ellipse('#fbfaf6', 400, 500, 150) +
  line(ink, 'M400 366v24M400 610v24M266 500h24M510 500h24', 9) +
  line(ink, 'M400 500V420M400 500L460 540', 9) +
  line('#b3212e', 'M400 520V390', 3) +
  ellipse(ink, 400, 500, 10) +
  path('#fff', 'M290 420q40-60 110-64-60 40-80 110z', 'opacity=".6"');

const winterBoots: Thing = (k) =>
  `<g transform="translate(-60 -60)">${boot(k, 190, '#3a3733')}${k.woven(shape([262, 200, 30], [488, 200, 30], [492, 284, 30], [260, 284, 30]), '<path d="M2 5h5M12 5h5M7 15h5M17 15h3" stroke-linecap="round"/>', '#e4dccd')}${line('#3a3733', 'M420 420l70-26M424 480l76-26M432 540l80-26', 9)}${k.seam('M300 660Q430 690 640 660', 4)}</g>`;

export const accessories: Record<string, Thing> = {
  beanie,
  belt,
  earrings,
  necklace,
  bracelet,
  ring: jewel,
  'ankle-boots': ankleBoots,
  'rubber-boots': rubberBoots,
  slippers,
  'men-sandals': sandals,
  'womans-sandal': sandals,
  'tote-bag': toteBag,
  wallet,
  'sleep-mask': sleepMask,
  'womans-hat': sunHat,
  backpack: rucksack,
  watch,
  'womans-boot': winterBoots,
};
