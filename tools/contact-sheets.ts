/** `npm run contact-sheets -- <folder> [category …]`: a sheet with the pictures and names of all products of
 * each category of the demo shop, as PNG. Categories are keys of `seed/data/categories.tsv`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { allProducts, type Products } from '../seed/products.ts';
import { picturesOf, type Picture } from '../seed/pictures/of-product.ts';
import { launchOptions } from './browser.ts';

const style = `body { margin: 8px; font: 13px/1.25 sans-serif; display: grid;
  grid-template-columns: repeat(6, 190px); gap: 8px } figure { margin: 0 } img { width: 190px; display: block }
  .views { display: flex; gap: 2px; margin-top: 2px } .views img { width: 62px }`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const imageOf = ({ draw }: Picture): string =>
  `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(draw()).toString('base64')}">`;

/** One picture of each product, of its colours in turn. */
function tileOf(product: Products, turn: number): string {
  const first = product.items[0] ?? { colour: null };
  const colours = [...new Set(product.items.map(({ colour }) => colour))];
  const look = { colour: colours[turn % colours.length] ?? first.colour };
  const [front, ...others] = picturesOf(product, look);
  const caption = `${[product.title.fi, product.title.sv, product.title.en].map(escaped).join('<br>')}`;
  const views = others.map(imageOf).join('');
  return `<figure>${imageOf(front)}<div class="views">${views}</div><figcaption>${caption}</figcaption></figure>`;
}

async function shoot(page: Page, file: string, products: Products[]): Promise<void> {
  const tiles = products.map(tileOf).join('');
  await page.setContent(`<meta charset="utf-8"><style>${style}</style>${tiles}`);
  await page.evaluate(() =>
    Promise.all([...document.images].map(async (image) => image.decode())).then(() => null),
  );
  await page.screenshot({ path: file, fullPage: true });
  console.log(file);
}

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('Say into which folder: npm run contact-sheets -- var/sheets');
mkdirSync(folder, { recursive: true });
const byCategory = Map.groupBy(allProducts(), ({ type }) => type.category);
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1206, height: 800 } });
  for (const [category, products] of byCategory)
    if (wanted.length === 0 || wanted.includes(category))
      await shoot(page, join(folder, `${category}.png`), products);
} finally {
  await browser.close();
}
