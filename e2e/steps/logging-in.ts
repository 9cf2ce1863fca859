/** A customer of the demo shop logs in. */
import type { BrowserContext, Page } from '@playwright/test';
import { hiddenField } from '../../src/services/attacks/testing/visitor.ts';
import type { Person } from '../fixtures/people.ts';
import { expect, goTo } from '../fixtures/test.ts';

/** For tests that leave nothing behind in the account; others use one of their own people. */
export const aino: Person = { email: 'aino@aitta.example', firstName: 'Aino' };
const password = 'aitta-demo-2026';

/** The header's button with the name of the customer. */
export const account = (page: Page, firstName: string) =>
  page.getByRole('button', { name: `Oma tili: ${firstName}` });

/** Fills in the login form of the current page, and waits to be back in the shop. */
export async function logInHere(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  await page.waitForURL(/\/interaction\//);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form:has(input[type=password]) button[type=submit]').first().click();
  await page.waitForURL((url) => !/\/(?:identity|interaction|check-)/.test(url.pathname));
}

/** Opens a path of the shop as the customer, for tests about something else: the form is sent without being
 * shown. */
export async function openAs(
  page: Page,
  { email }: Pick<Person, 'email'>,
  path: string,
): Promise<void> {
  // An open page would meanwhile send requests as the guest.
  await page.goto('about:blank');
  const shown = await page.request.get(`/check-login?target=${encodeURIComponent(path)}`);
  const form = { email, password, csrf: hiddenField(await shown.text(), 'csrf') };
  const { origin } = new URL(shown.url());
  const back = await page.request.post(shown.url(), { form, headers: { origin } });
  expect(new URL(back.url()).pathname).toBe(path);
  await goTo(page, path);
}

/** Presses the button of the open menu in the header, and waits to be back in the shop as a guest. */
export async function logOutHere(page: Page): Promise<void> {
  const back = page.waitForEvent('framenavigated', {
    predicate: (frame) =>
      frame === page.mainFrame() && !/\/(?:identity|check-)/.test(new URL(frame.url()).pathname),
  });
  await page.getByRole('banner').getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await back;
  await expect(page.getByRole('link', { name: 'Kirjaudu' }).first()).toBeVisible();
}

/** Ends the session without the browser noticing. */
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
