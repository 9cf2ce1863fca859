/** Texts fitted to labels: as large as they can be, broken between words and, at need, syllables. */
import { widthOf, type Style } from './letters.ts';

export interface Fitted {
  lines: string[];
  size: number;
}

export interface Room {
  width: number;
  height: number;
  /** Largest letters. */
  size: number;
  /** 3 when absent. */
  lines?: number;
}

/** From one line's foot to the next, as a share of the letters' size. */
export const leading = 1.12;

/** Finnish syllables begin with one consonant before a vowel; none shorter than three letters. */
const syllable = /(?<=[a-zåäö]{3})(?=[bcdfghjklmnpqrstvwxz][aeiouyåäö][a-zåäö]{2})/gi;

/** Ends a line inside a word; shown as a hyphen. */
const soft = '\u00ad';

/** A word that is too wide in parts, the first as long as it can be. */
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

/** The largest letters a text has room for; words are broken only below 70 % of the wished size. */
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

/** What a text that is too long for any letters begins with. */
function shortened(text: string, style: Style, { width, height }: Room): Fitted {
  const size = Math.min(smallest, height);
  const fits = fitting(style, size, width);
  let shown = text;
  while (shown && !fits(`${shown}…`)) shown = shown.slice(0, -1);
  return { lines: [`${shown.trimEnd()}…`], size };
}
