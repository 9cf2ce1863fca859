import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colourOf } from '#features/product-feeds/colours.ts';
import { readItem } from '#features/product-feeds/attributes.ts';
import { discountPercent, lowest30, unitPrice } from '#features/pricing/rules.ts';
import { parseMeasure } from '#features/pricing/rules/measure.ts';
import { generate } from './generate.ts';
import { allProducts, pricesOf } from './products.ts';
import { readTable, valuesOf } from './tables.ts';
import { colours } from './words.ts';

const languages = ['fi', 'sv', 'en'] as const;
const products = allProducts();
const items = products.flatMap((one) => one.items);

/** The place of a model in its series: `Mini` below the plain one, then `Plus`, `Pro` and `4K`. */
function sizeOf(model: string): number {
  const [, number = '0'] = / (\d+)(?![.\d])/.exec(model) ?? [];
  const [word = ''] = / (?:Kids|Mini|S|L|Plus|Pro|4K)$/.exec(model) ?? [];
  const step = ['Kids', 'Mini', 'S', '', 'L', 'Plus', 'Pro', '4K'].indexOf(word.trim());
  return Number(number) * 10 + step;
}

describe('the products of the demo shop', () => {
  it('are as many as a department store’s, in nine departments', () => {
    expect(products.length).toBeGreaterThanOrEqual(3_000);
    expect(new Set(products.map(({ categories }) => categories[0]?.fi)).size).toBe(9);
    expect(new Set(products.map(({ type }) => type.category)).size).toBeGreaterThanOrEqual(150);
    expect(new Set(products.map(({ brand }) => brand.name)).size).toBeGreaterThanOrEqual(60);
  });

  it('are the same every time', () => {
    expect(allProducts()).toEqual(products);
  });

  it('have ids of their own', () => {
    const groups = products.filter((one) => one.items.length > 1).map(({ id }) => id);
    const ids = [...groups, ...items.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are of one brand in a series of models, whose larger models cost more', () => {
    const named = products.filter(({ variety }) => /^\p{Lu}\p{Ll}{3,}(?= |$)/u.test(variety.fi));
    const series = Object.values(
      Object.groupBy(named, ({ type, variety }) => `${type.key} ${variety.fi.split(' ')[0]}`),
    ).filter((all) => all !== undefined && all.length > 1);
    expect(series.length).toBeGreaterThan(10);
    const wrong = series.filter((all = []) => {
      const bySize = all.toSorted((a, b) => sizeOf(a.variety.fi) - sizeOf(b.variety.fi));
      const prices = bySize.map(({ regularCents }) => regularCents);
      const brands = new Set(all.map(({ brand }) => brand.name));
      return brands.size > 1 || prices.some((cents, i) => cents < (prices[i - 1] ?? 0));
    });
    expect(wrong.map((all = []) => all.map(({ title }) => title.fi))).toEqual([]);
  });

  it('have GTINs of their own, with a true check digit', () => {
    expect(new Set(items.map(({ gtin }) => gtin)).size).toBe(items.length);
    // GS1: weights 3 and 1 in turn from the right, the check digit itself counted once.
    const sum = (gtin: string): number =>
      [...gtin].toReversed().reduce((all, digit, i) => all + Number(digit) * (i % 2 ? 3 : 1), 0);
    const wrong = items.filter(({ gtin }) => !/^\d{13}$/.test(gtin) || sum(gtin) % 10 !== 0);
    expect(wrong).toEqual([]);
  });

  it.each(languages)('are named and described in %s', (language) => {
    const unnamed = products.filter(
      ({ title, description, categories }) =>
        !title[language].trim() ||
        description[language].length < 20 ||
        categories.some((name) => !name[language].trim()),
    );
    expect(unnamed.map(({ title }) => title.fi)).toEqual([]);
  });

  it('come in colours the catalogue knows by one name in each language, with a hex', () => {
    const used = new Set(items.flatMap(({ colour }) => (colour ? [colour.key] : [])));
    const chosen = colours.filter(({ key }) => used.has(key));
    const known = chosen.map(({ key, name, hex }) => ({ key, name, hex }));
    for (const language of languages) {
      const found = chosen.map(({ key, name }) => ({ key, ...colourOf(name[language], language) }));
      expect(found.map(({ key, name, hex }) => ({ key, name, hex }))).toEqual(known);
      expect(found.map(({ id }) => id)).toEqual(
        chosen.map(({ name }) => colourOf(name.fi, 'fi').id),
      );
    }
    expect(used.size).toBeGreaterThan(20);
  });
});

describe('the prices of the demo shop', () => {
  it('are lower for co-op customers than for everybody', () => {
    const dear = products.filter(
      ({ regularCents, saleCents, coopCents }) =>
        coopCents !== null && coopCents >= (saleCents ?? regularCents),
    );
    expect(dear).toEqual([]);
    expect(products.filter(({ coopCents }) => coopCents !== null).length).toBeGreaterThan(300);
  });

  it('differ between the sizes of duvets and of clothes for children, and are lower for co-op customers in all', () => {
    const varying = products.filter(
      (one) => new Set(one.items.map((item) => pricesOf(one, item).regularCents)).size > 1,
    );
    const scales = new Set(varying.map(({ type }) => type.sizes[0]?.name));
    expect(scales).toEqual(new Set(['92', '150 × 200 cm']));
    const dear = varying.flatMap((one) =>
      one.items.filter((item) => {
        const { regularCents, saleCents, coopCents } = pricesOf(one, item);
        return (saleCents ?? 0) >= regularCents || (coopCents ?? 0) >= (saleCents ?? regularCents);
      }),
    );
    expect(dear).toEqual([]);
  });

  it('per unit are the price divided by the measure', () => {
    const measured = products.filter(({ type, measure }) => type.unit && measure);
    expect(measured.length).toBeGreaterThan(1_000);
    const wrong = measured.filter(({ type, measure, regularCents }) => {
      const amount = parseMeasure(measure ?? '', type.unit)?.amount ?? 0;
      const perUnit = unitPrice(regularCents, amount);
      // Rounding to whole cents changes a unit price by at most half a cent.
      return perUnit === null || Math.abs(perUnit - regularCents / amount) > 0.5 + 1e-9;
    });
    expect(wrong.map(({ title }) => title.fi)).toEqual([]);
  });

  it('of groceries have a unit and a measure for the unit price, or are those of a kilogram', () => {
    const bare = products.filter(
      ({ type, measure, estimatedGrams }) =>
        type.vat === 'food' && !(type.unit && measure) && estimatedGrams === null,
    );
    expect(bare.map(({ title }) => title.fi)).toEqual([]);
  });

  it('of what is sold by weight are those of a kilogram: loose fruit, vegetables and cheese', () => {
    const weighed = products.filter(({ estimatedGrams }) => estimatedGrams !== null);
    const named = readTable<'product'>('weights.tsv').flatMap(({ product }) => valuesOf(product));
    expect(weighed).toHaveLength(named.length);
    for (const { type, regularCents, estimatedGrams, measure } of weighed) {
      expect(estimatedGrams).toBeGreaterThanOrEqual(50);
      expect([type.unit, type.vat, measure]).toEqual(['1 kg', 'food', null]);
      expect(regularCents).toBeGreaterThanOrEqual(100);
      expect(regularCents).toBeLessThanOrEqual(2500);
    }
  });
});

describe('the feeds of the demo shop', () => {
  const now = Date.UTC(2026, 10, 21);
  const dayMs = 86_400_000;
  const folder = mkdtempSync(join(tmpdir(), 'aitta-seed-'));
  const tables: Record<string, string>[][] = [];

  beforeAll(() => {
    const { feeds, prices, history } = generate(folder, now);
    for (const file of [prices, ...feeds, history]) {
      const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
      const names = head.split('\t');
      tables.push(
        lines.map((line) => {
          const cells = line.split('\t');
          return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']));
        }),
      );
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const cents = (price = ''): number => Math.round(Number(price.replace(' EUR', '')) * 100);

  it('list the same products in three languages and in the price feed', () => {
    const ids = tables.slice(0, 4).map((rows) => rows.map(({ id }) => id));
    expect(ids).toHaveLength(4);
    for (const others of ids) expect(others).toEqual(items.map(({ id }) => id));
  });

  it('name the promotions of each product, by commas where there are several', () => {
    const expected = products.flatMap((one) => one.items.map(() => one.promotions));
    const [, finnish = [], ...others] = tables.slice(0, 4);
    const rows = finnish.map((row) => readItem(row));
    const read = rows.map((row) => ('item' in row ? (row.item.promotion_id ?? []) : row));
    expect(read).toEqual(expected);
    const ids = (feed: Record<string, string>[]) => feed.map((row) => row['promotion_id']);
    for (const feed of others) expect(ids(feed)).toEqual(ids(finnish));
    expect(expected.filter(({ length }) => length > 1).length).toBeGreaterThan(100);
  });

  it('have nappies and sanitary pads in the reduced tax class, and nothing else beside food (L06)', () => {
    const [, finnish = []] = tables;
    const classes = Map.groupBy(finnish, ({ tax_category: one }) => one);
    expect([...classes.keys()].toSorted()).toEqual(['food', 'general', 'hygiene']);
    const isReduced = ({ title = '' }) => /vaipat|terveysside/i.test(title);
    expect(classes.get('hygiene')?.every(isReduced)).toBe(true);
    expect(classes.get('general')?.filter(isReduced)).toEqual([]);
  });

  it('show a picture of every product', () => {
    const links = new Set(tables[1]?.map(({ image_link: link }) => link ?? ''));
    expect([...links].filter((link) => !existsSync(join(folder, link)))).toEqual([]);
    expect(links.size).toBeGreaterThan(2_000);
  });

  it('reduce prices that were in force, unchanged, for the 30 days before', () => {
    const [prices = [], regular = [], , , history = []] = tables;
    const past = Map.groupBy(history, ({ id }) => id);
    const added = new Map(
      regular.map(({ id, custom_label_1: day }) => [id, Date.parse(day ?? '')]),
    );
    const reduced = prices.filter(({ sale_price: price }) => price);
    expect(reduced.length).toBeGreaterThan(500);
    for (const { id, price, sale_price: sale, sale_price_effective_date: period } of reduced) {
      const began = Date.parse(period?.split('/')[0] ?? '');
      const log = (past.get(id) ?? []).map((row) => ({
        validFrom: Date.parse(row['from'] ?? ''),
        cents: cents(row['sale_price'] || row['price']),
      }));
      const lowest = lowest30(log, began) ?? 0;
      const first = log[0]?.validFrom ?? now;
      expect(lowest).toBe(cents(price));
      expect(first).toBeLessThanOrEqual(began - 30 * dayMs);
      expect(added.get(id)).toBeLessThanOrEqual(first);
      expect(discountPercent(lowest, cents(sale))).toBeGreaterThanOrEqual(5);
    }
  });
});
