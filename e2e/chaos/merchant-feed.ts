/** A few products with few items in stock, sold by a shop of its own. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode, run } from '../../tools/steps.mjs';
import { demoSpace, newSpace, pushSpace } from '../fixtures/space.ts';
import { ownSettings } from '../fixtures/template.ts';

/** Product id → items in stock. */
export const pieces = new Map([
  ['810001', 5],
  ['810002', 8],
  ['810003', 13],
  ['810004', 21],
]);

const header = ['id', 'title', 'product_type', 'price', 'availability', 'quantity', 'brand'];
const categories = ['Puutarha > Ruukut', 'Puutarha > Siemenet', 'Herkut > Hunaja', 'Soittimet'];

/** Imports the products into the shop of an environment. */
export async function importProducts(folder: string, env: Record<string, string>): Promise<void> {
  const rows = [...pieces].map(([id, quantity], index) => [
    id,
    `Tuote ${id}`,
    categories[index] ?? '',
    `${index + 3}.9${index} EUR`,
    'in_stock',
    String(quantity),
    'Kivikko',
  ]);
  const file = join(folder, 'products.fi.tsv');
  writeFileSync(file, [header, ...rows].map((row) => `${row.join('\t')}\n`).join(''));
  await run(projectNode, ['src/commands/import.ts', file], { ...ownSettings(), ...env });
  await pushSpace(folder, [newSpace, demoSpace], {}, [env]);
}
