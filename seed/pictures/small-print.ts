/** Small texts of labels: paragraphs and tables, as large as fits. Each letter is drawn once and used again. */
import { letters, widthOf } from '#platform/lettering/letters.ts';
import type { Area } from './packed.ts';
import { line, type Paper } from './paper.ts';

export interface Run {
  text: string;
  isBold?: boolean;
}

/** A paragraph, or the rows of a table with their values on the right. */
export type Block =
  | { runs: Run[]; /** Share of the size of other texts. */ scale?: number }
  | { rows: [name: string, value: string][] };

interface Word extends Run {
  width: number;
  /** Space behind it, as a share of the size; parts of one word have none. */
  gap: number;
}
interface Line {
  words: Word[];
  x: number;
  y: number;
  size: number;
}
interface Set {
  lines: Line[];
  /** Heights of the lines between the rows of tables. */
  rules: number[];
  height: number;
  /** Of the widest line, or of a row's name and value. */
  width: number;
}

const faceOf = ({ isBold }: Run) => (isBold ? 'bold' : 'plain');
/** Letters are kept at this size. */
const em = 100;
const space = 0.26;
const leading = 1.26;

interface Letter {
  outline: string;
  /** Share of the size. */
  width: number;
}

const known: Record<'plain' | 'bold', Map<string, Letter>> = { plain: new Map(), bold: new Map() };

function letterOf(letter: string, face: keyof typeof known): Letter {
  const found = known[face].get(letter);
  if (found) return found;
  const outline = shorter(letters(letter, { face }, em, { x: 0, y: 0, anchor: 'start' }));
  const made = { outline, width: widthOf(letter, { face }, 1) };
  known[face].set(letter, made);
  return made;
}

/** Words, and the parts in which long ones may be broken. */
function wordsOf(runs: Run[], size: number): Word[] {
  return runs.flatMap(({ text, isBold = false }) =>
    text
      .split(/(?<=\s)(?=\S)/)
      .filter((word) => word.trim() !== '')
      .flatMap((spaced) => {
        const word = spaced.trim();
        const behind = word === spaced ? 0 : space;
        const parts = word.split(/(?<=[/-])(?=\p{L}{4})/u);
        return parts.map((part, i) => ({
          text: part,
          isBold,
          gap: i === parts.length - 1 ? behind : 0,
          width: lengthOf(part, faceOf({ text, isBold }), size),
        }));
      }),
  );
}

const widthOfLine = (words: Word[], size: number): number =>
  words.reduce((sum, { width, gap }) => sum + width + gap * size, -(words.at(-1)?.gap ?? 0) * size);

