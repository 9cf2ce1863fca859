/** A customer of the demo shop logs in. */
import type { Page } from '@playwright/test';

interface Customer {
  email: string;
}

export const aino = { email: 'aino@aitta.example', firstName: 'Aino' };
const password = 'aitta-demo-2026';

/** Fills in the form of the page the shopper was sent to for logging in, and waits to be back in the shop. */
export async function logInHere(page: Page, { email }: Customer): Promise<void> {
  await page.waitForURL(/\/interaction\//);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form:has(input[type=password]) button[type=submit]').first().click();
  await page.waitForURL((url) => !/\/(?:identity|interaction|check-)/.test(url.pathname));
}
