/** What screen readers announce: text that is added to a live region that already exists. */
import type { Page } from '@playwright/test';

/** Records it from now on, on every page that is opened. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const place = target instanceof Element ? target : target.parentElement;
        if (!place?.closest('[aria-live], output, [role=status], [role=alert]')) continue;
        if (type === 'characterData') heard.push(target.textContent ?? '');
        for (const node of addedNodes) heard.push(node.textContent ?? '');
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

/** What was announced since the page was opened or since the previous call, in order. */
export const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
