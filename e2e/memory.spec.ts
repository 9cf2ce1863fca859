/** What pages leave behind in the memory of a document that lives on. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

/** A list has about 3,000 nodes. What pages leave are pictures of renders that were given up, which the browser keeps. */
const mostPerPage = 900;

/** Nodes of the document and of what scripts or the browser still hold, after garbage is collected. */
async function nodesIn(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  const { nodes } = await client.send('Memory.getDOMCounters');
  await client.detach();
  return nodes;
}

/** From a list to a product and back, by clicks within the document. */
async function wander(page: Page, rounds: number): Promise<void> {
  const cards = page.locator('main article h2 a');
  for (let round = 0; round < rounds; round += 1) {
    await cards.nth(round).click();
    await expect(page).toHaveURL(/\/tuote\//);
    await page.locator('#buy').first().waitFor();
    await page.goBack();
    await expect(page).toHaveURL(/\/kategoria\//);
    await cards.nth(round + 1).waitFor();
  }
}

test('lists that were left do not stay in memory', async ({ page, visit }) => {
  await visit('/kategoria/ruoka');
  await wander(page, 4);
  const before = await nodesIn(page);
  const rounds = 16;
  await wander(page, rounds);
  const perPage = ((await nodesIn(page)) - before) / (2 * rounds);
  expect(perPage).toBeLessThan(mostPerPage);
});
