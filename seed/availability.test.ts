import { expect, it } from 'vitest';
import { availabilityColumns, isWithoutStores } from './availability.ts';
import { departmentOf } from './departments.ts';
import { allProducts } from './products.ts';
import { readTable, valuesOf } from './tables.ts';

const products = allProducts();
const now = Date.UTC(2026, 10, 21);
const rows = products.flatMap((one) =>
  one.items.map((item) => ({ one, item, ...availabilityColumns(one, item, now) })),
);
const having = (word: string) => rows.filter(({ availability }) => availability === word);

it('the table names products that there are, each once', () => {
  const keys = products.map((one) => `${departmentOf(one)} ${one.type.key} ${one.variety.fi}`);
  const named = readTable<'department' | 'kind' | 'product'>('availability.tsv').flatMap(
    ({ department, kind, product }) =>
      valuesOf(product).map((name) => `${department} ${kind} ${name}`),
  );
  expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

it('there is something of each kind', () => {
  const kinds = ['preorder', 'backorder', 'online_only', 'in_store_only', 'out_of_stock'];
  expect(kinds.filter((kind) => having(kind).length === 0)).toEqual([]);
});

it('what is to arrive can be ordered and says when, 5 to 40 days ahead; nothing else does', () => {
  const dayMs = 86_400_000;
  const awaited = [...having('preorder'), ...having('backorder')];
  const wrong = awaited.filter(({ item, availability_date: date }) => {
    const days = (Date.parse(date) - now) / dayMs;
    return item.quantity === 0 || !(days >= 5 && days <= 40);
  });
  expect(wrong).toEqual([]);
  const dated = rows.filter(({ availability_date: date }) => date !== '');
  expect(dated.length).toBe(awaited.length);
});

it('stores have what is sold in stores alone, and not what is sold online alone', () => {
  expect(having('online_only').filter(({ one }) => !isWithoutStores(one))).toEqual([]);
  expect(having('in_store_only').filter(({ one }) => isWithoutStores(one))).toEqual([]);
});
