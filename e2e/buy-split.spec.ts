import { test } from './fixtures/test.ts';
import { buy } from './steps/buying.ts';
import { orderSurvives } from './steps/surviving.ts';

test.use({ settings: { split: true } });

test('a shopper buys from four services in processes of their own', async ({
  page,
  shop,
  visit,
}) => {
  await buy({ page, visit, hasScript: true });
  await orderSurvives(page, shop);
});
