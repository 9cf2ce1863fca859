/** The pictures of the demo shop's products, by the names of their files. */
import type { Item, Products } from '../products.ts';
import { drawProduct } from './draw.ts';

export interface Picture {
  /** File name without its ending; items that look the same have the same. */
  name: string;
  /** Draws it as SVG. */
  draw: () => string;
}

/** Products without a package differ by drawing and colour only. */
export function pictureOf(products: Products, { colour }: Pick<Item, 'colour'>): Picture {
  const { drawing } = products.variety;
  const thing =
    drawing.package === ''
      ? [drawing.icon, drawing.pattern, drawing.motif, drawing.count > 1 ? drawing.count : '']
          .filter(Boolean)
          .join('-') + drawing.contentColour.replace('#', '-')
      : products.id;
  return {
    name: `${thing}-${colour?.key ?? 'plain'}`,
    draw: () =>
      drawProduct({
        drawing,
        brand: products.brand.name,
        brandColours: products.brand.colours,
        name: products.label,
        measure: products.measure ?? undefined,
        colourHex: colour?.hex,
        seed: products.id,
      }),
  };
}
