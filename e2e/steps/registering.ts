/** A shopper makes an account at the identity provider. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** Submits the first form of the page. */
export const submit = (page: Page) => page.locator('main form button[type=submit]').first().click();

/** The link in the mail to an address, once it has arrived. */
export async function mailedLink(folder: string, to: string): Promise<string> {
  const linkIn = () => {
    const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const mail = mails.findLast((text) => text.includes(`To: ${to}`)) ?? '';
    const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    return /http:\/\/\S+token=\S+/.exec(text)?.[0] ?? '';
  };
  await expect
    .poll(() => {
      try {
        return linkIn();
      } catch {
        return '';
      }
    })
    .not.toBe('');
  return linkIn();
}

/** Fills in the form for new accounts on the current page. */
export async function register(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/register/);
  await page.locator('#firstName').fill('Ronja');
  await page.locator('#lastName').fill('Rekisteröityjä');
  await page.locator('#email').fill(email);
  await page.locator('#password').fill('kolme pientä possua');
  await submit(page);
}
