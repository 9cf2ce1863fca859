/** Textures and printed patterns of cloth: tiles in `data/drawings`, in shades of the cloth's colour. */
import { known, readData } from '../tables.ts';
import { mix, shade, toOklch } from './colour.ts';
import { path, type Paper } from './paper.ts';

interface Tile {
  width: string;
  height: string;
  body: string;
}

type Fabrics = Map<string, Tile>;

const tile = /<pattern id="([\w-]+)" width="(\d+)" height="(\d+)">(.*?)<\/pattern>/gs;

function readFabrics(file: string): Fabrics {
  const tiles = readData(`drawings/${file}.svg`).matchAll(tile);
  return new Map(
    [...tiles].map(([, name = '', width = '', height = '', body = '']) => [
      name,
      { width, height, body: body.replaceAll(/>\s+</g, '><').trim() },
    ]),
  );
}

export const textures = readFabrics('textures');
export const patterns = readFabrics('patterns');

interface Cloth {
  name: string;
  colour: string;
  outline: string;
  /** Degrees by which the cloth is turned, as that of a sleeve. */
  turn?: string | undefined;
}

/** Covers an outline with a tile. */
export function weave(
  paper: Paper,
  fabrics: Fabrics,
  { name, colour, outline, turn }: Cloth,
): string {
  const { width, height, body } = known(fabrics, name);
  const inks = inksOf(colour);
  const drawn = body.replaceAll(/currentColor|var\(--(\w+)\)/g, (_, ink = 'thread') =>
    known(inks, ink),
  );
  const turned = turn ? ` patternTransform="rotate(${turn} 400 500)"` : '';
  return path(
    paper.keep(
      `<pattern id="@" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned} stroke="${known(inks, 'thread')}" fill="none" stroke-width="3">${drawn}</pattern>`,
    ),
    outline,
  );
}

/** Prints on white and grey cloth. */
const navy = '#35456b';

/** Colours of a tile: of threads, and of prints that show on the cloth. */
function inksOf(colour: string): Map<string, string> {
  const [lightness, chroma] = toOklch(colour);
  const isDark = lightness < 0.4;
  const isPale = lightness > 0.83;
  const onPale = chroma < 0.02 ? navy : shade(colour, -0.42);
  return new Map([
    ['thread', shade(colour, isDark ? 0.06 : -0.06)],
    ['glint', mix(colour, '#ffffff', isDark ? 0.12 : 0.28)],
    ['ink', isPale ? onPale : mix(colour, '#fffdf6', 0.85)],
    ['half', isPale ? mix(colour, onPale, 0.34) : mix(colour, '#fffdf6', isDark ? 0.3 : 0.4)],
    ['shade', shade(colour, isDark ? -0.1 : -0.16)],
  ]);
}
