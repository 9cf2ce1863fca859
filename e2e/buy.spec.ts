import { test, withoutScript } from './fixtures/test.ts';
import { buy } from './steps/buying.ts';
import { orderSurvives } from './steps/surviving.ts';

test('a shopper filters, chooses, orders and pays, and the order outlives a killed shop', async ({
  page,
  shop,
  visit,
}) => {
  await buy({ page, visit, hasScript: true });
  await orderSurvives(page, shop);
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('a shopper filters, chooses, orders and pays', async ({ page, problems, visit }) => {
    // A browser that runs no scripts refuses to load them in advance.
    problems.allow(/^request: csp \S+\.js$/);
    await buy({ page, visit, hasScript: false });
  });
});
