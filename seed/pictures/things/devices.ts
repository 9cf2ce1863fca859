/** Phones, computers and other things with a plug or a battery. */
import { shade } from '../colour.ts';
import { onBothSides, shape } from '../outline.ts';
import { ellipse, gradient, line, path, rect, roundRect, type Paper } from '../paper.ts';
import { ink, metal, type Kit, type Thing } from './kit.ts';

/** A lit screen: a calm picture, and light across the glass. */
function screen(
  paper: Paper,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 10,
): string {
  const sky = gradient(
    paper,
    [
      [0, '#2f5f7a'],
      [0.55, '#7fa9a8'],
      [1, '#e8c99a'],
    ],
    true,
  );
  const at = (share: number): number => Math.round(y + height * share);
  const hills = `M${x} ${at(0.78)}Q${x + width * 0.3} ${at(0.6)} ${x + width * 0.55} ${at(0.76)}T${x + width} ${at(0.68)}V${y + height}H${x}z`;
  return (
    rect(sky, x, y, width, height, radius) +
    path('#1f4d3f', hills, `opacity=".75" clip-path="inset(0 round ${radius}px)"`) +
    path(
      '#fff',
      `M${x + radius} ${y}h${width * 0.42}L${x + width * 0.12} ${y + height}H${x + radius}z`,
      'opacity=".1"',
    )
  );
}

const phone: Thing = (k) =>
  k.solid(roundRect(150, 150, 300, 640, 48)) +
  k.solid(roundRect(172, 172, 112, 150, 34), k.dark) +
  [210, 282].map((y) => k.ball(228, y, 27, 27, ink) + ellipse('#5d7f94', 222, y - 6, 8)).join('') +
  ellipse('#f2e9c9', 264, 246, 7) +
  k.solid(roundRect(350, 210, 300, 640, 48), ink) +
  screen(k.paper, 364, 224, 272, 612, 36) +
  rect(ink, 456, 236, 88, 24, 12);

const tablet: Thing = (k) =>
  k.solid(roundRect(160, 160, 480, 680, 34)) +
  rect(ink, 180, 180, 440, 640, 20) +
  screen(k.paper, 194, 194, 412, 612, 10) +
  ellipse('#55595e', 400, 188, 4);

const laptop: Thing = (k) =>
  k.solid(roundRect(160, 270, 480, 330, 20), k.dark) +
  rect(ink, 174, 284, 452, 306, 10) +
  screen(k.paper, 186, 296, 428, 276, 4) +
  k.solid(shape([150, 600, 6], [650, 600, 6], [724, 716, 14], [76, 716, 14])) +
  path(shade(k.colour, -0.2), 'M186 612h428l34 54H152z', 'opacity=".8"') +
  path(k.light, 'M330 676h140l8 30H322z') +
  k.solid(roundRect(70, 712, 660, 24, 12), k.dark) +
  line(k.light, 'M176 628h448M168 642h464M160 655h480', 2, 'opacity=".5"');

const monitor: Thing = (k) =>
  k.solid(roundRect(80, 220, 640, 400, 16), ink) +
  screen(k.paper, 96, 236, 608, 360, 4) +
  k.solid(shape([360, 620], [440, 620], [452, 760], [348, 760]), '#8b9095') +
  k.solid(roundRect(260, 752, 280, 34, 14), '#9a9fa4');
const tv: Thing = (k) =>
  k.solid(roundRect(50, 250, 700, 420, 10), ink) +
  screen(k.paper, 60, 260, 680, 394, 2) +
  onBothSides(k.solid(shape([540, 668], [570, 668], [620, 736, 6], [584, 736, 6]), ink));

const mouse: Thing = (k) =>
  k.solid(
    'M400 240c120 0 160 90 160 220v120c0 130-70 200-160 200s-160-70-160-200V460c0-130 40-220 160-220z',
  ) +
  k.seam('M400 244V460M242 470Q400 500 558 470', 4) +
  k.solid(roundRect(382, 300, 36, 100, 18), ink);

