import { expect, test, withoutScript } from './fixtures/test.ts';
import { buy } from './steps/buying.ts';
import { refusedOn, watchPolicy } from './steps/policy.ts';
import { orderSurvives } from './steps/surviving.ts';

test('a shopper filters, chooses, orders and pays, nothing of it is against the shop’s policy, and the order outlives a killed shop (R006)', async ({
  page,
  shop,
  visit,
}) => {
  await watchPolicy(page);
  await visit('/');
  await buy({ page, visit, hasScript: true });
  expect(refusedOn(page)).toEqual([]);
  await orderSurvives(page, shop);
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('a shopper filters, chooses, orders and pays, and meets no refusal (R006)', async ({
    page,
    problems,
    visit,
  }) => {
    // A browser that runs no scripts refuses to load them in advance.
    problems.allow(/^request: csp \S+\.js$/);
    await visit('/');
    await buy({ page, visit, hasScript: false });
  });
});
