import { test } from './fixtures/test.ts';
import { hasPostgres } from './fixtures/postgres.ts';
import { buy } from './steps/buying.ts';
import { orderSurvives } from './steps/surviving.ts';

test.use({ settings: { postgres: hasPostgres } });

if (hasPostgres) {
  test('a shopper buys from a shop that keeps its data in PostgreSQL', async ({
    page,
    shop,
    visit,
  }) => {
    await buy({ page, visit, hasScript: true });
    await orderSurvives(page, shop);
  });
}
