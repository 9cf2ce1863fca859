/**
 * Drawings in `data/drawings`: plain SVG on 800 × 1000. The product's colours are `currentColor` and
 * `var(--…)`; an element whose class names a material is drawn by that material's function.
 */
import { readData } from '../tables.ts';
import { shade } from './colour.ts';
import { roundRect, type Paper } from './paper.ts';

export interface Template {
  /** The drawing's default colour: `color` of the root element. */
  colour: string;
  /** What the root element says. */
  root: Attributes;
  /** The SVG content, without whitespace between elements. */
  body: string;
  /** Gradients and clip paths by id. */
  kept: Map<string, string>;
}

export type Attributes = Record<string, string>;

/** Draws an element, given its outline as path data and its attributes. */
export type Material = (outline: string, attributes: Attributes) => string;

const templates = new Map<string, Template>();

/** @param name path below `data/drawings`, without the extension */
export function readTemplate(name: string): Template {
  const known = templates.get(name);
  if (known) return known;
  const template = templateOf(readData(`drawings/${name}.svg`));
  templates.set(name, template);
  return template;
}

const definition = /<(linearGradient|radialGradient|clipPath) id="([^"]+)".*?<\/\1>/g;

export function templateOf(svg: string): Template {
  const [, root = '', inside = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  const [, defs = '', body = ''] =
    /^(?:<defs>(.*)<\/defs>)?(.*)$/s.exec(inside.replaceAll(/>\s+</g, '><').trim()) ?? [];
  const kept = [...defs.matchAll(definition)].map(([element, , id = '']): [string, string] => [
    id,
    element.replace(`id="${id}"`, 'id="@"'),
  ]);
  const said = attributesOf(root);
  return { colour: said['color'] ?? '#000000', root: said, body, kept: new Map(kept) };
}

export const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

/**
 * Fills a template with colours and materials.
 * @param colours by name; `--dark-darker-10` is `dark` made darker by a tenth
 * @throws Error naming an unknown colour, material or id
 */
export function drawn(
  paper: Paper,
  { body, kept }: Template,
  colours: Record<string, string>,
  materials: Record<string, Material>,
): string {
  const inColours = (text: string): string =>
    text.replaceAll(/currentColor|var\(--([\w-]+)\)/g, (_, name = 'colour') =>
      colourOf(name, colours),
    );
  const reference = (_: string, id: string): string =>
    paper.keep(inColours(found(kept.get(id), id)));
  return inColours(body).replaceAll(/<(\w+)([^>]*)>/g, (tag, name: string, rest: string) => {
    const attributes = attributesOf(rest);
    const material = attributes['class'];
    if (material === undefined) return tag.replaceAll(/url\(#([^)]+)\)/g, reference);
    return found(materials[material], material)(outlineOf(name, attributes), attributes);
  });
}

function colourOf(slot: string, colours: Record<string, string>): string {
  const [, name = slot, way, percent] = /^(.+)-(darker|lighter)-(\d+)$/.exec(slot) ?? [];
  const colour = found(colours[name], name);
  return percent ? shade(colour, (Number(percent) / 100) * (way === 'darker' ? -1 : 1)) : colour;
}

function found<One>(one: One | undefined, name: string): One {
  if (one === undefined) throw new Error(`A drawing names "${name}", and there is none.`);
  return one;
}

function outlineOf(name: string, attributes: Attributes): string {
  const at = (key: string): number => Number(attributes[key] ?? 0);
  if (name === 'rect') return roundRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
  if (name !== 'ellipse') return attributes['d'] ?? '';
  const [rx, ry] = [at('rx'), at('ry')];
  return `M${at('cx') - rx} ${at('cy')}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0z`;
}
