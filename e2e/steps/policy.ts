/** What the browser refused on a page because of the page's content security policy. */
import type { Page } from '@playwright/test';

const refused = new WeakMap<Page, string[]>();

/** Records it from now on, on every page that is opened. */
export async function watchPolicy(page: Page): Promise<void> {
  const found: string[] = [];
  refused.set(page, found);
  await page.exposeFunction('notifyRefused', (what: string) => found.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const notify = (globalThis as unknown as { notifyRefused: (what: string) => void })
        .notifyRefused;
      notify(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`.trim());
    });
  });
}

export const refusedOn = (page: Page): string[] => refused.get(page) ?? [];
