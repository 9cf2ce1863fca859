/** Stock states of stores, and the order in which stores are listed. */
import type { ShelfState } from '../contract.ts';
import type { Store } from '../record.ts';

/** Stock is as old as the last inventory feed, so the last pieces may be gone. */
const few = 3;

export function shelfState(quantity: number): ShelfState {
  if (quantity <= 0) return 'SOLD_OUT';
  return quantity <= few ? 'FEW' : 'IN_STOCK';
}

const finnish = new Intl.Collator('fi');

/** Sorts by town, then name, in Finnish order. */
export const byTown = (a: Pick<Store, 'town' | 'name'>, b: Pick<Store, 'town' | 'name'>): number =>
  finnish.compare(a.town, b.town) || finnish.compare(a.name, b.name);
