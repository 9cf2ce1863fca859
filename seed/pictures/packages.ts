/** Packages of packed goods on 800 × 1000: an outline, a cap, and where the label sits. */
import { shade } from './colour.ts';

/** Colours of one package: its body, its cap or edge, its label. */
export interface Paint {
  body: string;
  cap: string;
  label: string;
}

export interface Package {
  svg: string;
  /** Where the label's drawing goes. */
  label: { x: number; y: number; width: number; height: number };
}

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const box = (fill: string, x: number, y: number, w: number, h: number, r = 20): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;

/** Light from the left over a round body. */
const gloss = (x: number, y: number, h: number, r = 16): string =>
  `<rect fill="#fff" opacity=".28" x="${x}" y="${y}" width="34" height="${h}" rx="${r}"/>`;
const dusk = (x: number, y: number, w: number, h: number, r = 20): string =>
  `<rect fill="#000" opacity=".09" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;

type Draw = (paint: Paint) => Package;

const bottle: Draw = ({ body, cap }) => ({
  svg:
    box(cap, 352, 150, 96, 110, 14) +
    path(
      body,
      'M360 255h80q0 60 60 95t60 120v330q0 60-60 60H300q-60 0-60-60V470q0-85 60-120t60-95z',
    ) +
    gloss(275, 460, 340) +
    dusk(500, 450, 60, 400),
  label: { x: 258, y: 500, width: 284, height: 250 },
});

const pump: Draw = (paint) => ({
  ...bottle(paint),
  svg:
    path(paint.cap, 'M290 120h150q26 0 26 26v20H420v90h-40v-90h-60q-30 0-40 20l-16-6q4-60 26-60z') +
    box(paint.cap, 345, 215, 110, 60, 10) +
    bottle({ ...paint, cap: paint.body }).svg.replace(/^<rect[^>]*>/, ''),
});

const spray: Draw = (paint) => ({
  ...bottle(paint),
  svg:
    path(
      paint.cap,
      'M300 110h130q40 0 40 40v50h-30v70h-90v-70q-30 0-40 50l-22-8q4-60 34-90-22 0-22-42z',
    ) + bottle(paint).svg.replace(/^<rect[^>]*>/, ''),
});

const jar: Draw = ({ body, cap }) => ({
  svg:
    box(cap, 215, 400, 370, 120, 22) +
    box(body, 200, 510, 400, 330, 60) +
    gloss(232, 545, 250) +
    dusk(545, 520, 55, 310),
  label: { x: 250, y: 560, width: 300, height: 220 },
});

const tube: Draw = ({ body, cap }) => ({
  svg:
    box(cap, 325, 770, 150, 100, 14) +
    path(body, 'M265 130h270l-50 640H315z') +
    box(shade(body, -0.08), 260, 120, 280, 36, 6) +
    gloss(318, 190, 500),
  label: { x: 312, y: 260, width: 176, height: 330 },
});

const stick: Draw = ({ body, cap }) => ({
  svg:
    path(cap, 'M345 210l110-60v230H345z') +
    box(shade(body, -0.1), 325, 370, 150, 110, 10) +
    box(body, 310, 470, 180, 400, 20) +
    gloss(330, 490, 350),
  label: { x: 330, y: 560, width: 140, height: 230 },
});

const compact: Draw = ({ body, cap }) => ({
  svg: `<circle fill="${body}" cx="400" cy="520" r="270"/><circle fill="${shade(body, 0.1)}" cx="400" cy="510" r="235"/><circle fill="${cap}" cx="400" cy="510" r="190"/>`,
  label: { x: 280, y: 410, width: 240, height: 200 },
});

const carton: Draw = ({ body }) => ({
  svg:
    path(shade(body, -0.09), 'M560 200l70-30v650l-70 50z') +
    path(shade(body, 0.07), 'M200 200l70-30h360l-70 30z') +
    box(body, 200, 200, 360, 670, 4),
  label: { x: 230, y: 330, width: 300, height: 420 },
});

const milkCarton: Draw = ({ body, cap }) => ({
  svg:
    path(shade(body, 0.05), 'M230 340L300 190h200l70 150z') +
    box(shade(body, -0.06), 296, 140, 208, 60, 4) +
    box(cap, 365, 230, 90, 60, 24) +
    box(body, 230, 335, 340, 535, 4) +
    dusk(515, 335, 55, 535, 4),
  label: { x: 260, y: 430, width: 280, height: 340 },
});

const bag: Draw = ({ body }) => ({
  svg:
    path(body, 'M220 170q180 26 360 0l22 700q-202 30-404 0z') +
    path(shade(body, -0.08), 'M214 170l8 60q178 22 356 0l8-60q-180 26-372 0z') +
    path('#ffffff55', 'M262 270q-16 260-8 520l34 4q-12-260 8-520z'),
  label: { x: 262, y: 330, width: 276, height: 400 },
});

const can: Draw = ({ body, cap }) => ({
  svg:
    box(cap, 262, 160, 276, 60, 24) +
    box(body, 245, 195, 310, 640, 34) +
    box(cap, 262, 815, 276, 45, 22) +
    gloss(275, 230, 570) +
    dusk(495, 195, 60, 640, 34),
  label: { x: 270, y: 300, width: 260, height: 420 },
});

const tin: Draw = ({ body, cap }) => ({
  svg:
    box(cap, 205, 400, 390, 60, 26) +
    box(body, 210, 425, 380, 410, 20) +
    box(cap, 205, 805, 390, 55, 26) +
    gloss(240, 450, 350) +
    dusk(530, 440, 58, 380),
  label: { x: 240, y: 490, width: 320, height: 280 },
});

const bar: Draw = ({ body, cap }) => ({
  svg:
    path(body, 'M120 430l30-20v240l-30-20zM680 430l-30-20v240l30-20z') +
    box(body, 145, 405, 510, 250, 14) +
    path(cap, 'M145 590h510v50q0 15-15 15H160q-15 0-15-15z'),
  label: { x: 200, y: 425, width: 400, height: 150 },
});

const tray: Draw = ({ body, cap }) => ({
  svg:
    path(shade(cap, -0.05), 'M150 380h500l50 400q0 40-40 40H140q-40 0-40-40z') +
    path(body, 'M175 420h450l38 330H137z') +
    path('#ffffff44', 'M190 430h120l-60 310H150z'),
  label: { x: 250, y: 480, width: 300, height: 220 },
});

const box3d: Draw = ({ body }) => ({
  svg:
    path(shade(body, -0.1), 'M570 330l80-50v450l-80 90z') +
    path(shade(body, 0.08), 'M140 330l90-50h420l-80 50z') +
    box(body, 140, 330, 430, 490, 4),
  label: { x: 175, y: 400, width: 360, height: 340 },
});

const glassJar: Draw = ({ body, cap, label }) => ({
  svg:
    box(cap, 265, 250, 270, 90, 16) +
    box(shade(label, 0.02), 230, 330, 340, 530, 60) +
    box(body, 230, 470, 340, 270, 0) +
    gloss(258, 370, 440),
  label: { x: 250, y: 490, width: 300, height: 230 },
});

export const packages = {
  bottle,
  'pump-bottle': pump,
  spray,
  dropper: bottle,
  jar,
  tube,
  stick,
  compact,
  carton,
  'milk-carton': milkCarton,
  bag,
  pouch: bag,
  can,
  tin,
  bar,
  tray,
  box: box3d,
  'glass-jar': glassJar,
} as const satisfies Record<string, Draw>;
