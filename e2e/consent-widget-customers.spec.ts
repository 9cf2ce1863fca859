/** The consent widget on a page of another site whose visitors log in, out, and in as somebody else. */
import { expect, test, type Page } from '@playwright/test';
import { buttonsIn, ConsentService, openClub } from './fixtures/club.ts';

const email = 'Title of email-marketing';
const [, submitLabel] = buttonsIn('fi', 'Control');
const read = 'GET /consents/marketing';
const post = 'POST /consents/marketing';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test.use({ actionTimeout: 10_000 });

for (const isGate of [false, true])
  test(`what one customer has ticked is no answer of the next, and outlives a new token of the same${isGate ? ', behind the gate' : ''} (R331, L18)`, async ({
    page,
  }) => {
    const asked = new ConsentService();
    asked.customers = { first: 'Aino', second: 'Aino', third: 'Onni', fourth: 'Onni' };
    const change = (authToken: string | null) =>
      page.evaluate(
        (token) =>
          (window as unknown as { show(is: boolean, more: object): void }).show(true, {
            authToken: token,
          }),
        authToken,
      );
    const settings = { initiallyChecked: false, authToken: 'first' };
    await openClub(page, asked, { isGate, settings });
    await box(page, email).check();
    await change('second');
    await expect.poll(() => asked.tokens(read)).toEqual(['first', 'second']);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(box(page, email)).toBeChecked();
    // While nobody knows whose the third is, it answers nothing.
    asked.failing = { [read]: { status: 0 } };
    await change('third');
    await expect.poll(() => asked.tokens(read)).toEqual(['first', 'second', 'third']);
    if (!isGate) await button(page, submitLabel).click();
    expect(asked.calls(post)).toBe(0);
    asked.failing = {};
    await change('fourth');
    await expect(box(page, email)).not.toBeChecked();
    await box(page, 'Title of mobile-marketing').check();
    await button(page, submitLabel).click();
    await expect(page.getByRole('status')).toHaveText(/^Valintasi on tallennettu/);
    expect(asked.tokens(post)).toEqual(['fourth']);
    expect(asked.requests.find(({ call }) => call === post)?.body).toMatchObject({
      consents: { 'email-marketing': 'REVOKED', 'mobile-marketing': 'SIGNED' },
    });
    asked.asked = ['email-marketing'];
    await change(null);
    if (isGate) return expect(page.locator('form, output, [role=alert]')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveText(/^Kirjaudu/);
    await change('first');
    await expect(box(page, email)).not.toBeChecked();
  });