const keyboard: Thing = (k) => {
  const keys = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: row === 3 ? 7 : 12 }, (_, i) =>
      row === 3
        ? i === 3
          ? roundRect(284, 584, 232, 42, 7)
          : i < 3
            ? roundRect(110 + i * 58, 584, 50, 42, 7)
            : roundRect(524 + (i - 4) * 58, 584, 50, 42, 7)
        : roundRect(110 + i * 48.6, 422 + row * 54, 42, 42, 7),
    ),
  );
  return (
    k.solid(roundRect(80, 394, 640, 256, 26)) +
    path(k.dark, keys.join('')) +
    line(k.deep, keys.join(''), 1.5, 'opacity=".5"')
  );
};

const speaker: Thing = (k) =>
  k.woven(
    roundRect(230, 180, 340, 650, 90),
    '<path d="M5 5h.1M15 15h.1" stroke-linecap="round" stroke-width="5"/>',
  ) +
  k.solid(roundRect(230, 180, 340, 90, 44), k.dark) +
  line(k.light, 'M340 226h30M415 210v32M399 226h32M460 226h24', 6) +
  k.solid(roundRect(330, 740, 140, 34, 10), k.dark);

const earbuds: Thing = (k) => {
  const bud =
    k.ball(300, 300, 74, 84) +
    k.solid(roundRect(270, 330, 54, 180, 27)) +
    k.ball(250, 292, 34, 44, ink);
  return (
    bud +
    `<g transform="translate(800 0) scale(-1 1)">${bud}</g>` +
    k.solid(roundRect(200, 560, 400, 270, 110)) +
    k.seam('M204 650h392', 4) +
    ellipse('#7fd08a', 400, 700, 7)
  );
};

const headphones: Thing = (k) =>
  line(k.deep, 'M190 590C170 130 630 130 610 590', 54) +
  line(k.colour, 'M190 590C170 130 630 130 610 590', 46) +
  line(k.light, 'M196 500C200 180 600 180 604 500', 8, 'opacity=".5"') +
  onBothSides(
    k.solid(roundRect(540, 530, 70, 250, 34), ink) + k.solid(roundRect(580, 510, 110, 290, 52)),
  );

const hairDryer: Thing = (k) =>
  k.solid(shape([330, 520, 10], [430, 520, 10], [468, 840, 40], [360, 846, 40])) +
  k.solid('M170 330h300c130 0 170 60 170 130s-40 130-170 130H170z') +
  k.solid(roundRect(110, 350, 74, 220, 10), k.dark) +
  k.ball(530, 460, 74, 74, k.dark) +
  line(k.deep, 'M490 430h80M484 460h92M490 490h80', 6) +
  k.solid(roundRect(380, 640, 34, 80, 14), k.dark) +
  line(ink, 'M416 840q20 70 110 40', 14);

const vacuum: Thing = (k) =>
  line(ink, 'M560 560C760 520 640 160 520 130', 26) +
  line('#8b9095', 'M520 130L300 760', 22) +
  k.solid(shape([150, 760, 20], [350, 760, 20], [364, 826, 12], [130, 826, 12]), ink) +
  k.solid('M380 760c0-150 80-210 180-210s170 60 170 210v50H380z') +
  k.ball(450, 800, 56, 56, ink) +
  k.ball(450, 800, 24, 24, metal) +
  k.ball(680, 810, 40, 40, ink) +
  k.solid(roundRect(520, 580, 110, 40, 20), k.dark);

const camera: Thing = (k) =>
  k.solid(shape([310, 290, 20], [490, 290, 20], [520, 370], [280, 370]), k.dark) +
  k.solid(roundRect(120, 350, 560, 380, 40)) +
  rect(ink, 120, 440, 560, 210, 0, 'opacity=".85"') +
  k.ball(420, 545, 160, 160, '#3a3e43') +
  k.ball(420, 545, 120, 120, '#1d2023') +
  ellipse('#34546b', 420, 545, 80) +
  ellipse('#7fb0c9', 396, 518, 26, 22, 'opacity=".8"') +
  k.ball(190, 336, 34, 20, metal) +
  rect('#dfe6e8', 580, 384, 60, 36, 6);
