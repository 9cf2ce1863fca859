/** What the translators of browsers do to a page. */
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** Replaces each text of the page by `<font><font>text</font></font>`, now and whenever one comes, as the translators of
 * Chrome and Edge do. The words stay as they are, so that they can be looked for. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = 'script, style, textarea, option, title, font';
    const wrap = (text: Text) => {
      if (!text.parentElement || text.parentElement.closest(kept) || !text.data.trim()) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = (node: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      if (node instanceof Text) texts.push(node);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(wrapAll);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await expect(page.locator('main font').first()).toBeAttached();
}
