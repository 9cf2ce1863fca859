/** Reads single products: what the catalogue says is cached until it changes, stock never is. */
import type { Db } from '#platform/db/database.ts';
import type { ProductRecord } from '../record.ts';
import { sellablesOf, withStock } from '../rules/sellables.ts';
import { byVersion } from './by-version.ts';
import { readProduct, type ReadPrices } from './read.ts';
import { readStock } from './stock.ts';

/** By the id of a product or one of its variants; null when there is no active one.
 * @param version of the catalogue, as the index has it */
export function makeReadProduct(
  db: Db,
  readPrices: ReadPrices,
  version: () => number,
): (sokId: string) => Promise<ProductRecord | null> {
  const recordOf = byVersion(version, (sokId) => readProduct(db, readPrices, sokId));
  return async (sokId) => {
    const record = await recordOf(sokId);
    if (!record) return null;
    const ids = sellablesOf(record).map((one) => one.sokId);
    return withStock(record, await readStock(db, ids));
  };
}
