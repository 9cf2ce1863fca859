/** Fits texts to labels: as large as possible, broken between words and, if needed, syllables. */
import { widthOf, type Style } from './letters.ts';

export interface Fitted {
  lines: string[];
  size: number;
}

export interface Room {
  width: number;
  height: number;
  /** Largest font size. */
  size: number;
  /** Most lines; 3 when absent. */
  lines?: number;
}

/** Distance between baselines as a share of the font size. */
export const leading = 1.12;

/** Finnish syllables begin with one consonant before a vowel; parts have at least three letters. */
const syllable = /(?<=[a-zåäö]{3})(?=[bcdfghjklmnpqrstvwxz][aeiouyåäö][a-zåäö]{2})/gi;

/** Marks a line break inside a word; drawn as a hyphen. */
const soft = '\u00ad';

/** Splits a word that is too wide, the first part as long as possible. */
function broken(word: string, fits: (text: string) => boolean): string[] {
  const parts = word.split(syllable);
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const first = `${parts.slice(0, count).join('')}${soft}`;
    const rest = parts.slice(count).join('');
    if (fits(first)) return fits(rest) ? [first, rest] : [first, ...broken(rest, fits)];
  }
  return [word];
}

function joined(last: string | undefined, word: string): string | undefined {
  if (last === undefined || last.endsWith(soft)) return undefined;
  return last.endsWith('-') ? last + word : `${last} ${word}`;
}

function wrapped(text: string, fits: (text: string) => boolean, breaks: boolean): string[] {
  const lines: string[] = [];
  const words = text
    .split(/\s+|(?<=\p{L}-)/u)
    .flatMap((word) => (breaks && !fits(word) ? broken(word, fits) : [word]));
  for (const word of words) {
    const longer = joined(lines.at(-1), word);
    if (longer !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const smallest = 14;

/** The largest font size that fits; words are broken only if it would be below 70 % of the wanted size. */
export function fitted(text: string, style: Style, room: Room): Fitted {
  const most = room.lines ?? 3;
  for (let size = room.size; size >= smallest; size -= 1) {
    const fits = fitting(style, size, room.width);
    const lines = wrapped(text, fits, size < room.size * 0.7);
    const isLow = (0.75 + (lines.length - 1) * leading) * size <= room.height;
    if (lines.length <= most && isLow && lines.every(fits))
      return { lines: lines.map((line) => line.replace(soft, '-')), size };
  }
  return shortened(text, style, room);
}

const fitting =
  (style: Style, size: number, width: number) =>
  (line: string): boolean =>
    widthOf(line.replace(soft, '-'), style, size) <= width;

/** The start of a text that is too long at any font size. */
function shortened(text: string, style: Style, { width, height }: Room): Fitted {
  const size = Math.min(smallest, height);
  const fits = fitting(style, size, width);
  let shown = text;
  while (shown && !fits(`${shown}…`)) shown = shown.slice(0, -1);
  return { lines: [`${shown.trimEnd()}…`], size };
}
