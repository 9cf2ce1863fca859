/** A printed body: the label cut along an outline, with light on it. */
import { edge } from '../light.ts';
import { label, type Print } from '../label.ts';
import type { Area, Packed } from '../packed.ts';
import { cut, type Paper } from '../paper.ts';

/** Draws one package. */
export type Form = (paper: Paper, products: Packed) => string;

export const area = (x: number, y: number, width: number, height: number): Area => ({
  x,
  y,
  width,
  height,
});

export const printed = (
  paper: Paper,
  products: Packed,
  outline: string,
  print: Print,
  light: (paper: Paper, area: Area) => string,
): string =>
  cut(paper, outline, label(paper, products, print) + light(paper, print.all)) +
  edge(outline, products.ground);
