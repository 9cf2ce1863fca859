/** What a shopper has chosen of a product: its address names a variant, or a colour while no size is
 * chosen. */
import { formOf } from '#features/catalogue/rules/variant-options.ts';
import { shownPrice } from '#features/pricing/rules/shown-price.ts';
import type { Colour, Picture, Product, Variant } from '#features/catalogue/contract.ts';

export interface Chosen<Of extends Product = Product> {
  product: Of;
  variant: Variant | null;
  /** The variant's colour, or the colour in which forms are chosen. */
  colour: Colour | null;
}

/** `available`; `soldOut`: it exists, but none are left; `impossible`: there is no such combination. */
export type OptionState = 'available' | 'soldOut' | 'impossible';

export interface Option<Value> {
  value: Value;
  state: OptionState;
  isChosen: boolean;
  /** Query string that chooses it; null where it cannot be chosen. */
  to: string | null;
  /** Picture of the option. */
  picture: Picture | null;
}

/** @param named value of `variantti`: the id of a variant, or of a colour */
export function chosenOf<Of extends Product>(product: Of, named: string | null): Chosen<Of> {
  const { variants } = product;
  const asked = variants.find(({ sokId }) => sokId === named);
  const colours = variants.flatMap(({ color }) => color ?? []);
  const colour = asked?.color ?? colours.find(({ id }) => id === named) ?? colours[0] ?? null;
  if (asked || variants.some(formOf)) {
    return { product, variant: asked ?? null, colour };
  }
  const inColour = variants.filter(({ color }) => color?.id === named);
  const variant = firstToHave(inColour.length > 0 ? inColour : variants);
  return { product, variant, colour: variant?.color ?? null };
}

/** The first available variant: for products that only have colours, which need no choice. */
const firstToHave = (variants: readonly Variant[]): Variant | null =>
  variants.find(({ availability }) => availability !== 'SOLD_OUT') ?? variants[0] ?? null;

const linkTo = (value: string) => `?variantti=${encodeURIComponent(value)}`;

const stateOf = (variants: readonly Variant[]): OptionState => {
  if (variants.length === 0) return 'impossible';
  return variants.every(({ availability }) => availability === 'SOLD_OUT')
    ? 'soldOut'
    : 'available';
};

/** Colours, each with its state for the chosen form; a colour without that form drops it. */
export function colourOptions({ product, variant, colour }: Chosen): Option<Colour>[] {
  const colours = new Map(
    product.variants.flatMap(({ color }) => (color ? [[color.id, color]] : [])),
  );
  return [...colours.values()].map((value) => {
    const all = product.variants.filter(({ color }) => color?.id === value.id);
    const form = variant && formOf(variant);
    const inForm = form === null ? all : all.filter((one) => formOf(one) === form);
    const exact = form === null && all.length > 1 ? undefined : inForm[0];
    return {
      value,
      state: stateOf(inForm),
      isChosen: value.id === colour?.id,
      to: linkTo(exact?.sokId ?? value.id),
      picture: all.find(({ picture }) => picture)?.picture ?? null,
    };
  });
}

/** All sizes of the product, or other forms, in their listed order, each with its state in the chosen colour. */
export function formOptions({ product, variant, colour }: Chosen): Option<string>[] {
  const forms = new Set(product.variants.flatMap((one) => formOf(one) ?? []));
  const inColour = product.variants.filter(({ color }) => color?.id === colour?.id);
  return [...forms].map((value) => {
    const found = inColour.filter((one) => formOf(one) === value);
    return {
      value,
      state: stateOf(found),
      isChosen: variant !== null && value === formOf(variant),
      to: found[0] ? linkTo(found[0].sokId) : null,
      picture: found[0]?.picture ?? null,
    };
  });
}

/** Pictures of the choice first, then those that belong to no other colour. */
export function picturesOf({ product, variant, colour }: Chosen): Picture[] {
  const isInColour = ({ color }: Variant) => color?.id === colour?.id;
  const own = variant?.picture ?? product.variants.find(isInColour)?.picture ?? null;
  const others = product.variants.filter((one) => !isInColour(one));
  const foreign = new Set(others.flatMap(({ picture }) => picture?.id ?? []));
  const isShown = ({ id, color }: Picture) =>
    !foreign.has(id) && (color ?? colour?.id) === colour?.id;
  const all = [own, ...product.pictures.filter(isShown)];
  const pictures = new Map(all.flatMap((one) => (one ? [[one.id, one]] : [])));
  return pictures.size > 0 ? [...pictures.values()] : product.pictures.slice(0, 1);
}

/** Price of the variant, or the lowest price of the product's variants. */
export function priceOf({ product, variant }: Chosen) {
  const { priceData, sokId } = variant ?? product;
  return { price: shownPrice(priceData), sokId };
}

export const availabilityOf = ({ product, variant }: Chosen) => (variant ?? product).availability;

/** Whether an option has to be chosen before it can be bought. */
export const mustChoose = ({ product, variant }: Pick<Chosen, 'product' | 'variant'>): boolean =>
  product.variants.length > 0 && variant === null;
