/** The pictures of the demo shop's products, by the names of their files. */
import { detailsOf } from '../details.ts';
import type { Item, Products } from '../products.ts';
import { drawProduct, type DrawInput } from './draw.ts';
import { seamed } from '../seams.ts';
import { backOf, tagOf } from './facts-of-product.ts';
import { settingOf } from './scenes.ts';
import { drawBack, drawClose, drawScene, drawSwatch, drawTag, faceOf } from './views.ts';

export interface Picture {
  /** File name without its ending; pictures that look the same have the same. */
  name: string;
  /** Draws it as SVG. */
  draw: () => string;
}

type Look = Pick<Item, 'colour'>;

/** All pictures of a product in a colour, its front first. */
export function picturesOf(products: Products, look: Look): [front: Picture, ...others: Picture[]] {
  const input = inputOf(products, look);
  const name = nameOf(products, look);
  return [{ name, draw: () => drawProduct(input) }, ...viewsOf({ products, look, input, name })];
}

/** What all pictures of a product in a colour are made of. */
interface Making {
  products: Products;
  look: Look;
  input: DrawInput;
  /** Of the front. */
  name: string;
}

/** Products without a package differ by drawing and colour only. */
function nameOf({ id, variety: { drawing } }: Products, { colour }: Look): string {
  const thing =
    drawing.package === ''
      ? [drawing.icon, drawing.pattern, drawing.motif, drawing.count > 1 ? drawing.count : '']
          .filter(Boolean)
          .join('-') + drawing.contentColour.replace('#', '-')
      : id;
  return `${thing}-${colour?.key ?? 'plain'}`;
}

const inputOf = (products: Products, { colour }: Look): DrawInput => ({
  drawing: products.variety.drawing,
  brand: products.brand.name,
  brandColours: products.brand.colours,
  name: seamed(products.label),
  measure: products.measure ?? undefined,
  colourHex: colour?.hex,
  seed: products.id,
});

/** The pictures behind the first one. */
function viewsOf(making: Making): Picture[] {
  const { products, input, name } = making;
  const { type, variety } = products;
  const setting = settingOf(type.category, type.key);
  const isFood = type.vat === 'food';
  const scene = {
    name: `${name}-${type.category}-${type.key}`,
    draw: () => drawScene(input, setting, isFood && setting.scene === 'kitchen'),
  };
  if (variety.drawing.package !== '') return [...backs(making), scene];
  const tag = {
    name: `${products.id}-tag`,
    draw: () => drawTag(input, { blocks: tagOf(products), gtin: gtinOf(products.items) }),
  };
  const close = { name: `${name}-close`, draw: () => drawClose(input, setting.spot) };
  return [close, scene, tag];
}

function backs({ products, look, input, name }: Making): Picture[] {
  const { drawing } = products.variety;
  const face = faceOf(drawing.package);
  const ofLook = products.items.filter(({ colour }) => colour?.key === look.colour?.key);
  if (face) {
    const draw = () => drawBack(input, face, { blocks: backOf(products), gtin: gtinOf(ofLook) });
    return [{ name: `${name}-back`, draw }];
  }
  const colour = look.colour?.hex ?? drawing.contentColour;
  const details = detailsOf(products);
  const hasShade = ['shade', 'coverage', 'colour_effect'].some((key) => details.has(key));
  return colour === '' || !hasShade
    ? []
    : [{ name: `${name}-swatch`, draw: () => drawSwatch(input, colour) }];
}

/** The number of the only one; of several none. */
const gtinOf = ([first, ...others]: Item[]): string | undefined =>
  others.length === 0 ? first?.gtin : undefined;
