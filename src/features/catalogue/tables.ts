/** The schema `catalogue`, as its migrations create it. Most JSON columns are not validated when read, since
 * the index reads millions of them and only imports write them, with these types. */
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgSchema,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { choice, epochMilliseconds, json, xid8 } from '#platform/db/columns.ts';
import type { LocalText } from '#platform/i18n/language.ts';
import { Availability, type Picture } from './contract.ts';
import { ProductFactsRecord, type ColourRecord, type VariantOptions } from './record.ts';
import type { Attributes } from './record/attributes.ts';

const catalogue = pgSchema('catalogue');

export const category = catalogue.table('category', {
  path: text('path').primaryKey(),
  name: jsonb('name').$type<LocalText>().notNull(),
  position: integer('position').notNull(),
});

export const brand = catalogue.table('brand', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});

export const product = catalogue.table('product', {
  sokId: text('sok_id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  feed: text('feed').notNull(),
  name: jsonb('name').$type<LocalText>().notNull(),
  description: jsonb('description').$type<LocalText>().notNull(),
  brandId: text('brand_id'),
  categoryPath: text('category_path').notNull(),
  colours: jsonb('colours').$type<ColourRecord[]>().notNull(),
  size: text('size'),
  pictures: jsonb('pictures').$type<Picture[]>().notNull(),
  promotions: text('promotions').array().notNull(),
  measure: text('measure'),
  taxClass: text('tax_class').notNull(),
  gtin: text('gtin'),
  mpn: text('mpn'),
  availability: choice('availability', Availability.options).notNull(),
  createdAt: epochMilliseconds('created_at').notNull(),
  sales: integer('sales').notNull().default(0),
  active: boolean('active').notNull().default(true),
  hash: text('hash').notNull(),
  changed: xid8('changed')
    .notNull()
    .default(sql`pg_current_xact_id()`),
  safety: json('safety', ProductFactsRecord.shape.safety),
  food: json('food', ProductFactsRecord.shape.food),
  details: json('details', ProductFactsRecord.shape.details),
  highlights: json('highlights', ProductFactsRecord.shape.highlights),
  labels: json('labels', ProductFactsRecord.shape.labels),
  position: integer('position'),
  buyableFrom: epochMilliseconds('buyable_from'),
  ratingSum: integer('rating_sum').notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
  sold: doublePrecision('sold').notNull().default(0),
  attributes: jsonb('attributes').$type<Attributes>(),
});

export const variant = catalogue.table('variant', {
  sokId: text('sok_id').primaryKey(),
  productSokId: text('product_sok_id').notNull(),
  merchantId: text('merchant_id').notNull(),
  colours: jsonb('colours').$type<ColourRecord[]>().notNull(),
  size: text('size'),
  options: jsonb('options').$type<VariantOptions>(),
  gtin: text('gtin'),
  mpn: text('mpn'),
  picture: jsonb('picture').$type<Picture>(),
  availability: choice('availability', Availability.options).notNull(),
  position: integer('position').notNull(),
  active: boolean('active').notNull().default(true),
});

export const stock = catalogue.table('stock', {
  sokId: text('sok_id').primaryKey(),
  quantity: integer('quantity').notNull(),
  given: integer('given'),
  changed: xid8('changed')
    .notNull()
    .default(sql`pg_current_xact_id()`),
});

export const change = catalogue.table('change', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  version: bigint('version', { mode: 'number' }).notNull(),
  stamp: uuid('stamp').notNull().defaultRandom(),
});
