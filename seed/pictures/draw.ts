/** Product pictures of the demo shop as SVG, 800 × 1000, all with the same background and light. */
import type { Drawing } from '../model.ts';
import { filesIn } from '../tables.ts';
import { iconBody } from './icons.ts';
import { groundColour, several } from './light.ts';
import { materialsOf, shadesOf } from './materials.ts';
import { packed, type Area } from './packed.ts';
import { newPaper, rect, type Paper } from './paper.ts';
import { silhouetteOf } from './silhouette.ts';
import { packageColours, printsOf } from './prints.ts';
import { drawn, readTemplate, type Material } from './template.ts';

export interface DrawInput {
  drawing: Drawing;
  brand: string;
  /** Background and accent colour of the brand's packages. */
  brandColours: [ground: string, accent: string];
  /** Product name on the package. */
  name: string;
  /** Net contents, when they are on the package. */
  measure?: string | undefined;
  /** Colour of the variant; the drawing's own when absent. */
  colourHex?: string | undefined;
  /** Seed for small differences between packages of one brand. */
  seed: string;
}

/**
 * Package forms that have a drawing.
 * @internal
 */
export const packages = namesIn('packages');
const things = new Set(namesIn('things'));

function namesIn(folder: string): string[] {
  return filesIn(`drawings/${folder}`).map((file) => file.replace('.svg', ''));
}

/** @throws Error naming an icon or a package without a drawing */
export function drawProduct(input: DrawInput): string {
  const paper = newPaper();
  const { drawing, colourHex } = input;
  const thing =
    drawing.package === ''
      ? several(
          paper,
          loose(paper, drawing, colourHex ?? (drawing.contentColour || undefined)),
          silhouetteOf(readTemplate(`things/${drawing.icon}`)),
          drawing,
        )
      : boxed(paper, input);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">' +
    paper.defs() +
    rect(groundColour, 0, 0, 800, 1000) +
    thing +
    '</svg>'
  );
}

function boxed(paper: Paper, input: DrawInput): string {
  const { drawing, colourHex } = input;
  const products = packed({
    ...input,
    colour: colourHex ?? (drawing.contentColour || undefined),
    icon: drawing.icon ? motifOf(paper, drawing.icon) : undefined,
  });
  const template = readTemplate(`packages/${drawing.package}`);
  return drawn(paper, template, packageColours(products), printsOf(paper, products));
}

function drawnThing(
  paper: Paper,
  name: string,
  materials: (paper: Paper, colour: string) => Record<string, Material>,
  colourHex?: string,
): string {
  const template = readTemplate(`things/${name}`);
  const colour = colourHex ?? template.colour;
  return drawn(paper, template, shadesOf(colour), materials(paper, colour));
}

function loose(paper: Paper, drawing: Drawing, colourHex: string | undefined): string {
  const materials = (_: Paper, colour: string) => ({
    ...materialsOf(paper, colour, drawing.pattern),
    motif: printOf(paper, drawing.motif),
  });
  return drawnThing(paper, drawing.icon, materials, colourHex);
}

/** The picture printed on clothes, where a drawing has a place for it. */
const printOf =
  (paper: Paper, motif: string): Material =>
  (_, { x, y, width, height }) =>
    motif === ''
      ? ''
      : motifOf(
          paper,
          motif,
        )({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) });

/** The part of a thing's 800 × 1000 that labels and clothes show of it. */
const motifArea = '70 170 660 660';

/** A drawing or an icon of the set, small: on a label or printed on clothes. */
const motifOf =
  (paper: Paper, name: string) =>
  (area: Area): string =>
    things.has(name)
      ? placed(drawnThing(paper, name, materialsOf), area, motifArea)
      : placed(iconBody(name), area);

const placed = (body: string, { x, y, width, height }: Area, view = '0 0 32 32'): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${view}">${body}</svg>`;
