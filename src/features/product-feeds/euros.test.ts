import { expect, test } from 'vitest';
import { readItem } from './attributes.ts';
import { readPriceItem } from './price-attributes.ts';

const row = { id: '1', title: 'Tuoli', product_type: 'Koti', availability: 'in_stock' };
const reasonOf = (price: string) => {
  const read = readItem({ ...row, price });
  return 'faults' in read ? read.faults[0]?.reason : read.item.price;
};

test.each([
  ['12.90 EUR', 1290],
  ['12,9 eur', 1290],
  ['12 EUR', 1200],
  ['12.90€', 1290],
  ['€12.90', 1290],
  ['EUR 129.00', 12_900],
  ['EUR129', 12_900],
  ['79.90', 7990],
  ['79,90', 7990],
  ['1 299,00 EUR', 129_900],
  ['1\u00A0299,00\u00A0EUR', 129_900],
  ['1\u2009299.00 €', 129_900],
  ['1\u202F299 EUR', 129_900],
  ['12 345,6 EUR', 1_234_560],
  ['1,299.00 EUR', 129_900],
  ['1.299,00 EUR', 129_900],
  ['999 999,99 EUR', 99_999_999],
])('a price %j is %i cents', (price, cents) => {
  expect(reasonOf(price)).toBe(cents);
});

const form = 'must be a price above zero such as 12.90 EUR';
const thousands = 'may mean thousands or thousandths: write 1299.00 EUR';
test.each([
  ['1,299 EUR', thousands],
  ['1.299 EUR', thousands],
  ['0.129 EUR', thousands],
  ['1.299', thousands],
  ['129', 'may mean euros or cents: write 129 EUR or 129.00'],
  ['1 000 000 EUR', 'must be below 1000000 EUR'],
  ['1,000,000.00 EUR', 'must be below 1000000 EUR'],
  ['1234567', 'may mean euros or cents: write 129 EUR or 129.00'],
  ['12.90 USD', form],
  ['SEK 12.90', form],
  ['EUR 12.90 EUR', form],
  ['EUR', form],
  ['0 EUR', form],
  ['0.00', form],
  ['-1 EUR', form],
  ['1 29 EUR', form],
  ['12 34,00 EUR', form],
  ['1,29.00 EUR', form],
  ['12.', form],
  ['12.90 13.90 EUR', form],
])('a price %j is refused, as it %s', (price, reason) => {
  expect(reasonOf(price)).toBe(reason);
});

test('all prices are read alike: of sales, deposits, members and supplemental feeds', () => {
  const prices = {
    sale_price: 'EUR 1 100,00',
    deposit: '0,15',
    loyalty_program: 'shop:coop:1 050,00 EUR',
  };
  expect(readItem({ ...row, price: '1,299.00 EUR', ...prices })).toMatchObject({
    item: { sale_price: 110_000, deposit: 15, loyalty_program: { cents: 105_000 } },
  });
  expect(readPriceItem({ id: '1', price: '1 299,00' })).toMatchObject({ item: { price: 129_900 } });
});
