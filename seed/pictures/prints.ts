/** Parts of packages: printed bodies, caps and edges, with light on them. */
import { contrast, mix, readableOn, shade, toOklch } from './colour.ts';
import type { Label, Print } from './label.ts';
import { bagLight, cap, edge, filmLight, flatLight, roundLight, shadow } from './light.ts';
import type { Area, Packed } from './packed.ts';
import { cut, type Paper } from './paper.ts';
import type { Attributes, Material } from './template.ts';
import { brandIn, nameIn } from './words.ts';

/** Colours of a package, by the names that drawings use. */
export function packageColours({ ground, accent, tint, content }: Packed): Record<string, string> {
  const ink = readableOn(ground);
  const isPale = contrast(ground, content) < 1.2;
  return {
    ground,
    accent,
    tint,
    content,
    ink,
    'ink-accent': readableOn(ground, accent),
    rubber: ink === '#ffffff' ? shade(ground, -0.08) : '#2d3033',
    food: mix(content, '#c9a27a', 0.1),
    // A paper label gets an outline when the content has nearly the same colour.
    'paper-edge': isPale ? shade(ground, toOklch(ground)[0] > 0.5 ? -0.18 : 0.2) : 'none',
  };
}

const lights = { round: roundLight, flat: flatLight, bag: bagLight, film: filmLight };

/** Draws a printed body, a cap or an edge with the package's light. */
export function printsOf(paper: Paper, products: Packed, label: Label): Record<string, Material> {
  const edged: Material = (outline, { stroke = '' }) => edge(outline, stroke);
  return {
    shadow: (_, at) => shadow(paper, Number(at['cx']), Number(at['cy']), Number(at['rx'])),
    cap: (_, at) => cap(paper, at['fill'] ?? '', areaOf(at), Number(at['rx'])),
    edge: edged,
    'round-light': (_, at) => roundLight(paper, areaOf(at)),
    'flat-light': (_, at) => flatLight(paper, areaOf(at)),
    print: (outline, at) => {
      const print: Print = { face: areaIn(at['data-face']), all: areaIn(at['data-all']) };
      const light = lights[at['data-light'] as keyof typeof lights];
      return (
        cut(paper, outline, label(paper, products, print) + light(paper, print.all)) +
        edge(outline, products.ground)
      );
    },
    label: (_, at) => label(paper, products, { face: areaIn(at['data-face']), all: areaOf(at) }),
    brand: (_, at) => brandIn(areaOf(at), products, at['fill'] ?? ''),
    name: (_, at) => nameIn(areaOf(at), products, at['fill'] ?? ''),
  };
}

const areaOf = ({ x, y, width, height }: Attributes): Area => ({
  x: Number(x),
  y: Number(y),
  width: Number(width),
  height: Number(height),
});

/** An area as four numbers: x, y, width, height. */
function areaIn(numbers = ''): Area {
  const [x, y, width, height] = numbers.split(' ');
  return areaOf({ x: x ?? '', y: y ?? '', width: width ?? '', height: height ?? '' });
}
