/** Bottles, and what is pressed, dropped or sprayed from them. */
import { readableOn, shade } from '../colour.ts';
import { cap, grooves, roundLight, shadow } from '../light.ts';
import type { Packed } from '../packed.ts';
import { gradient, path, rect, type Paper } from '../paper.ts';
import { area, printed, type Form } from './printed.ts';

const shoulders =
  'M346 236h108c8 46 112 52 112 144v454q0 40-40 40H274q-40 0-40-40V380c0-92 104-98 112-144z';

const bottleBody = (paper: Paper, products: Packed): string =>
  printed(
    paper,
    products,
    shoulders,
    { face: area(258, 372, 284, 476), all: area(234, 236, 332, 640) },
    roundLight,
  );

export const bottle: Form = (paper, products) =>
  shadow(paper, 400, 872, 180) +
  bottleBody(paper, products) +
  cap(paper, products.accent, area(336, 118, 128, 122), 14) +
  grooves(area(336, 132, 128, 98), 12);

const metal = (paper: Paper): string =>
  gradient(paper, [
    [0, '#8f9397'],
    [0.3, '#f4f5f6'],
    [0.6, '#b4b8bc'],
    [1, '#7d8185'],
  ]);

export const pump: Form = (paper, products) => {
  const straight = 'M284 330h232q44 0 44 50v454q0 40-40 40H280q-40 0-40-40V380q0-50 44-50z';
  return (
    shadow(paper, 400, 872, 176) +
    path(
      products.accent,
      'M286 116h150q24 0 24 24v24H330c-22 0-34 10-40 34l-26-6c0-46 4-76 22-76z',
    ) +
    rect(metal(paper), 380, 162, 40, 100) +
    cap(paper, products.accent, area(330, 246, 140, 88), 12) +
    printed(
      paper,
      products,
      straight,
      { face: area(262, 378, 276, 474), all: area(240, 330, 320, 544) },
      roundLight,
    )
  );
};

export const spray: Form = (paper, products) =>
  shadow(paper, 400, 872, 180) +
  bottleBody(paper, products) +
  path(shade(products.accent, -0.12), 'M322 176c-30 2-42 40-44 84l-24-4c0-62 12-104 46-112z') +
  path(
    products.accent,
    'M276 104h150c36 0 62 26 62 62v36h-36v40h-92v-66h-84q-14 0-14-14v-44q0-14 14-14z',
  ) +
  path('#000', 'M360 202h92v40h-92z', 'opacity=".12"') +
  path('#fff', 'M276 112h146q30 0 46 22H276z', 'opacity=".25"');

export const dropper: Form = (paper, products) => {
  const body = 'M340 392h120c6 26 74 30 74 96v346q0 40-40 40H306q-40 0-40-40V488c0-66 68-70 74-96z';
  const rubber =
    readableOn(products.ground) === '#ffffff' ? shade(products.ground, -0.08) : '#2d3033';
  return (
    shadow(paper, 400, 872, 146) +
    cap(paper, rubber, area(362, 130, 76, 180), 36) +
    cap(paper, products.accent, area(336, 282, 128, 116), 10) +
    grooves(area(336, 288, 128, 104), 14) +
    printed(
      paper,
      products,
      body,
      { face: area(286, 480, 228, 374), all: area(266, 392, 268, 482) },
      roundLight,
    )
  );
};
