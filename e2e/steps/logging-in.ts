/** A customer of the demo shop logs in. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Person } from '../fixtures/people.ts';
import { expect } from '../fixtures/test.ts';

/** For journeys that leave nothing behind in the account; others take one of their own people. */
export const aino: Person = { email: 'aino@aitta.example', firstName: 'Aino' };
const password = 'aitta-demo-2026';

/** The header's button of who is logged in. */
export const account = (page: Page, firstName: string) =>
  page.getByRole('button', { name: `Oma tili: ${firstName}` });

/** Fills in the form of the page the shopper was sent to for logging in, and waits to be back in the shop. */
export async function logInHere(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  await page.waitForURL(/\/interaction\//);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form:has(input[type=password]) button[type=submit]').first().click();
  await page.waitForURL((url) => !/\/(?:identity|interaction|check-)/.test(url.pathname));
}

/** Presses the button of the open menu, and waits to be back in the shop as a guest. */
export async function logOutHere(page: Page): Promise<void> {
  const back = page.waitForEvent('framenavigated', {
    predicate: (frame) =>
      frame === page.mainFrame() && !/\/(?:identity|check-)/.test(new URL(frame.url()).pathname),
  });
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await back;
  await expect(page.getByRole('link', { name: 'Kirjaudu' }).first()).toBeVisible();
}

/** The session ends behind the browser's back. */
export async function endSession(context: BrowserContext, url: string): Promise<void> {
  const auth = (await context.cookies()).find(({ name }) => name === 'aitta_auth');
  const data = { authToken: auth?.value };
  const { status } = await fetch(`${url}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  expect(status).toBe(200);
}
