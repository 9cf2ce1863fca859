/** What must remain of an order when the shop is killed right after it. */
import { existsSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Shop } from '../fixtures/shop.ts';
import { expect, goTo } from '../fixtures/test.ts';

/** Kills the shop, starts it again, and looks for the order of the open thank-you page. On PostgreSQL
 * another process might still hold the killed one's job, so its mail may take minutes. */
export async function orderSurvives(page: Page, shop: Shop): Promise<void> {
  const address = page.url();
  const number = new URL(address).searchParams.get('tilaus') ?? 'none';
  if (shop.isShared) await expect.poll(() => mailsAbout(number, shop.mailFolder)).toBe(1);
  await page.goto('about:blank');
  await shop.crash();
  expect((await goTo(page, address))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Kiitos tilauksesta!' })).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();
  // A job whose process is killed between the mail and its note that it is done sends the mail again.
  await expect.poll(() => mailsAbout(number, shop.mailFolder)).toBeGreaterThan(0);
}

/** Mails that confirm the order to the shopper. */
function mailsAbout(number: string, folder: string): number {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith(`tilausvahvistus-${number}.eml`)).length;
}
