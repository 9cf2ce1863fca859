/** Things for sports, the outdoors and children. */
import { shade } from '../colour.ts';
import { onBothSides, shape, twin } from '../outline.ts';
import { cut, ellipse, glow, line, path, rect, roundRect } from '../paper.ts';
import { ink, metal, type Kit, type Thing } from './kit.ts';

const sleepingBag: Thing = (k) =>
  k.solid(
    twin([0, 120, 60], [130, 130, 90], [190, 300, 80], [176, 620, 100], [110, 880, 60], [0, 886]),
  ) +
  path(k.deep, 'M300 300C300 190 500 190 500 300C490 380 310 380 300 300z') +
  k.ball(400, 290, 84, 60, k.light) +
  k.seam(
    'M222 430Q400 460 578 430M226 540Q400 570 574 540M236 650Q400 680 564 650M256 760Q400 790 544 760',
    5,
  ) +
  line(metal, 'M500 330Q560 420 548 640', 6);

const yogaMat: Thing = (k) =>
  k.solid(shape([300, 330], [700, 330, 10], [700, 650, 10], [300, 650])) +
  k.seam('M320 392h378', 3) +
  k.ball(260, 490, 160, 160) +
  line(k.deep, 'M260 370a120 120 0 1 0 110 90a86 86 0 1 0-84 112a54 54 0 1 0-30-96', 10) +
  rect(ink, 440, 326, 26, 328) +
  rect(ink, 590, 326, 26, 328);

const dumbbell: Thing = (k) =>
  k.solid(roundRect(250, 470, 300, 60, 16), metal) +
  line(
    '#8b9095',
    'M300 474v52M330 474v52M360 474v52M390 474v52M420 474v52M450 474v52M480 474v52',
    4,
    'opacity=".6"',
  ) +
  onBothSides(
    k.solid(roundRect(640, 400, 60, 200, 20)) + k.solid(roundRect(560, 340, 100, 320, 34)),
  );

const helmet: Thing = (k) =>
  line(ink, 'M210 640Q400 900 590 640M330 660L400 800M480 660L404 800', 14) +
  k.solid(
    'M110 620C90 380 250 250 420 250S720 400 700 560Q690 640 600 650Q360 610 190 680Q120 690 110 620z',
  ) +
  [
    [250, 420, -52],
    [370, 350, -22],
    [500, 350, 14],
    [610, 430, 46],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${path(k.deep, 'M-24 0Q0-30 24 0L18 130Q0 150-18 130z')}</g>`,
    )
    .join('') +
  k.seam('M130 640Q380 550 690 590', 4);

const tent: Thing = (k) =>
  k.solid(shape([400, 270, 30], [720, 740, 8], [80, 740, 8])) +
  path(k.deep, 'M400 280L520 740H300z') +
  path(shade(k.colour, -0.26), 'M400 300L470 740H330z') +
  k.solid('M400 282L300 740 218 740Q360 560 400 282z', k.light) +
  k.seam('M400 274L720 740', 5) +
  line('#8b9095', 'M80 740L40 776M720 740L760 776M120 690L70 750M680 690L730 750', 5);

const rod: Thing = (k) =>
  `<g transform="rotate(36 400 500)">${line(ink, 'M400 40V620', 9)}${line('#55595e', 'M400 40V300', 6)}${[90, 210, 350].map((y) => `<circle cx="414" cy="${y}" r="12" fill="none" stroke="${metal}" stroke-width="5"/>`).join('')}${line('#9aa0a5', 'M420 90L428 640', 2)}${k.solid(roundRect(380, 620, 40, 330, 18), '#b58d63')}${k.ball(466, 690, 56, 66, '#3a3e43')}${k.ball(466, 690, 34, 40, metal)}${line(ink, 'M520 690h50v40', 9)}</g>`;

const headTorch: Thing = (k) =>
  line(k.deep, 'M150 470C150 300 650 300 650 470', 54) +
  line(k.colour, 'M150 470C150 300 650 300 650 470', 46) +
  line(k.colour, 'M150 470C150 660 650 660 650 470', 50) +
  k.seam('M150 470C150 660 650 660 650 470', 3) +
  k.solid(roundRect(300, 500, 200, 180, 40), ink) +
  k.ball(400, 590, 66, 66, '#d8dcdf') +
  ellipse('#fff6d2', 400, 590, 46) +
  ellipse('#fff', 386, 574, 16);

const stroller: Thing = (k) =>
  line('#6b7075', 'M640 250L560 300 360 700M300 560L560 740M600 480L330 740', 18) +
  line(ink, 'M620 262l60-34', 26) +
  k.solid('M190 480C190 300 320 200 430 210L420 470z', k.dark) +
  k.seam('M420 470L236 330M420 470L330 240', 4) +
  k.solid('M170 470h440q-10 150-150 160H300q-120-10-130-160z') +
  [
    [320, 770],
    [580, 770],
  ]
    .map(
      ([x = 0, y = 0]) =>
        k.ball(x, y, 74, 74, ink) + ellipse('#d8dcdf', x, y, 44) + ellipse(ink, x, y, 12),
    )
    .join('');

const doll: Thing = (k) =>
  onBothSides(
    k.solid(roundRect(420, 700, 50, 160, 24), '#eec39a') +
      k.solid(shape([470, 440, 20], [520, 430, 20], [590, 590, 24], [546, 616, 24]), '#eec39a'),
  ) +
  k.solid(twin([60, 420, 20], [86, 440, 20], [150, 740, 20], [0, 760, 200])) +
  k.seam('M290 690Q400 716 510 690', 4) +
  k.ball(400, 270, 190, 170, '#7a5238') +
  k.ball(400, 290, 140, 136, '#f0cba4') +
  path('#7a5238', 'M262 280Q280 150 400 150T538 280Q480 230 440 200 380 250 262 280z') +
  onBothSides(
    k.ball(570, 340, 40, 60, '#7a5238') +
      ellipse(ink, 448, 300, 11, 15) +
      ellipse('#e9a38f', 478, 340, 22, 14, 'opacity=".7"'),
  ) +
  line('#b25848', 'M376 350q24 22 48 0', 6) +
  button(k.light);
const button = (colour: string): string =>
  ellipse(colour, 400, 500, 12) + ellipse(colour, 400, 560, 12);

const blocks: Thing = (k) => {
  const block = (x: number, y: number, colour: string, mark: string): string =>
    k.solid(roundRect(x, y, 230, 230, 24), colour) +
    line('#fff', roundRect(x + 28, y + 28, 174, 174, 14), 7, 'opacity=".75"') +
    `<g transform="translate(${x + 115} ${y + 115})">${mark}</g>`;
  return (
    block(170, 590, '#c3272f', ellipse('#fff', 0, 0, 50)) +
    block(410, 590, '#f0c331', path('#fff', 'M-50 44L0-50 50 44z')) +
    block(290, 350, '#2f66b3', rect('#fff', -44, -44, 88, 88, 8))
  );
};

/** Marks on a ball, cut by its edge and lit with it. */
const marked = (k: Kit, marks: string): string => {
  const round = 'M120 500a280 280 0 1 1 560 0a280 280 0 1 1-560 0z';
  const shine = glow(
    k.paper,
    [
      [0, '#fff', 0.3],
      [0.6, '#000', 0],
      [1, '#000', 0.26],
    ],
    0.36,
    0.32,
    0.72,
  );
  return k.solid(round) + cut(k.paper, round, marks + path(shine, round));
};

const football: Thing = (k) => {
  const patch = (x: number, y: number, size: number, turn: number): string =>
    `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${ink}" d="M0-80L76-25 47 65H-47L-76-25z"/>`;
  const around = [0, 72, 144, 216, 288].map(
    (turn) =>
      `<g transform="rotate(${turn} 400 500)">${patch(400, 232, 1, 180)}${line(k.deep, 'M400 420v-106M342 250L282 300M458 250L518 300', 6)}</g>`,
  );
  return marked(k, around.join('') + patch(400, 500, 1, 0));
};

