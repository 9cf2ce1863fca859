/** Changes of a list: what one control asks for, to be applied to the state that is wanted by then. */
import { anyPrice, type PriceRange } from './price.ts';
import type { ListState, Sort } from './state.ts';

type FilterName = keyof ListState['filters'];

/** Each says what shall be, not what shall be other than it is, so that one applied twice counts once. */
export type ListChange =
  | { kind: 'value'; name: FilterName; value: string; isOn: boolean }
  | { kind: 'switch'; name: 'onlyReduced' | 'availableOnline'; isOn: boolean }
  | { kind: 'price'; price: PriceRange }
  | { kind: 'sort'; sort: Sort }
  /** A page of the list that was shown; of another list the shopper wants the first page. */
  | { kind: 'page'; page: number; of: ListState }
  | { kind: 'clear' };

/** The state after a change: on page 1 (R082–R084), or the same state when it has what is asked for (R085). */
export function changed(state: ListState, change: ListChange): ListState {
  const next = { ...state, ...partOf(state, change) };
  if (JSON.stringify(next) === JSON.stringify(state)) return state;
  return change.kind === 'page' ? next : { ...next, page: 1 };
}

/** The state after several changes, the earliest first. */
export const changedBy = (state: ListState, changes: readonly ListChange[]): ListState =>
  changes.reduce(changed, state);

function partOf(state: ListState, change: ListChange): Partial<ListState> {
  switch (change.kind) {
    case 'value':
      return { filters: { ...state.filters, [change.name]: valuesWith(state, change) } };
    case 'switch':
      return { [change.name]: change.isOn };
    case 'price':
      return { price: { from: change.price.from, to: change.price.to } };
    case 'sort':
      return { sort: { field: change.sort.field, direction: change.sort.direction } };
    case 'page':
      return isSameList(state, change.of) ? { page: change.page } : {};
    case 'clear':
      return unfiltered;
  }
}

/** Whether they differ in nothing but the page. */
const isSameList = (one: ListState, other: ListState) =>
  JSON.stringify({ ...one, page: 1 }) === JSON.stringify({ ...other, page: 1 });

function valuesWith(
  { filters }: ListState,
  { name, value, isOn }: { name: FilterName; value: string; isOn: boolean },
): string[] {
  const chosen = filters[name];
  if (chosen.includes(value) === isOn) return chosen;
  return isOn ? [...chosen, value].toSorted() : chosen.filter((other) => other !== value);
}

/** Search term and sort stay. */
const unfiltered: Partial<ListState> = {
  filters: { campaigns: [], brands: [], colors: [], sizes: [], properties: [] },
  price: anyPrice,
  onlyReduced: false,
  availableOnline: false,
};

/** Number of filters set; a price range counts as one. */
export function chosenCount({ filters, price, onlyReduced, availableOnline }: ListState): number {
  const others = [price.from !== null || price.to !== null, onlyReduced, availableOnline];
  return Object.values(filters).flat().length + others.filter(Boolean).length;
}
