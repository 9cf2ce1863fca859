/** Pots, cups and machines of the kitchen. */
import { onBothSides, shape } from '../outline.ts';
import { ellipse, gradient, line, path, rect, roundRect } from '../paper.ts';
import { ink, metal, wood, type Thing } from './kit.ts';

const steel = '#c9cdd1';

const pot: Thing = (k) =>
  onBothSides(line(ink, 'M600 520q76-6 70 40-6 34-66 30', 26)) +
  k.solid('M190 440h420v250q0 90-90 90H280q-90 0-90-90z') +
  k.solid(roundRect(170, 410, 460, 50, 22), k.dark) +
  k.solid('M200 414C220 330 320 300 400 300S580 330 600 414z', k.light) +
  k.ball(400, 282, 40, 30, ink) +
  rect('#fff', 236, 480, 30, 220, 15, 'opacity=".25"');

const pan: Thing = (k) =>
  `<g transform="rotate(-38 330 560)">${k.solid(roundRect(560, 528, 300, 56, 28), wood)}${rect(metal, 530, 536, 60, 40, 6)}${ellipse('#f6f3ec', 826, 556, 12)}</g>` +
  k.ball(330, 560, 240) +
  k.ball(330, 566, 200, 200, k.dark) +
  ellipse('#fff', 270, 480, 90, 50, 'opacity=".08" transform="rotate(-30 270 480)"');

const plate: Thing = (k) =>
  k.ball(400, 500, 300) +
  ellipse('none', 400, 500, 206, 206, `stroke="${k.deep}" stroke-opacity=".45" stroke-width="5"`) +
  ellipse('none', 404, 505, 198, 198, `stroke="${k.light}" stroke-width="6"`) +
  ellipse('none', 400, 500, 284, 284, `stroke="${k.deep}" stroke-opacity=".3" stroke-width="3"`);

const bowl: Thing = (k) =>
  k.solid('M150 430h500C650 660 560 780 400 780S150 660 150 430z') +
  k.solid(shape([310, 770, 10], [490, 770, 10], [476, 812, 10], [324, 812, 10])) +
  ellipse(k.deep, 400, 434, 250, 62) +
  ellipse('none', 400, 434, 250, 62, `stroke="${k.light}" stroke-width="9"`) +
  path('#fff', 'M190 520q14 120 90 190-60-40-96-190z', 'opacity=".35"');

const mug: Thing = (k) =>
  line(k.deep, 'M560 430C720 400 720 660 556 660', 52) +
  line(k.colour, 'M560 430C720 400 720 660 556 660', 44) +
  k.solid('M210 330h370v410q0 70-70 70H280q-70 0-70-70z') +
  ellipse(k.deep, 395, 332, 185, 40) +
  ellipse('#5a3a26', 395, 340, 168, 30) +
  ellipse('none', 395, 332, 185, 40, `stroke="${k.light}" stroke-width="8"`) +
  rect('#fff', 250, 400, 26, 330, 13, 'opacity=".28"');

const glassOf = (k: Parameters<Thing>[0], outline: string): string =>
  path(k.colour, outline, 'opacity=".45"') +
  path(
    gradient(k.paper, [
      [0, '#fff', 0.7],
      [0.15, '#fff', 0.1],
      [0.8, '#000', 0.02],
      [1, '#000', 0.16],
    ]),
    outline,
  ) +
  line(k.deep, outline, 4, 'opacity=".6"');

const tumbler: Thing = (k) =>
  glassOf(k, shape([220, 250], [580, 250], [536, 800, 30], [264, 800, 30])) +
  ellipse(k.colour, 400, 250, 180, 34, 'opacity=".5"') +
  ellipse('none', 400, 250, 180, 34, `stroke="${k.deep}" stroke-opacity=".6" stroke-width="5"`) +
  path(k.colour, 'M252 660h296l-14 120q-4 20-26 20H294q-22 0-26-20z') +
  path('#fff', 'M266 300l28 420h22l-18-420z', 'opacity=".6"');

