import { expect as assert, test } from '@playwright/test';
import { startDevShop } from '../fixtures/dev-shop.ts';
import { goTo } from '../fixtures/page.ts';
import { Problems } from '../fixtures/problems.ts';

/** Each edit builds something, the last one starts the services again. */
const expect = assert.configure({ timeout: 90_000 });

test('whoever edits a page, a style or a text sees it in the open page, which keeps its state', async ({
  page,
  context,
}) => {
  // Everything is first built from its sources.
  test.setTimeout(600_000);
  const problems = new Problems();
  problems.watch(context);
  const shop = await startDevShop();
  try {
    await goTo(page, `${shop.url}/ostoskori`);
    const search = page.locator('input[name=hakutermi]');
    await search.fill('takki');

    shop.edit('src/shell/header.tsx', '<header', '<header data-edited="yes"');
    await expect(page.locator('header')).toHaveAttribute('data-edited', 'yes');

    shop.edit('src/design/tokens.css', 'body {', 'body {\noutline-color: rgb(1, 2, 3);');
    await expect(page.locator('body')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');

    shop.edit('src/shell/messages/fi.json', '"Hae tuotteita"', '"Etsi tavaraa"');
    await expect(search).toHaveAttribute('placeholder', 'Etsi tavaraa');

    shop.edit('src/services/process/front.ts', "status: 'ok'", "status: 'edited'");
    const health = () => fetch(`${shop.url}/healthz`).then((response) => response.json());
    await expect.poll(health).toEqual({ status: 'edited' });

    await expect(search).toHaveValue('takki');
    expect(problems.unexpected()).toEqual([]);
  } finally {
    await shop.stop();
  }
});
