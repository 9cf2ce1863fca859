/** What was ordered comes. */
import type { Page } from '@playwright/test';
import { projectNode, run } from '../../tools/steps.mjs';
import type { Shop } from '../fixtures/shop.ts';
import { ownSettings } from '../fixtures/template.ts';

/** Records that an order has come today, while the shop is away; the page is left. */
export async function deliver(page: Page, shop: Shop, number: string): Promise<void> {
  // An open page would ask for the cart while the shop is away.
  await page.goto('about:blank');
  await shop.crash(async (environment) => {
    await run(projectNode, ['src/commands/orders.ts', 'delivered', number], {
      ...ownSettings(),
      ...environment,
    });
  });
}
