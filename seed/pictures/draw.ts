/** Product pictures of the demo shop as SVG, 800 × 1000, all with the same background and light. */
import type { Drawing } from '../model.ts';
import { filesIn } from '../tables.ts';
import { iconBody } from './icons.ts';
import { groundColour, several } from './light.ts';
import { materialsOf, shadesOf } from './materials.ts';
import { label, type Label } from './label.ts';
import { packed, type Area } from './packed.ts';
import { newPaper, rect, type Paper } from './paper.ts';
import { silhouetteOf, type Silhouette } from './silhouette.ts';
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

/** A product as it is drawn, without what it stands or lies on. */
export interface Subject {
  body: string;
  /** The room it takes. */
  area: Area;
  /** Absent for packages, which bring the shadow below them. */
  silhouette?: Silhouette;
}

/** @throws Error naming an icon or a package without a drawing */
export function drawProduct(input: DrawInput): string {
  const { paper, subject } = drawSubject(input);
  const { body, silhouette } = subject;
  return sheet(
    paper,
    rect(groundColour, 0, 0, 800, 1000) +
      (silhouette ? several(paper, body, silhouette, input.drawing) : body),
  );
}

/** A picture of 800 × 1000, or the part of one that `view` says. */
export const sheet = (paper: Paper, body: string, view = '0 0 800 1000'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="${view}">${paper.defs()}${body}</svg>`;

interface Drawn {
  paper: Paper;
  subject: Subject;
}

/** The product that was drawn last. */
let last: (Drawn & { input: DrawInput }) | undefined;

/** Draws a product once for all its pictures, which follow each other; each has a paper of its own. */
export function drawSubject(input: DrawInput): Drawn {
  if (last?.input !== input) last = { input, ...drawAnew(input) };
  return { paper: last.paper.copy(), subject: last.subject };
}

function drawAnew(input: DrawInput): Drawn {
  const paper = newPaper();
  return {
    paper,
    subject: input.drawing.package === '' ? loose(paper, input) : boxed(paper, input),
  };
}

/** Packages stand on the same line. */
const packageArea: Area = { x: 170, y: 130, width: 460, height: 740 };

/** @param labelled what is printed on it; the front's label when absent */
export function boxed(paper: Paper, input: DrawInput, labelled: Label = label): Subject {
  const { drawing, colourHex } = input;
  const products = packed({
    ...input,
    colour: colourHex ?? (drawing.contentColour || undefined),
    icon: drawing.icon ? motifOf(paper, drawing.icon) : undefined,
  });
  const template = readTemplate(`packages/${drawing.package}`);
  const prints = printsOf(paper, products, labelled);
  return { body: drawn(paper, template, packageColours(products), prints), area: packageArea };
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

function loose(paper: Paper, { drawing, colourHex }: DrawInput): Subject {
  const materials = (_: Paper, colour: string) => ({
    ...materialsOf(paper, colour, drawing.pattern),
    motif: printOf(paper, drawing.motif),
  });
  const silhouette = silhouetteOf(readTemplate(`things/${drawing.icon}`));
  const colour = colourHex ?? (drawing.contentColour || undefined);
  return {
    body: drawnThing(paper, drawing.icon, materials, colour),
    silhouette,
    area: silhouette.area,
  };
}

/** Another thing beside a product, such as the fruit that its label shows; none for icons of the set. */
export const companion = (paper: Paper, icon: string): Subject | null =>
  things.has(icon)
    ? {
        body: drawnThing(paper, icon, materialsOf),
        silhouette: silhouetteOf(readTemplate(`things/${icon}`)),
        area: silhouetteOf(readTemplate(`things/${icon}`)).area,
      }
    : null;

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