const actionCamera: Thing = (k) =>
  k.solid(roundRect(190, 320, 420, 340, 50)) +
  k.ball(490, 450, 100, 100, '#26292d') +
  ellipse('#34546b', 490, 450, 62) +
  ellipse('#7fb0c9', 470, 430, 20) +
  rect('#15181a', 230, 380, 130, 90, 12) +
  line('#8fe0a0', 'M250 426h60', 6) +
  k.seam('M230 520h110M230 560h110M230 600h110', 6) +
  k.solid(roundRect(330, 664, 140, 60, 12), ink);
const radio: Thing = (k) =>
  line(metal, 'M560 330L640 110', 9) +
  k.solid(roundRect(110, 320, 580, 420, 50)) +
  k.woven(
    roundRect(150, 370, 280, 320, 24),
    '<path d="M5 5h.1M15 15h.1" stroke-linecap="round" stroke-width="6"/>',
    k.dark,
  ) +
  rect('#f3ead0', 470, 380, 180, 90, 10) +
  line(ink, 'M490 440h140M500 420v14M530 420v14M560 420v14M590 420v14', 4) +
  line('#b3212e', 'M556 390v66', 5) +
  k.ball(560, 590, 74, 74, metal) +
  line(ink, 'M560 590l34-44', 8);
const powerBank: Thing = (k) =>
  k.solid(roundRect(270, 190, 260, 620, 44)) +
  [0, 1, 2, 3].map((i) => ellipse('#8fe0a0', 350 + i * 34, 740, 8)).join('') +
  rect(ink, 350, 192, 100, 16, 6) +
  path(k.light, 'M416 400l-60 110h44l-16 90 70-120h-44z');
const printer: Thing = (k) =>
  path('#fdfcf9', 'M250 180h300v220h-300z') +
  line('#ddd7cb', 'M250 180h300v220h-300z', 3) +
  k.solid(roundRect(120, 370, 560, 330, 40)) +
  k.solid(roundRect(180, 560, 440, 60, 14), ink) +
  path('#fdfcf9', 'M220 590h360l30 190H190z') +
  line('#ddd7cb', 'M220 590h360l30 190H190zM250 640h280M246 670h220', 3) +
  rect('#15181a', 480, 420, 150, 70, 10) +
  ellipse('#8fe0a0', 180, 450, 10);
const gamepad: Thing = (k: Kit) =>
  k.solid(
    'M260 360h280c110 0 150 130 170 260 14 100-80 150-140 70l-60-80H290l-60 80c-60 80-154 30-140-70 20-130 60-260 170-260z',
  ) +
  k.ball(300, 560, 52, 52, ink) +
  k.ball(500, 560, 52, 52, ink) +
  path(ink, 'M216 420h34v-34h36v34h34v36h-34v34h-36v-34h-34z') +
  [
    [570, 396, '#e8b93c'],
    [614, 440, '#c3272f'],
    [526, 440, '#2f66b3'],
    [570, 484, '#3b7d4a'],
  ]
    .map(([x, y, fill]) => ellipse(String(fill), Number(x), Number(y), 20))
    .join('') +
  k.solid(roundRect(368, 400, 64, 34, 10), k.dark);

export const devices: Record<string, Thing> = {
  'mobile-phone': phone,
  tablet,
  laptop,
  'desktop-computer': monitor,
  tv,
  'computer-mouse': mouse,
  keyboard,
  speaker,
  earbuds,
  headphone: headphones,
  'hair-dryer': hairDryer,
  'vacuum-cleaner': vacuum,
  camera,
  'video-camera': actionCamera,
  radio,
  battery: powerBank,
  printer,
  'video-game': gamepad,
};
