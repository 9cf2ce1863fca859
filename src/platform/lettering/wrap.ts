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

/** Marks a line break inside a word, drawn as a hyphen; in a text, where a compound may be broken. */
const soft = '\u00ad';

const whole = (word: string): string => word.replaceAll(soft, '');

type Fits = (text: string) => boolean;

/** Splits a word that is too wide, the first part as long as possible. */
function parted(parts: string[], between: string, fits: Fits): [string, string] | null {
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const first = `${parts.slice(0, count).join('')}${soft}`;
    if (fits(first)) return [first, parts.slice(count).join(between)];
  }
  return null;
}

/** Breaks a word at the seams of a compound, and where these do not help, between its syllables. */
function broken(word: string, fits: Fits, isAnywhere: boolean): string[] {
  if (fits(whole(word))) return [whole(word)];
  const found =
    parted(word.split(soft), soft, fits) ??
    (isAnywhere ? parted(whole(word).split(syllable), '', fits) : null);
  return found ? [found[0], ...broken(found[1], fits, isAnywhere)] : [whole(word)];
}

function joined(last: string | undefined, word: string): string | undefined {
  if (last === undefined || last.endsWith(soft)) return undefined;
  return last.endsWith('-') ? last + word : `${last} ${word}`;
}

/** Where words are broken, by the share of the wanted size that texts have without it. */
const breaks = { atSeams: 0.85, anywhere: 0.7 };

function wrapped(text: string, fits: Fits, share: number): string[] {
  const lines: string[] = [];
  const words = text
    .split(/\s+|(?<=\p{L}-)/u)
    .flatMap((word) =>
      share < breaks.atSeams ? broken(word, fits, share < breaks.anywhere) : [whole(word)],
    );
  for (const word of words) {
    const longer = joined(lines.at(-1), word);
    if (longer !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const smallest = 14;

/** The largest font size that fits; words are broken only if it would be much below the wanted size. */
export function fitted(text: string, style: Style, room: Room): Fitted {
  const most = room.lines ?? 3;
  for (let size = room.size; size >= smallest; size -= 1) {
    const fits = fitting(style, size, room.width);
    const lines = wrapped(text, fits, size / room.size);
    const isLow = (0.75 + (lines.length - 1) * leading) * size <= room.height;
    if (lines.length <= most && isLow && lines.every(fits))
      return { lines: lines.map((line) => line.replace(soft, '-')), size };
  }
  return shortened(whole(text), style, room);
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
