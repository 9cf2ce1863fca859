/** A few products with few items in stock, sold by a shop of its own. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode, root as thisVersion, run } from '../../tools/steps.mjs';
import { putTogether } from '../fixtures/space.ts';
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

interface Filling {
  /** Product id → items in stock. */
  stock?: ReadonlyMap<string, number>;
  /** Folder of the version whose commands fill the shop. */
  version?: string;
}

/** Imports the products into the shop of an environment. */
export async function importProducts(
  folder: string,
  env: Record<string, string>,
  { stock = pieces, version = thisVersion }: Filling = {},
): Promise<void> {
  const rows = [...stock].map(([id, quantity], index) => [
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
  const command = (name: string, ...words: string[]) =>
    run(projectNode, [join(version, 'src/commands', `${name}.ts`), ...words], {
      ...ownSettings(),
      ...env,
    });
  await command('import', file);
  const spaces = ['new-space', 'demo-space'].map((name) => join(version, 'seed', name));
  await command('content', 'push', putTogether(folder, spaces), '--force');
}
