/** Prices that fall so far that they must be typing mistakes: 0.01 for 59.95. */
import type { PriceRecord } from '../pricing/record.ts';
import type { RowFault } from './attributes.ts';
import type { ImportOptions } from './import-job.ts';

/** Share of its price that a product may lose at once. */
const usualFall = 0.8;

type Prices = Pick<PriceRecord, 'regularCents' | 'sale' | 'coopCents'>;

const lowestOf = ({ regularCents, sale, coopCents }: Prices): number =>
  Math.min(regularCents, sale?.cents ?? Infinity, coopCents ?? Infinity);

/** Which price falls too far; null for none, and for products that were as cheap before. */
export function fallOf(
  before: Prices | undefined,
  after: Prices,
  { maxFall = usualFall, confirm = false }: Pick<ImportOptions, 'maxFall' | 'confirm'>,
): RowFault | null {
  const lowest = lowestOf(after);
  if (confirm || !before || lowest >= lowestOf(before)) return null;
  if (lowest >= before.regularCents * (1 - maxFall)) return null;
  return {
    field: fieldOf(after, lowest),
    reason: `is less than ${Math.round((1 - maxFall) * 100)} % of what it was; the product stays as it is. --confirm takes such prices, --max-fall sets how far they may fall`,
  };
}

function fieldOf({ regularCents, sale }: Prices, lowest: number): string {
  if (lowest === regularCents) return 'price';
  return lowest === sale?.cents ? 'sale_price' : 'loyalty_program';
}
