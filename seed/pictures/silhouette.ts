/** The shape of a drawing without its colours: what its shadow is made of. */
import { boundsOf } from './bounds.ts';
import type { Area } from './packed.ts';
import { attributesOf, type Attributes, type Template } from './template.ts';

export interface Silhouette {
  /** Shapes without fill and stroke. */
  shapes: string;
  /** Strokes, such as cables, made wider by some units. */
  strokes: (wider: number) => string;
  /** The room it takes. */
  area: Area;
}

/** An element as text, or a stroke of some width. */
type Part = string | { tag: string; width: number };

const silhouettes = new WeakMap<Template, Silhouette>();

/** Worked out once for each drawing. */
export function silhouetteOf(template: Template): Silhouette {
  const known = silhouettes.get(template) ?? silhouette(partsOf(template));
  silhouettes.set(template, known);
  return known;
}

function silhouette(parts: Part[]): Silhouette {
  const textOf = (kept: (part: Part) => string): string => withoutEmpty(parts.map(kept).join(''));
  const hasStrokes = parts.some((part) => typeof part !== 'string');
  const shapes = textOf((part) => (typeof part === 'string' ? part : ''));
  const strokes = (wider: number): string =>
    hasStrokes ? textOf((part) => strokeOf(part, wider)) : '';
  return { shapes, strokes, area: boundsOf(shapes + strokes(0)) };
}

/** A stroke as text; of all else the groups, which it may be in. */
function strokeOf(part: Part, wider: number): string {
  if (typeof part !== 'string') return `${part.tag} stroke-width="${part.width + wider}"/>`;
  return /^<\/?g/.test(part) ? part.replace(/ id="[^"]*"/, '') : '';
}

const withoutEmpty = (text: string): string => {
  const shorter = text.replaceAll(/<g[^>]*><\/g>/g, '');
  return shorter === text ? text : withoutEmpty(shorter);
};

function partsOf({ body, kept }: Template): Part[] {
  const parts: Part[] = [];
  /** For each open group, whether its content is seen. */
  const open: boolean[] = [];
  for (const [, close, name = '', rest = ''] of body.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (close) {
      if (open.pop()) parts.push('</g>');
      continue;
    }
    const attributes = attributesOf(rest);
    const isSeen = !open.includes(false) && !isFaint(attributes, kept);
    const outline = outlinesIn(kept.get(idIn(attributes['clip-path'])));
    if (isSeen) parts.push(...(outline ?? [partOf(name, attributes)]));
    if (name === 'g') open.push(isSeen && !outline);
  }
  return parts;
}

/** What is cut to an outline is as large as that. */
const outlinesIn = (clip: string | undefined): string[] | undefined =>
  clip?.match(/<(?:path|rect|ellipse)[^>]*>/g) ?? undefined;

const idIn = (reference = ''): string => /url\(#(.*)\)/.exec(reference)?.[1] ?? '';

const inner = new Set(['seam', 'fold', 'motif']);

/** Seams, folds, lights and glows throw no shadow. */
function isFaint(attributes: Attributes, kept: Template['kept']): boolean {
  const { class: material = '', fill = '', opacity = 1, 'fill-opacity': filled = 1 } = attributes;
  return (
    inner.has(material) ||
    Math.min(Number(opacity), Number(filled)) < 0.5 ||
    (kept.get(idIn(fill))?.includes('stop-opacity') ?? false)
  );
}

/** Width of lines that are drawn on a thing rather than parts of it. */
const thin = 4;

const looks = /^(?:fill|stroke|class|opacity|data|color)/;

function partOf(name: string, attributes: Attributes): Part {
  const shape = Object.entries(attributes)
    .filter(([key]) => !looks.test(key))
    .map(([key, value]) => ` ${key}="${/^(?:id|href)$/.test(key) ? `${value}-shape` : value}"`)
    .join('');
  if (name === 'g') return `<g${shape}>`;
  if (attributes['fill'] !== 'none') return `<${name}${shape}/>`;
  const width = Number(attributes['stroke-width'] ?? 1);
  return width < thin ? '' : { tag: `<${name}${shape} fill="none"`, width };
}
