/** Boxes of board. */
import { shade } from '../colour.ts';
import { cap, edge, flatLight, shadow } from '../light.ts';
import { gradient, path, rect } from '../paper.ts';
import { area, printed, type Form } from './printed.ts';

/** A box's side in shade, and its lid. */
const side = (colour: string, d: string): string =>
  path(shade(colour, -0.11), d) + edge(d, shade(colour, -0.11));
const top = (colour: string, d: string): string => path(shade(colour, 0.05), d) + edge(d, colour);

export const carton: Form = (paper, products) => {
  const front = 'M176 176h392v696H176z';
  return (
    shadow(paper, 410, 870, 240) +
    side(products.ground, 'M568 176l76-44v694l-76 46z') +
    top(products.ground, 'M176 176l76-44h392l-76 44z') +
    printed(
      paper,
      products,
      front,
      { face: area(200, 204, 344, 640), all: area(176, 176, 392, 696) },
      flatLight,
    )
  );
};

export const box: Form = (paper, products) => {
  const front = 'M106 316h500v556H106z';
  return (
    shadow(paper, 400, 870, 310) +
    side(products.ground, 'M606 316l96-64v550l-96 70z') +
    top(products.ground, 'M106 316l96-64h500l-96 64z') +
    printed(
      paper,
      products,
      front,
      { face: area(134, 344, 444, 500), all: area(106, 316, 500, 556) },
      flatLight,
    )
  );
};

export const milkCarton: Form = (paper, products) => {
  const front = 'M214 346h372v526H214z';
  const fold = gradient(paper, [
    [0, '#fff', 0.2],
    [0.6, '#000', 0.02],
    [1, '#000', 0.16],
  ]);
  const gable = 'M214 346l64-170h244l64 170z';
  return (
    shadow(paper, 400, 870, 206) +
    rect(shade(products.ground, -0.05), 268, 122, 264, 60, 4) +
    path(products.ground, gable) +
    path(fold, gable) +
    edge(gable, products.ground) +
    path('none', 'M268 182h264', 'stroke="#000" stroke-opacity=".15" stroke-width="4"') +
    cap(paper, products.accent, area(352, 214, 96, 74), 16) +
    printed(
      paper,
      products,
      front,
      { face: area(240, 366, 320, 484), all: area(214, 346, 372, 526) },
      flatLight,
    ) +
    rect(
      gradient(paper, [
        [0, '#000', 0],
        [1, '#000', 0.14],
      ]),
      526,
      346,
      60,
      526,
    )
  );
};
