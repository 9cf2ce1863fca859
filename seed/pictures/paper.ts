/** Collects a picture's gradients, clip paths and filters, each under a unique id. */

export interface Paper {
  /** Adds an element written with `id="@"`; returns the reference to it: `url(#p3)`. */
  keep(element: string): string;
  /** All added elements as `<defs>`. */
  defs(): string;
  /** Another one with the same elements. */
  copy(): Paper;
}

/** @param elements with their ids */
export function newPaper(elements?: ReadonlyMap<string, string>): Paper {
  const kept = new Map<string, string>(elements);
  return {
    keep(element) {
      const id = kept.get(element) ?? `p${kept.size}`;
      kept.set(element, id);
      return `url(#${id})`;
    },
    defs: () =>
      `<defs>${[...kept].map(([element, id]) => element.replace('id="@"', `id="${id}"`)).join('')}</defs>`,
    copy: () => newPaper(kept),
  };
}

/** A gradient stop: position 0–1, colour and opacity. */
export type Stop = [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: Stop[]): string =>
  stops
    .map(([offset, colour, opacity = 1]) => {
      const seen = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${seen}/>`;
    })
    .join('');

/** A linear gradient from the left, or from the top when `down`. */
export function gradient(paper: Paper, stops: Stop[], down = false): string {
  const to = down ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  return paper.keep(`<linearGradient id="@" ${to}>${stopsOf(stops)}</linearGradient>`);
}

/** A radial gradient; positions are shares of the filled shape's width and height. */
export function glow(paper: Paper, stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return paper.keep(
    `<radialGradient id="@" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
  );
}

/** Shows a kept element, whose reference this is, with what it does not say itself. */
export const used = (reference: string, more = ''): string =>
  `<use href="${reference.slice(4, -1)}"${more && ` ${more}`}/>`;

/** `inside` clipped to an outline. */
export function cut(paper: Paper, outline: string, inside: string): string {
  const clip = paper.keep(`<clipPath id="@"><path d="${outline}"/></clipPath>`);
  return `<g clip-path="${clip}">${inside}</g>`;
}

export const path = (fill: string, d: string, more = ''): string =>
  `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`;

export const line = (stroke: string, d: string, width: number, more = ''): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more && ` ${more}`}/>`;

export const rect = (
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
  more = '',
): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"${more && ` ${more}`}/>`;

export const ellipse = (
  fill: string,
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  more = '',
): string =>
  `<ellipse fill="${fill}" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"${more && ` ${more}`}/>`;

/** Outline of a rectangle with rounded corners, for clipping. */
export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  const a = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${a(r, r)}v${h - 2 * r}${a(-r, r)}h${2 * r - w}${a(-r, -r)}v${2 * r - h}${a(r, -r)}z`;
}
