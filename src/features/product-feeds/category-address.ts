/** Addresses of categories, from the names of their levels. */
import { slug } from '#platform/ids.ts';
import { isTaken } from '../catalogue/rules/category-path.ts';
import type { RowFault } from './attributes.ts';

/** The parts of the address, department first; null where a level has no letter or digit. A department named like a
 * page of the shop has an address of its own. */
export function partsOf(levels: readonly string[]): string[] | null {
  const [department = '', ...below] = levels.map(slug);
  const parts = [isTaken(department) ? `${department}-2` : department, ...below];
  return parts.includes('') ? null : parts;
}

/** Notes that the address is not that of the name. */
export function takenName(levels: readonly string[]): RowFault[] {
  const own = slug(levels[0] ?? '');
  const reason = `has the name of a page of the shop, so its address is /kategoria/${own}-2`;
  return isTaken(own) ? [{ field: 'product_type', reason, isMinor: true }] : [];
}
