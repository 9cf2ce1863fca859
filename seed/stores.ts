/** The demo shop's stores and their stock, in the form merchants send. */
import { join } from 'node:path';
import { randomFrom } from './random.ts';
import { readTable, writeTable } from './tables.ts';

const columns = [
  'store_code',
  'name',
  'street_address',
  'postal_code',
  'town',
  'opening_hours',
] as const;

const shelfSeed = 20_261_121;
const most = 18;

/** Writes both files and returns their paths; `assortment` is the share of all products a store has. */
export function writeStoreFeeds(folder: string, ids: readonly string[]): [string, string] {
  const stores = readTable<(typeof columns)[number] | 'assortment'>('stores.tsv');
  const storesFile = join(folder, 'stores.tsv');
  const inventoryFile = join(folder, 'local-inventory.tsv');
  const random = randomFrom(shelfSeed);
  writeTable(storesFile, stores, [...columns]);
  writeTable(
    inventoryFile,
    ids.flatMap((id) =>
      stores.flatMap(({ store_code, assortment }) =>
        random.chance(Number(assortment))
          ? [{ store_code, id, quantity: String(random.between(1, most)) }]
          : [],
      ),
    ),
  );
  return [storesFile, inventoryFile];
}
