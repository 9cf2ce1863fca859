/** Product pictures of the demo shop as SVG, 800 × 1000, all on the same ground and in the same light. */
import type { Drawing } from '../model.ts';
import { known } from '../tables.ts';
import { iconBody } from './icons.ts';
import { groundColour, lying } from './light.ts';
import { packages } from './packages/all.ts';
import { packed, type Area } from './packed.ts';
import { newPaper, rect, type Paper } from './paper.ts';
import { things } from './things/all.ts';
import { kitOf } from './things/kit.ts';

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
    drawing.package === ''
      ? lying(paper, loose(paper, drawing.icon, colourHex))
      : known(packages, drawing.package)(
          paper,
          packed({
            ...input,
            colour: colourHex ?? (drawing.contentColour || undefined),
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

/** Things that are not sold in colours. */
const ownColours: Record<string, string> = {
  pot: '#59636b',
  'frying-pan': '#34383d',
  pillow: '#e9e3d8',
  'storage-box': '#cfd8dc',
  'wine-glass': '#d5e3e8',
  toolbox: '#c3272f',
  toothbrush: '#2fa7a8',
  paintbrush: '#2a2d31',
  screwdriver: '#ea7a26',
  locomotive: '#c3272f',
};

/** Icons that stand low on their ground, and by how much of 32 they are lifted to its middle. */
const lifts: Record<string, number> = {
  'flat-shoe': 9.4,
  'mans-shoe': 7.5,
  sled: 4,
  automobile: 3.4,
  bicycle: 3.4,
  'hiking-boot': 3.3,
};

/** A thing without a package: drawn by us, or by the icon set. */
function loose(paper: Paper, name: string, colourHex: string | undefined): string {
  const colour = colourHex ?? ownColours[name];
  const thing = things[name];
  if (thing) return thing(kitOf(paper, colour ?? '#7d8b94'));
  const y = Math.round(190 - ((lifts[name] ?? 0) * 620) / 32);
  return placed(iconBody(name, colour), { x: 90, y, width: 620, height: 620 });
}

const labelIcon =
  (name: string) =>
  (area: Area): string =>
    placed(iconBody(name), area);

const placed = (body: string, { x, y, width, height }: Area): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 32 32">${body}</svg>`;
