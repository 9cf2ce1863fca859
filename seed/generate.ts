/** Writes the demo shop as a merchant would send it: one feed per language, a price feed, pictures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { factColumns } from './facts.ts';
import { allGoods, type Goods, type Item } from './goods.ts';
import type { Text } from './model.ts';
import { drawProduct } from './pictures/draw.ts';
import { writeStoreFeeds } from './stores.ts';
import { writeTable } from './tables.ts';

const languages = ['fi', 'sv', 'en'] as const;
const dayMs = 86_400_000;

/** Regular prices are this many days old, so that a reduction has its 30 days behind it. */
const historyDays = 45;
const saleBeganDays = 2;
const saleEndsDays = 19;

export interface Generated {
  /** One feed per language, prices without reductions. */
  feeds: string[];
  /** Reductions and co-op prices, for the same goods. */
  prices: string;
  /** What the goods cost before they came into the shop. */
  history: string;
  /** The list of stores, and what each has. */
  stores: [stores: string, inventory: string];
  products: number;
}

type Row = Record<string, string>;

/** @param now epoch milliseconds that ages and sale periods count from */
export function generate(folder: string, now: number): Generated {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const goods = allGoods();
  const written = new Set<string>();
  const pictures = new Map<Item, string>();
  for (const one of goods)
    for (const item of one.items) pictures.set(item, picture(folder, one, item, written));
  const feeds = languages.map((language) => {
    const rows = goods.flatMap((one) =>
      one.items.map((item) => feedRow(one, item, language, pictures.get(item) ?? '', now)),
    );
    return write(join(folder, `aitta.${language}.tsv`), rows);
  });
  const reduced = goods.flatMap((one) => one.items.map((item) => priceRow(one, item, now)));
  return {
    feeds,
    prices: write(join(folder, 'aitta-prices.fi.tsv'), reduced),
    history: write(
      join(folder, 'aitta-history.tsv'),
      goods.flatMap((one) => one.items.flatMap((item) => historyRows(one, item, now))),
    ),
    stores: writeStoreFeeds(
      folder,
      goods.flatMap(({ items }) => items.map(({ id }) => id)),
    ),
    products: goods.length,
  };
}

function write(file: string, rows: Row[]): string {
  writeTable(file, rows);
  return file;
}

/** Items that look alike share a picture: things without a package are told apart by colour alone. */
function picture(folder: string, goods: Goods, { colour }: Item, written: Set<string>): string {
  const { drawing } = goods.type;
  const thing = drawing.package === '' ? drawing.icon : goods.id;
  const name = `pictures/${thing}-${colour?.key ?? 'plain'}.svg`;
  if (!written.has(name)) {
    written.add(name);
    const svg = drawProduct({
      drawing,
      brand: goods.brand.name,
      brandColours: goods.brand.colours,
      name: goods.label,
      measure: goods.measure ?? undefined,
      colourHex: colour?.hex,
      seed: goods.id,
    });
    writeFileSync(join(folder, name), svg);
  }
  return name;
}

const euros = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;
const instant = (ms: number): string => new Date(ms).toISOString();

function feedRow(goods: Goods, item: Item, language: keyof Text, image: string, now: number): Row {
  const { type } = goods;
  const base = type.unit && goods.measure ? goods.measure : '';
  return {
    id: item.id,
    title: goods.title[language],
    description: goods.description[language],
    link: `https://aitta.example/tuote/${goods.id}`,
    image_link: image,
    brand: goods.brand.name,
    gtin: item.gtin,
    product_type: goods.categories.map((name) => name[language]).join(' > '),
    price: euros(goods.regularCents),
    availability: item.quantity > 0 ? 'in_stock' : 'out_of_stock',
    quantity: String(item.quantity),
    condition: 'new',
    item_group_id: goods.items.length > 1 ? goods.id : '',
    color: item.colour?.name[language] ?? '',
    size: item.size ?? '',
    unit_pricing_measure: base,
    unit_pricing_base_measure: base ? type.unit : '',
    tax_category: type.vat,
    promotion_id: promotionOf(goods),
    custom_label_0: String(goods.sold),
    custom_label_1: instant(now - goods.age * dayMs).slice(0, 10),
    ...factColumns(goods, language),
  };
}

/** Reduced groceries are in the outlet, everything else is of Black Friday. */
function promotionOf({ saleCents, type }: Goods): string {
  if (saleCents === null) return '';
  return type.vat === 'food' ? 'outlet' : 'black-friday';
}

function priceRow(goods: Goods, item: Item, now: number): Row {
  const { saleCents, coopCents } = goods;
  return {
    id: item.id,
    price: euros(goods.regularCents),
    sale_price: saleCents === null ? '' : euros(saleCents),
    sale_price_effective_date:
      saleCents === null
        ? ''
        : `${instant(now - saleBeganDays * dayMs)}/${instant(now + saleEndsDays * dayMs)}`,
    loyalty_program: coopCents === null ? '' : `aitta:coop:${euros(coopCents)}`,
  };
}

/** The regular price, and since the sale began the reduced one. */
function historyRows({ regularCents, saleCents }: Goods, { id }: Item, now: number): Row[] {
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