const volleyball: Thing = (k) => {
  const panel =
    'M400 500C330 400 320 300 360 200M400 500C350 380 400 270 470 190M400 500C400 390 470 330 560 270M400 500C480 440 560 430 660 480';
  const turned = [0, 120, 240].map(
    (turn) => `<g transform="rotate(${turn} 400 500)">${line(k.deep, panel, 6)}</g>`,
  );
  return marked(
    k,
    path(
      k.light,
      'M400 500C350 380 400 270 470 190L660 300 680 480C560 430 480 440 400 500z',
      'opacity=".6"',
    ) + turned.join(''),
  );
};

const hockeyStick: Thing = (k) =>
  `<g transform="rotate(24 400 500)">${k.solid(shape([378, 60, 8], [418, 60, 8], [440, 760, 60], [690, 800, 16], [690, 880, 16], [430, 880, 50], [396, 780, 30]), '#d8b07c')}${k.solid(shape([376, 56, 8], [420, 56, 8], [424, 230], [381, 230]), ink)}${k.solid(shape([500, 770], [690, 800, 16], [690, 880, 16], [500, 880]), ink)}${line('#b3212e', 'M396 300L430 700', 8)}</g>` +
  k.ball(240, 800, 76, 34, ink);

const skis: Thing = (k) => {
  const ski =
    k.solid('M376 160q0-70 24-100 26 30 26 100l8 380-8 380h-50l-8-380z') +
    line(k.light, 'M400 150v720', 8) +
    k.solid(roundRect(372, 470, 58, 150, 16), ink) +
    path(metal, 'M384 480h34v20h-34z');
  return `<g transform="translate(-90 0) rotate(-7 400 500)">${ski}</g><g transform="translate(90 0) rotate(7 400 500)">${ski}</g>`;
};

const bouncy: Thing = (k) =>
  marked(k, line(k.light, 'M130 420Q400 320 670 420', 8, 'opacity=".6"'));

export const play: Record<string, Thing> = {
  'sleeping-bag': sleepingBag,
  'yoga-mat': yogaMat,
  dumbbell,
  'bike-helmet': helmet,
  tent,
  'fishing-rod': rod,
  'head-torch': headTorch,
  stroller,
  doll,
  'building-blocks': blocks,
  'soccer-ball': football,
  volleyball,
  'ice-hockey': hockeyStick,
  skis,
  'red-circle': bouncy,
};
