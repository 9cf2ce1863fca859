/** In which list a product was found: attribution of lists (R165, R391). */

export interface FoundIn {
  /** Path of the page, with `#` and the row where it is not the page's own list. */
  listId: string;
  /** As it is shown. */
  listName: string;
  /** From 1, through all pages of the list. */
  position: number;
}

/** By product, oldest first. */
export type Attributions = Record<string, FoundIn>;

/** Products on a page of a list, as in the contract, which browsers do not load. */
export const perPage = 48;
/** Older ones are dropped. */
const most = 100;
const longestName = 120;
const wishlistPath = '/suosikit';

export const placeOn = (page: number, index: number): number =>
  (Math.max(1, page) - 1) * perPage + index + 1;

/** The favourites are no list in which a product is found: where it was found before counts. */
export function withFound(kept: Attributions, sokId: string, found: FoundIn): Attributions {
  if (found.listId.startsWith(wishlistPath) && kept[sokId]) return kept;
  const { [sokId]: _, ...others } = kept;
  const listName = found.listName.slice(0, longestName);
  const all = Object.entries({ ...others, [sokId]: { ...found, listName } });
  return Object.fromEntries(all.slice(-most));
}

/** The valid ones of a stored value: other scripts can write there too. */
export function attributionsOf(stored: unknown): Attributions {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (one): one is [string, FoundIn] => /^\d{1,20}$/.test(one[0]) && isFoundIn(one[1]),
    ),
  );
}

const isFoundIn = (one: Partial<FoundIn> | null): one is FoundIn =>
  typeof one?.listId === 'string' &&
  typeof one.listName === 'string' &&
  Number.isSafeInteger(one.position);
