/** Stock states and opening hours of stores. */
import type { ShelfState, Store } from './contract.ts';

/** Stock is as old as the last inventory feed, so the last pieces may be gone. */
const few = 3;

export function shelfState(quantity: number): ShelfState {
  if (quantity <= 0) return 'SOLD_OUT';
  return quantity <= few ? 'FEW' : 'IN_STOCK';
}

const finnish = new Intl.Collator('fi');

/** Sorts by town, then name, in Finnish order. */
export const byTown = (a: Store, b: Store): number =>
  finnish.compare(a.town, b.town) || finnish.compare(a.name, b.name);

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const span = /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? (\d{2}:\d{2})-(\d{2}:\d{2})$/;

export interface Hours {
  opens: string;
  closes: string;
}

/** Hours by weekday, Monday first; null on days the store is closed.
 * @throws Error when `openingHours` is not in the format of schema.org */
export function weekOf(openingHours: string): (Hours | null)[] {
  let week = days.map((): Hours | null => null);
  for (const part of openingHours.split(',').map((one) => one.trim())) {
    const [, first = '', last = first, opens = '', closes = ''] = span.exec(part) ?? [];
    const from = days.indexOf(first);
    const until = days.indexOf(last);
    if (from < 0 || until < from || opens >= closes)
      throw new Error(`"${part}" is no opening hours such as "Mo-Fr 09:00-21:00"`);
    week = week.map((hours, day) => (day < from || day > until ? hours : { opens, closes }));
  }
  return week;
}
