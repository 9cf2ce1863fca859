import { expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { readNextPriceChange } from './coming-change.ts';
import { writePrices } from '../repository.ts';

const at = (text: string) => Date.parse(text);

onEveryDatabase('coming prices', (database) => {
  test('the next beginning or end of a sale is known, and null when there is none', async () => {
    const { db } = database();
    await database().run('delete from pricing.price; delete from pricing.price_log');
    const written = at('2026-11-06T00:00Z');
    const sale = { cents: 700, from: at('2026-11-10T00:00Z'), until: at('2026-11-20T00:00Z') };
    const price = { sokId: '1', regularCents: 1000, coopCents: null, unitAmount: null, unit: null };
    await writePrices(db, [{ ...price, sale }], { asOf: written, now: written });
    expect(await readNextPriceChange(db, at('2026-11-07T00:00Z'))).toBe(sale.from);
    expect(await readNextPriceChange(db, sale.from)).toBe(sale.until);
    expect(await readNextPriceChange(db, sale.until)).toBeNull();
  });
});
