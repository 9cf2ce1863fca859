/**
 * Which goods a query means. A label: the Finnish name of a kind of goods, and marks that narrow it:
 * `~text` is in the Finnish title, `#colour` is among its colours, `@brand` is who makes it. 2: all
 * of a label fits; 1: the kind fits, or the goods are in the same category as what fits.
 */
import type { Goods } from '../../seed/goods.ts';

interface Label {
  kind: string;
  title?: string | undefined;
  colour?: string | undefined;
  brand?: string | undefined;
}

const marked = (label: string, mark: string): string | undefined =>
  new RegExp(`${mark}([^~#@]+)`).exec(label)?.[1]?.trim();

const readLabel = (label: string): Label => ({
  kind: /^[^~#@]*/.exec(label)?.[0].trim() ?? '',
  title: marked(label, '~')?.toLowerCase(),
  colour: marked(label, '#'),
  brand: marked(label, '@'),
});

const isKind = ({ kind }: Label, goods: Goods): boolean =>
  kind === '' || goods.type.name.fi === kind;

const fits = (label: Label, goods: Goods): boolean =>
  isKind(label, goods) &&
  (label.title === undefined || goods.title.fi.toLowerCase().includes(label.title)) &&
  (label.colour === undefined || goods.items.some(({ colour }) => colour?.key === label.colour)) &&
  (label.brand === undefined || goods.brand.name === label.brand);

/** Relevance of every product that has any, by its id.
 * @throws when a label means nothing: the demo goods have changed */
export function relevances(labels: readonly string[], all: readonly Goods[]): Map<string, number> {
  const wanted = labels.map(readLabel);
  const relevant = new Map<string, number>();
  const categories = new Set<string>();
  for (const label of wanted) {
    const right = all.filter((goods) => fits(label, goods));
    if (right.length === 0) {
      throw new Error(`Nothing in the shop fits ${JSON.stringify(label)}.`);
    }
    for (const goods of right) {
      relevant.set(goods.id, 2);
      if (label.kind !== '') categories.add(goods.type.category);
    }
  }
  for (const goods of all) {
    if (!relevant.has(goods.id) && categories.has(goods.type.category)) relevant.set(goods.id, 1);
  }
  return relevant;
}
