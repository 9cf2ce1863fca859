/**
 * Relevance of products for a query, by labels. A label is the Finnish name of a kind of products, narrowed
 * by marks: `~text` in what sets the product apart (`fi` of products.tsv), `#colour` among its colours,
 * `@brand` its brand. Relevance 2: the whole label matches; 1: the product is in the same category as one
 * that matches.
 */
import type { Products } from '../../seed/products.ts';

interface Label {
  kind: string;
  variety?: string | undefined;
  colour?: string | undefined;
  brand?: string | undefined;
}

const marked = (label: string, mark: string): string | undefined =>
  new RegExp(`${mark}([^~#@]+)`).exec(label)?.[1]?.trim();

const readLabel = (label: string): Label => ({
  kind: /^[^~#@]*/.exec(label)?.[0].trim() ?? '',
  variety: marked(label, '~')?.toLowerCase(),
  colour: marked(label, '#'),
  brand: marked(label, '@'),
});

const isKind = ({ kind }: Label, products: Products): boolean =>
  kind === '' || products.type.name.fi === kind;

const fits = (label: Label, products: Products): boolean =>
  isKind(label, products) &&
  (label.variety === undefined || products.variety.fi.toLowerCase().includes(label.variety)) &&
  (label.colour === undefined ||
    products.items.some(({ colour }) => colour?.key === label.colour)) &&
  (label.brand === undefined || products.brand.name === label.brand);

/** Relevance by product id, without products of relevance 0.
 * @throws when a label matches no product, because the demo products have changed */
export function relevances(
  labels: readonly string[],
  all: readonly Products[],
): Map<string, number> {
  const wanted = labels.map(readLabel);
  const relevant = new Map<string, number>();
  const categories = new Set<string>();
  for (const label of wanted) {
    const right = all.filter((products) => fits(label, products));
    if (right.length === 0) {
      throw new Error(`Nothing in the shop fits ${JSON.stringify(label)}.`);
    }
    for (const products of right) {
      relevant.set(products.id, 2);
      if (label.kind !== '') categories.add(products.type.category);
    }
  }
  for (const products of all) {
    if (!relevant.has(products.id) && categories.has(products.type.category))
      relevant.set(products.id, 1);
  }
  return relevant;
}