const wineGlass: Thing = (k) =>
  glassOf(k, 'M270 150h260c40 180 20 330-130 340-150-10-170-160-130-340z') +
  rect(k.deep, 393, 488, 14, 320, 0, 'opacity=".45"') +
  ellipse(k.colour, 400, 820, 140, 26, 'opacity=".7"') +
  ellipse('none', 400, 820, 140, 26, `stroke="${k.deep}" stroke-opacity=".6" stroke-width="4"`) +
  ellipse('none', 400, 150, 130, 18, `stroke="${k.deep}" stroke-opacity=".6" stroke-width="4"`) +
  path('#fff', 'M292 190q-24 150 36 240-20-120-14-240z', 'opacity=".7"');

const kettle: Thing = (k) =>
  line(ink, 'M530 330C720 310 690 640 600 720', 40) +
  k.solid('M270 330l-110-30 20 70 70 60z') +
  k.solid(shape([262, 300, 20], [540, 300, 20], [610, 790, 20], [200, 790, 20])) +
  k.solid(shape([290, 240, 30], [510, 240, 30], [544, 306, 8], [258, 306, 8]), k.dark) +
  k.ball(400, 236, 34, 22, ink) +
  k.solid(roundRect(186, 790, 440, 60, 20), ink) +
  rect('#fff', 296, 340, 26, 420, 13, 'opacity=".25"');

const coffeeMaker: Thing = (k) =>
  k.solid(roundRect(170, 170, 200, 660, 24)) +
  k.solid(roundRect(170, 160, 460, 130, 24)) +
  k.solid(roundRect(160, 790, 480, 70, 18), k.dark) +
  path(ink, 'M400 290h170v44h-170z') +
  line(ink, 'M606 520q80 0 60 100-10 60-70 60', 22) +
  path(
    '#dfe8ea',
    shape([380, 460, 14], [604, 460, 14], [616, 780, 24], [372, 780, 24]),
    'opacity=".85"',
  ) +
  path('#4a2d1c', shape([377, 600], [610, 600], [616, 780, 24], [372, 780, 24]), 'opacity=".9"') +
  path(ink, roundRect(374, 436, 236, 34, 12)) +
  line('#8d979b', shape([380, 460, 14], [604, 460, 14], [616, 780, 24], [372, 780, 24]), 3) +
  ellipse(steel, 270, 226, 26) +
  ellipse('#7fd08a', 270, 226, 8);

const teapot: Thing = (k) =>
  line(k.deep, 'M560 460C720 400 740 640 570 690', 46) +
  line(k.colour, 'M560 460C720 400 740 640 570 690', 38) +
  k.solid('M230 560C170 540 160 440 96 410l60-30c70 30 80 90 130 110z') +
  k.solid(
    'M210 590c0-130 90-190 200-190s200 60 200 190-80 200-130 220H340c-50-20-130-90-130-220z',
  ) +
  k.solid('M290 410q20-70 120-70t120 70q-60 30-120 30t-120-30z', k.dark) +
  k.ball(410, 320, 34, 30, k.dark) +
  path('#fff', 'M262 520q20-60 80-80-44 40-54 150-30-20-26-70z', 'opacity=".35"');

const knife: Thing = (k) =>
  `<g transform="rotate(40 400 500)">${k.solid('M330 130q130 90 130 300v130H330z', '#d9dde0')}${line('#fff', 'M446 420V556', 5, 'opacity=".8"')}${k.solid(roundRect(330, 556, 130, 36, 6), '#9ba0a5')}${k.solid(shape([340, 590], [450, 590], [462, 860, 40], [336, 860, 40]), '#4a3427')}${[650, 730, 810].map((y) => ellipse(metal, 396, y, 12)).join('')}</g>`;

export const kitchen: Record<string, Thing> = {
  pot,
  'frying-pan': pan,
  plate,
  bowl,
  mug,
  tumbler,
  'wine-glass': wineGlass,
  kettle,
  'coffee-maker': coffeeMaker,
  teapot,
  'kitchen-knife': knife,
};
