/** The stock of the demo shop's stores, in the form merchants send. */
import { join } from 'node:path';
import { randomFrom } from './random.ts';
import { readTable, writeTable } from './tables.ts';

const shelfSeed = 20_261_121;
const most = 18;

/** Writes the file and returns its path; `assortment` is the share of all products a store has. */
export function writeInventory(folder: string, ids: readonly string[]): string {
  const stores = readTable<'store_code' | 'assortment'>('stores.tsv');
  const file = join(folder, 'local-inventory.tsv');
  const random = randomFrom(shelfSeed);
  writeTable(
    file,
    ids.flatMap((id) =>
      stores.flatMap(({ store_code, assortment }) =>
        random.chance(Number(assortment))
          ? [{ store_code, id, quantity: String(random.between(1, most)) }]
          : [],
      ),
    ),
  );
  return file;
}
