/** Product pictures of the demo shop as SVG, 800 × 1000, all on the same ground and in the same light. */
import type { Drawing } from '../model.ts';
import { iconBody } from './icons.ts';
import { groundColour, lying } from './light.ts';
import { packages } from './packages/all.ts';
import { packed, type Area } from './packed.ts';
import { newPaper, rect } from './paper.ts';

export interface DrawInput {
  drawing: Drawing;
  brand: string;
  /** Ground and accent colour of the brand's packages. */
  brandColours: [ground: string, accent: string];
  /** What the package says the product is. */
  name: string;
  /** Net contents, when the package tells them. */
  measure?: string | undefined;
  /** Colour of the variant; the thing's own when absent. */
  colourHex?: string | undefined;
  /** Chooses small differences between packages of one brand. */
  seed: string;
}

/** @throws Error naming an icon that is in no set. */
export function drawProduct(input: DrawInput): string {
  const paper = newPaper();
  const { drawing, colourHex } = input;
  const thing =
    drawing.form === 'icon'
      ? lying(
          paper,
          placed(iconBody(drawing.icon, colourHex), { x: 90, y: 190, width: 620, height: 620 }),
        )
      : packages[drawing.form](
          paper,
          packed({
            ...input,
            colour: colourHex ?? drawing.colour,
            icon: drawing.icon ? labelIcon(drawing.icon) : undefined,
          }),
        );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">' +
    paper.defs() +
    rect(groundColour, 0, 0, 800, 1000) +
    thing +
    '</svg>'
  );
}

const labelIcon =
  (name: string) =>
  (area: Area): string =>
    placed(iconBody(name, undefined), area);

const placed = (body: string, { x, y, width, height }: Area): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 32 32">${body}</svg>`;