/** An outline in whole numbers, each point as its distance from the one before. */
function shorter(outline: string): string {
  let [x, y] = [0, 0];
  const steps = [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(
    ([, command = '', text = '']) => {
      const values = text.split(' ').map((value) => Math.round(Number(value)));
      const moved = values.map((value, i) => value - (i % 2 === 0 ? x : y));
      if (command !== 'Z') [x, y] = [values.at(-2) ?? x, values.at(-1) ?? y];
      if (command === 'Z') return 'z';
      if (command !== 'M' && moved.every((value) => value === 0)) return '';
      return command.toLowerCase() + moved.join(' ').replaceAll(' -', '-');
    },
  );
  return steps.join('');
}

function lengthOf(text: string, face: keyof typeof known, size: number): number {
  let length = 0;
  for (const letter of text) length += letterOf(letter, face).width;
  return length * size;
}

function wrapped(words: Word[], size: number, width: number): Word[][] {
  const lines: Word[][] = [];
  let room = 0;
  for (const word of words) {
    const last = lines.at(-1);
    // A comma never begins a line.
    const isBehind = last?.at(-1)?.gap === 0 && word.text.length === 1;
    if (last && (isBehind || room >= word.width)) last.push(word);
    else {
      lines.push([word]);
      room = width;
    }
    room -= word.width + word.gap * size;
  }
  return lines;
}

/** Sets blocks below each other. */
function setAt(blocks: Block[], width: number, base: number): Set {
  const all: Set = { lines: [], rules: [], height: 0, width: 0 };
  for (const block of blocks) {
    if ('rows' in block) addRows(all, block.rows, width, base);
    else {
      const size = base * (block.scale ?? 1);
      for (const words of wrapped(wordsOf(block.runs, size), size, width)) {
        all.lines.push({ words, x: 0, y: all.height + size * 0.8, size });
        all.width = Math.max(all.width, widthOfLine(words, size));
        all.height += size * leading;
      }
    }
    all.height += base * 0.45;
  }
  return all;
}

function addRows(all: Set, rows: [string, string][], width: number, size: number): void {
  for (const [name, value] of rows) {
    const [names] = wrapped(wordsOf([{ text: name }], size), size, Infinity);
    const left = widthOfLine(names ?? [], size) + size;
    const values = wrapped(wordsOf([{ text: value, isBold: true }], size), size, width - left);
    values.forEach((words, i) => {
      const y = all.height + size * 0.86;
      if (i === 0 && names) all.lines.push({ words: names, x: 0, y, size });
      const taken = widthOfLine(words, size);
      all.width = Math.max(all.width, left + taken);
      all.lines.push({ words, x: width - taken, y, size });
      all.height += size * leading;
    });
    all.height += size * 0.14;
    all.rules.push(all.height - size * 0.1);
  }
}

/** Draws blocks into an area; those at the end are left out where they would be too small to read. */
export function smallPrint(
  paper: Paper,
  blocks: Block[],
  area: Area,
  { ink, most = 26, least = 9 }: { ink: string; most?: number; least?: number },
): string {
  for (let shown = blocks.length; shown > 0; shown -= 1) {
    for (let size = most; size >= least; size *= 0.94) {
      const set = setAt(blocks.slice(0, shown), area.width, size);
      if (set.height <= area.height && set.width <= area.width + 1)
        return inked(paper, set, area, ink);
    }
  }
  return '';
}

/** Letters are markers on the points of a path: one path for all places of a letter in a size. */
function inked(paper: Paper, { lines, rules }: Set, { x: left, y: top, width }: Area, ink: string) {
  const places = new Map<Letter, Map<number, string[]>>();
  for (const { words, x, y, size } of lines) {
    let pen = left + x;
    for (const word of words) {
      for (const one of word.text) {
        const letter = letterOf(one, faceOf(word));
        const sizes = places.get(letter) ?? new Map<number, string[]>();
        const points = sizes.get(size) ?? [];
        points.push(`${pen.toFixed(1)} ${(top + y).toFixed(1)}`);
        places.set(letter, sizes.set(size, points));
        pen += letter.width * size;
      }
      pen += word.gap * size;
    }
  }
  const texts = [...places].flatMap(([{ outline }, sizes]) => {
    const marker = paper.keep(
      `<marker id="@" overflow="visible" fill="${ink}"><path d="${outline}"/></marker>`,
    );
    return [...sizes].map(([size, points]) => marked(marker, size / em, points));
  });
  const between = rules.map((y) => `M${left} ${(top + y).toFixed(1)}h${width}`).join('');
  return texts.join('') + (between && line(ink, between, 1, 'opacity=".3"'));
}

/** A path without a line, and a marker on each of its points, which is as large as the line is wide. */
function marked(marker: string, scale: number, points: string[]): string {
  const [first = '', ...others] = points;
  // The only point of a path is its end too.
  const [where, d] =
    others.length > 0
      ? ['marker', `M${first}L${others.join(' ')}`]
      : ['marker-start', `M${first}h0`];
  return `<path fill="none" stroke-width="${scale.toFixed(4)}" style="${where}:${marker}" d="${d}"/>`;
}
