/** Further pictures of a product, made of what its front shows: its back, its details, its place, its tag. */
import { readTemplate } from './template.ts';
import { boxed, companion, drawSubject, sheet, type DrawInput, type Subject } from './draw.ts';
import { backLabel, hangTag } from './back.ts';
import { shade } from './colour.ts';
import { groundColour, several, shadowBelow } from './light.ts';
import type { Area } from './packed.ts';
import { newPaper, path, rect, type Paper } from './paper.ts';
import { inScene, type Setting } from './scenes.ts';
import type { Block } from './small-print.ts';

/** What is printed on a back or a tag. */
export interface Print {
  blocks: Block[];
  /** Absent where the variants in a picture have different ones. */
  gtin: string | undefined;
}

/** More than a picture, as views are turned and moved. */
const ground = rect(groundColour, -800, -1_000, 2_400, 3_000);

/** The part of a picture around an area, in the picture's proportions. */
function viewOf({ x, y, width, height }: Area, share: number): string {
  const wide = Math.max(width / share, (height / share) * 0.8);
  const high = wide / 0.8;
  const numbers = [x + width / 2 - wide / 2, y + height / 2 - high / 2, wide, high];
  return numbers.map((one) => one.toFixed(1)).join(' ');
}

/** Smallest side of a face that small print fits on. */
const roomy = 200;

/** Where a package has its label; null when there is no room for a back. */
export function faceOf(form: string): Area | null {
  const { body } = readTemplate(`packages/${form}`);
  const [x = 0, y = 0, width = 0, height = 0] = (/data-face="([^"]*)"/.exec(body)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return Math.min(width, height) < roomy ? null : { x, y, width, height };
}

/** The back of a package, near enough to be read. */
export function drawBack(input: DrawInput, face: Area, { blocks, gtin }: Print): string {
  const paper = newPaper();
  const label = backLabel(blocks, gtin, input.measure);
  const { body } = boxed(paper, input, label);
  return sheet(paper, ground + body, viewOf(face, 0.86));
}

/** A stroke of the colour beside what is too small for a back. */
export function drawSwatch(input: DrawInput, colour: string): string {
  const { paper, subject } = drawSubject(input);
  const smear =
    'M90 318C150 250 300 262 420 246S640 196 706 250Q742 292 690 340C600 392 470 372 352 398S150 440 98 404Q60 366 90 318z';
  return sheet(
    paper,
    ground +
      `<g transform="translate(0 420)">${path(colour, smear)}${path(shade(colour, 0.08), 'M132 316C260 270 420 292 640 236Q560 300 400 306T132 316z', 'opacity=".7"')}${path(shade(colour, -0.07), 'M150 404C300 400 420 360 660 330Q520 376 372 390T150 404z', 'opacity=".6"')}</g>` +
      `<g transform="translate(150 -10) scale(.62)">${subject.body}</g>`,
  );
}

/** Where the detail of a thing is, in percent of the room it takes. */
export type Spot = [x: number, y: number];

/** A thing from near by. */
export function drawClose(input: DrawInput, [x, y]: Spot): string {
  const { paper, subject } = drawSubject(input);
  const { body, silhouette, area } = subject;
  const wide = Math.min(400, Math.max(210, Math.max(area.width, area.height * 0.8) * 0.5));
  const [cx, cy] = [area.x + (area.width * x) / 100, area.y + (area.height * y) / 100];
  const spot = { x: cx - wide / 2, y: cy - wide / 1.6, width: wide, height: wide / 0.8 };
  const thing = (silhouette ? shadowBelow(paper, silhouette) : '') + body;
  return sheet(
    paper,
    `${ground}<g transform="rotate(-6 ${Math.round(cx)} ${Math.round(cy)})">${thing}</g>`,
    viewOf(spot, 1),
  );
}

/** A product where it is used. */
export function drawScene(input: DrawInput, setting: Setting, hasCompanion: boolean): string {
  const { paper, subject: one } = drawSubject(input);
  const subject = grouped(paper, one, input);
  const other = hasCompanion ? companion(paper, input.drawing.icon) : null;
  return sheet(paper, inScene(paper, subject, setting, other));
}

/** All that are sold together. */
function grouped(paper: Paper, subject: Subject, { drawing }: DrawInput): Subject {
  const { body, silhouette } = subject;
  if (drawing.count === 1 || !silhouette) return subject;
  const area = { x: 70, y: 90, width: 660, height: 820 };
  return { body: several(paper, body, silhouette, drawing), area };
}

/** The tag that hangs on a thing. */
export function drawTag(input: DrawInput, { blocks, gtin }: Print): string {
  const paper = newPaper();
  return sheet(paper, ground + hangTag(paper, input, blocks, gtin), '56 70 700 875');
}
