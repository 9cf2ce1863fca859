/** What is sold on a product's page, as its structured data and the merchant feeds describe it: the price and
 * availability are those the page shows. */
import { optionsOf } from './variant-options.ts';
import type { Cents } from '#platform/money.ts';
import { lowerCoopCents } from '../../pricing/rules.ts';
import { shownPrice } from '../../pricing/rules/shown-price.ts';
import type { Colour, Picture, Product, Variant } from '../contract.ts';

/** `coming`: it can be bought from `buyableFrom` on; `in-store`: only stores sell it; `preorder`: it can be
 * ordered, and is delivered from `shipsFrom` on. */
export type OfferState = 'in-stock' | 'sold-out' | 'in-store' | 'coming' | 'preorder';

export interface Offer {
  sokId: string;
  /** The product page with this variant, without language prefix. */
  path: string;
  /** With its options. */
  name: string;
  /** What everybody pays. */
  cents: Cents;
  /** Reference price of a reduction: the lowest of 30 days, or the regular one of perishables. */
  before: Cents | null;
  /** Last moment of the reduction, ISO 8601. */
  until: string | null;
  /** What co-op customers pay, where it is less and known. */
  memberCents: Cents | null;
  /** Unit price, deposit excluded. */
  perUnit: { cents: Cents; unit: string } | null;
  /** Part of the price that is given back. */
  depositCents: Cents;
  /** Estimated grams of a piece of what is sold by weight. */
  grams: number | null;
  state: OfferState;
  buyableFrom: string | null;
  /** ISO date. */
  shipsFrom: string | null;
  gtin: string | null;
  /** The merchant's own id. */
  sku: string;
  mpn: string | null;
  color: Colour | null;
  size: string | null;
  /** Present where they distinguish variants. */
  material?: string | undefined;
  pattern?: string | undefined;
  picture: Picture | null;
}

/** One offer per variant, or that of the product itself. */
export function offersOf(product: Product): Offer[] {
  const { variants, sokId, gtin, sku, mpn, picture } = product;
  if (variants.length > 0) return variants.map((variant) => offerOf(product, variant));
  const [color = null] = product.colors;
  const own = { sokId, gtin, picture, color, size: null, ...(sku && { sku }), ...(mpn && { mpn }) };
  return [offerOf(product, { ...own, ...pick(product) })];
}

const pick = ({ priceData, availability }: Product) => ({ priceData, availability });

function offerOf(product: Product, sold: Variant): Offer {
  const { priceData, sokId, color, size, material, pattern } = sold;
  const { before, until, perUnit, cents, percent } = shownPrice(priceData);
  const isVariant = sokId !== product.sokId;
  const parts = isVariant ? [product.name, optionsOf(sold)] : [product.name];
  return {
    sokId,
    path: isVariant ? `${product.urlPath}?variantti=${encodeURIComponent(sokId)}` : product.urlPath,
    name: parts.filter(Boolean).join(', '),
    cents,
    before: before && percent ? before.cents : null,
    until: until ?? null,
    memberCents: lowerCoopCents(priceData),
    perUnit: perUnit ?? null,
    depositCents: priceData.depositEuroCents ?? 0,
    grams: gramsOf(priceData),
    state: stateOf(sold, product),
    buyableFrom: product.buyableFrom ?? null,
    shipsFrom: product.shipsFrom ?? null,
    ...numbersOf(sold),
    color,
    size,
    material,
    pattern,
    picture: sold.picture ?? product.picture,
  };
}

const numbersOf = ({ sokId, gtin, sku = sokId, mpn }: Variant) => ({ gtin, sku, mpn: mpn ?? null });

const gramsOf = ({ weighed }: Variant['priceData']): number | null =>
  weighed?.estimatedGrams ?? null;

function stateOf({ availability }: Variant, { buyableFrom }: Product): OfferState {
  if (availability === 'SOLD_OUT') return 'sold-out';
  if (availability === 'IN_STORE_ONLY') return 'in-store';
  if (buyableFrom) return 'coming';
  return availability === 'PREORDER' ? 'preorder' : 'in-stock';
}
