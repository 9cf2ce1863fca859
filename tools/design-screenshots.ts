/** `npm run screenshots:design`, after a build: the page of the design at the four widths, in forced colours
 * and with letters of double size, into docs/screenshots/design. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions } from 'playwright-core';
import sharp from 'sharp';
import { makeIllustratedTemplate } from '../e2e/fixtures/template.ts';
import { startShop } from '../e2e/fixtures/shop.ts';
import { launchOptions } from './browser.ts';
import { root } from './steps.mjs';

const folder = join(root, 'docs/screenshots/design');

interface Look extends BrowserContextOptions {
  fontSize?: string;
}

const looks: Record<string, Look> = {
  ...Object.fromEntries(
    [390, 768, 1280, 1920].map((width) => [width, { viewport: { width, height: 900 } }]),
  ),
  'forced-colours': { viewport: { width: 1280, height: 900 }, forcedColors: 'active' },
  'double-letters': { viewport: { width: 1280, height: 900 }, fontSize: '200%' },
};

mkdirSync(folder, { recursive: true });
await makeIllustratedTemplate();
const shop = await startShop({});
const browser = await chromium.launch(launchOptions());
try {
  for (const [name, { fontSize = '100%', ...options }] of Object.entries(looks)) {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${shop.url}/_design`, { waitUntil: 'networkidle' });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const picture = await page.screenshot({ fullPage: true });
    const small = sharp(picture).resize({ width: 800, withoutEnlargement: true });
    writeFileSync(join(folder, `${name}.webp`), await small.webp({ quality: 35 }).toBuffer());
    console.log(`${name}.webp`);
    await context.close();
  }
} finally {
  await browser.close();
  await shop.stop();
}
