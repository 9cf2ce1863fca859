/** Writes the demo shop in the form merchants send: one feed per language, a price feed, pictures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayInFinland } from '#platform/time.ts';
import { attributeColumns } from './attributes.ts';
import { availabilityColumns, isWithoutStores } from './availability.ts';
import { detailColumns } from './details.ts';
import { factColumns } from './facts.ts';
import { allProducts, pricesOf, type Products, type Item } from './products.ts';
import type { Text } from './model.ts';
import { picturesOf, type Picture } from './pictures/of-product.ts';
import { demoReviews, type DemoReview } from './reviews.ts';
import { writeInventory } from './stores.ts';
import { writeTable } from './tables.ts';

const languages = ['fi', 'sv', 'en'] as const;
const dayMs = 86_400_000;

/** Age of regular prices in days: more than the 30 that the lowest earlier price is taken from. */
const historyDays = 45;
const saleBeganDays = 2;
const saleEndsDays = 19;

export interface Generated {
  /** One feed per language, with regular prices. */
  feeds: string[];
  /** Reductions and co-op prices, for the same products. */
  prices: string;
  /** Earlier prices of the products. */
  history: string;
  /** The stock of the stores. */
  inventory: string;
  products: number;
  /** They come with no feed. */
  reviews: DemoReview[];
}

type Row = Record<string, string>;

/** @param now epoch milliseconds; ages and sale periods are relative to it */
export function generate(folder: string, now: number): Generated {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const products = allProducts();
  const written = new Set<string>();
  const pictures = new Map<Item, string[]>();
  for (const product of products)
    for (const item of product.items) {
      const all = picturesOf(product, item);
      pictures.set(
        item,
        all.map((picture) => fileOf(folder, picture, written)),
      );
    }
  const feeds = languages.map((language) => {
    const rows = products.flatMap((product) => {
      const details = detailColumns(product, language);
      return product.items.map((item) => ({
        ...feedRow(product, item, language, pictures.get(item) ?? [], now),
        ...details,
      }));
    });
    return write(join(folder, `aitta.${language}.tsv`), rows);
  });
  const reduced = products.flatMap((product) =>
    product.items.map((item) => priceRow(product, item, now)),
  );
  return {
    feeds,
    prices: write(join(folder, 'aitta-prices.fi.tsv'), reduced),
    history: write(
      join(folder, 'aitta-history.tsv'),
      products.flatMap((product) =>
        product.items.flatMap((item) => historyRows(product, item, now)),
      ),
    ),
    inventory: writeInventory(
      folder,
      products
        .filter((product) => !isWithoutStores(product))
        .flatMap(({ items }) => items.map(({ id }) => id)),
    ),
    products: products.length,
    reviews: demoReviews(products, now),
  };
}

function write(file: string, rows: Row[]): string {
  writeTable(file, rows);
  return file;
}

/** Writes a picture unless another item that looks the same has it. */
function fileOf(folder: string, { name, draw }: Picture, written: Set<string>): string {
  const file = `pictures/${name}.svg`;
  if (!written.has(file)) {
    written.add(file);
    writeFileSync(join(folder, file), draw());
  }
  return file;
}

const euros = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;
const instant = (ms: number): string => new Date(ms).toISOString();

/** In Finland; as the end of a period the whole of it. */
const dayOf = (ms: number): string =>
  String(dayInFinland(Temporal.Instant.fromEpochMilliseconds(ms)));

function feedRow(
  products: Products,
  item: Item,
  language: keyof Text,
  [image = '', ...furtherImages]: string[],
  now: number,
): Row {
  const { type } = products;
  const base = type.unit && products.measure ? products.measure : '';
  return {
    id: item.id,
    title: products.title[language],
    description: products.description[language],
    link: `https://aitta.example/tuote/${products.id}`,
    image_link: image,
    additional_image_link: furtherImages.join(','),
    brand: products.brand.name,
    gtin: item.gtin,
    product_type: products.categories.map((name) => name[language]).join(' > '),
    price: euros(pricesOf(products, item).regularCents),
    ...availabilityColumns(products, item, now),
    quantity: String(item.quantity),
    condition: 'new',
    item_group_id: products.items.length > 1 ? products.id : '',
    color: item.colour?.name[language] ?? '',
    size: item.size ?? '',
    unit_pricing_measure: base,
    unit_pricing_base_measure: base ? type.unit : '',
    estimated_weight: products.estimatedGrams === null ? '' : String(products.estimatedGrams),
    tax_category: type.vat,
    promotion_id: products.promotions.join(','),
    custom_label_0: String(products.sold),
    custom_label_1: instant(now - products.age * dayMs).slice(0, 10),
    ...attributeColumns(products.attributes),
    ...factColumns(products, language),
  };
}

function priceRow(products: Products, item: Item, now: number): Row {
  const { regularCents, saleCents, coopCents } = pricesOf(products, item);
  return {
    id: item.id,
    price: euros(regularCents),
    sale_price: saleCents === null ? '' : euros(saleCents),
    sale_price_effective_date:
      saleCents === null
        ? ''
        : `${instant(now - saleBeganDays * dayMs)}/${dayOf(now + saleEndsDays * dayMs)}`,
    loyalty_program: coopCents === null ? '' : `aitta:coop:${euros(coopCents)}`,
  };
}

/** Price history: the regular price, then the reduced one from the start of the sale. */
function historyRows(products: Products, item: Item, now: number): Row[] {
  const { id } = item;
  const { regularCents, saleCents } = pricesOf(products, item);
  const began = saleCents === null ? now : now - saleBeganDays * dayMs;
  const price = euros(regularCents);
  const regular = {
    id,
    price,
    sale_price: '',
    from: instant(now - historyDays * dayMs),
    to: instant(began),
  };
  if (saleCents === null) return [regular];
  const sale = { id, price, sale_price: euros(saleCents), from: instant(began), to: instant(now) };
  return [regular, sale];
}
