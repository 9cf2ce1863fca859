/** Products where they are used: on a table, on a hanger, by a lake. The places are `data/drawings/scenes`. */
import { known, readTable } from '../tables.ts';
import type { Subject } from './draw.ts';
import { shadow, shadowBelow } from './light.ts';
import { ellipse, line, path, type Paper } from './paper.ts';
import { drawn, readTemplate } from './template.ts';

/** How a product is in its place. */
export interface Setting {
  scene: string;
  manner: string;
  /** Percent of the room there is. */
  size: number;
  /** Where its details are, in percent of its width and height. */
  spot: [x: number, y: number];
}

type Row = Record<'category' | 'kind' | 'scene' | 'manner' | 'size' | 'spot', string>;

const settings: ReadonlyMap<string, Setting> = new Map(
  (readTable('drawings/scenes.tsv') as Row[]).map((row) => [
    `${row.category}|${row.kind}`,
    { ...row, size: Number(row.size || 100), spot: spotIn(row.spot) },
  ]),
);

function spotIn(cell: string): Setting['spot'] {
  const [x = 50, y = 34] = (cell || '50 34').split(' ').map(Number);
  return [x, y];
}

/** The setting of a kind, or of its category. */
export const settingOf = (category: string, kind: string): Setting =>
  settings.get(`${category}|${kind}`) ?? known(settings, `${category}|`);

interface Placing {
  paper: Paper;
  subject: Subject;
  size: number;
  /** Height of the floor, the rail or the peg. */
  line: number;
  /** Where the middle of what stands goes. */
  middle: number;
}

/** Where the middle of a product's top or foot goes, and how large it is there. */
const placed = (body: string, [x, y]: number[], [toX, toY]: number[], scale: number, turn = 0) =>
  `<g transform="translate(${toX} ${toY})${turn ? ` rotate(${turn})` : ''} scale(${scale.toFixed(3)}) translate(${-Math.round(x ?? 0)} ${-Math.round(y ?? 0)})">${body}</g>`;

const scaleIn = ({ subject: { area }, size }: Placing, width: number, height: number): number =>
  Math.min((width * size) / 100 / area.width, (height * size) / 100 / area.height);

const middleOf = ({ area: { x, width } }: Subject): number => x + width / 2;

/** Stands on the floor. */
function standing(placing: Placing): string {
  const { paper, subject, line: floor, middle } = placing;
  const { area, silhouette, body } = subject;
  const scale = silhouette ? scaleIn(placing, 640, floor - 90) : placing.size / 100;
  const below = silhouette ? shadow(paper, middle, floor, (area.width * scale) / 2.3) : '';
  const foot = [middleOf(subject), area.y + area.height];
  return below + placed(body, foot, [middle, floor], scale);
}

/** Lies on what is seen from above, a little turned. */
function lying(placing: Placing): string {
  const { paper, subject } = placing;
  const { area, silhouette, body } = subject;
  const scale = scaleIn(placing, 680, 860);
  const thing = (silhouette ? shadowBelow(paper, silhouette) : '') + body;
  const turn = area.height > area.width * 1.5 ? 9 : -7;
  return placed(thing, [middleOf(subject), area.y + area.height / 2], [400, 500], scale, turn);
}

/** On the wall, or in the air. */
const upright =
  (height: number, turn = 0) =>
  (placing: Placing): string => {
    const { paper, subject } = placing;
    const { area, silhouette, body } = subject;
    const thing = (silhouette ? shadowBelow(paper, silhouette) : '') + body;
    const at = [middleOf(subject), area.y + area.height / 2];
    return placed(thing, at, [400, height], scaleIn(placing, 700, 720), turn);
  };

const steel = '#8c8a84';

/** Hangs from the rail, on a hanger of wood or by clips. */
const hanging =
  (top: number, holder: (width: number) => string) =>
  (placing: Placing): string => {
    const { paper, subject, line: rail } = placing;
    const { area, silhouette, body } = subject;
    const scale = scaleIn(placing, 690, 960 - top);
    const hook = `M400 ${top + 20}V${rail + 44}q0 -14 16 -22t12 -30q-6 -16 -26 -12`;
    const thing = (silhouette ? shadowBelow(paper, silhouette) : '') + body;
    return (
      line(steel, hook, 7) +
      holder(area.width * scale) +
      placed(thing, [middleOf(subject), area.y], [400, top], scale)
    );
  };

/** What is seen of a hanger between the shoulders or the straps of what it holds. */
const shoulders =
  (reach: number) =>
  (width: number): string => {
    const [near, far] = [width * reach * 0.3, width * reach];
    return line(
      '#b98a58',
      `M400 238C${400 - near} 244 ${400 - far * 0.8} 256 ${400 - far} 276M400 238C${400 + near} 244 ${400 + far * 0.8} 256 ${400 + far} 276`,
      18,
    );
  };

const clips = (width: number): string => {
  const half = Math.min(width * 0.3, 150);
  const clip = (x: number) => path('#5d5f62', `M${x - 13} 196h26l5 46h-36z`);
  return line(steel, `M${400 - half} 204H${400 + half}`, 8) + clip(400 - half) + clip(400 + half);
};

/** Hangs by itself on a peg or by a string. */
const onPeg = (placing: Placing): string => {
  const { paper, subject, line: peg } = placing;
  const { area, silhouette, body } = subject;
  const scale = scaleIn(placing, 600, 960 - peg);
  const thing = (silhouette ? shadowBelow(paper, silhouette) : '') + body;
  return (
    placed(thing, [middleOf(subject), area.y], [400, peg + 4], scale) +
    ellipse('#8f6a3f', 400, peg + 4, 17) +
    ellipse('#a67f50', 397, peg, 9)
  );
};

/** Hangs from the ceiling. */
const fromCeiling = (placing: Placing): string => {
  const { subject, line: ceiling } = placing;
  const scale = scaleIn(placing, 660, 640);
  return (
    line('#3a3b3d', `M400 ${ceiling}V120`, 7) +
    placed(subject.body, [middleOf(subject), subject.area.y], [400, 110], scale)
  );
};

const placers: Record<string, (placing: Placing) => string> = {
  stands: standing,
  lies: lying,
  wall: upright(440),
  flies: upright(380, 14),
  hanger: hanging(226, shoulders(0.07)),
  straps: hanging(226, shoulders(0.2)),
  clips: hanging(214, clips),
  peg: onPeg,
  ceiling: fromCeiling,
};

/** Draws a product in its setting. */
export function inScene(
  paper: Paper,
  subject: Subject,
  { scene, manner, size }: Setting,
  other: Subject | null,
): string {
  const template = readTemplate(`scenes/${scene}`);
  const height = Number(template.root['data-foot'] ?? template.root['data-rail'] ?? 0);
  const place = known(new Map(Object.entries(placers)), manner);
  const placing = { paper, subject, size, line: height, middle: other ? 340 : 400 };
  return (
    drawn(paper, template, {}, {}) + place(placing) + (other ? beside(paper, other, height) : '')
  );
}

/** Something small beside a package. */
function beside(paper: Paper, { body, area }: Subject, height: number): string {
  const floor = height + 26;
  const scale = Math.min(190 / area.width, 190 / area.height);
  const [x, y] = [area.x + area.width / 2, area.y + area.height];
  return (
    shadow(paper, 640, floor, (area.width * scale) / 2.3) +
    placed(body, [x, y], [640, floor], scale)
  );
}
