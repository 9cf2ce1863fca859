/** Wishes as the browser knows them: what the shop has told, what is asked of it, and what is to be
 * said. A heart shows the last wish at once; what the shop refuses is undone (R188–R197). */
import { Unauthorized } from '#platform/errors.ts';
import { counts, isFor, type Wish } from '../rules.ts';

/** How asking for the list or changing it went (R188). */
export type Result = 'OK' | 'REQUEST_ERROR' | 'NOT_LOGGED_IN';

/** What the shopper is told (R189). */
export type Notification = 'added' | 'removed' | 'login_required';

/** To have something in the list, or no longer. */
export interface Change {
  sokId: string;
  isWanted: boolean;
}

export interface Wishes {
  isLoggedIn: boolean;
  /** The list as the shop last told it, with what it has agreed to since. */
  entries: readonly Wish[];
  /** Last wish for each id that the shop has not answered. */
  wanted: ReadonlyMap<string, boolean>;
  /** What the shop is asked now; never twice at once for the same id. */
  asked: ReadonlyMap<string, boolean>;
  status: Result | null;
  notification: Notification | null;
  /** What status and notification are about. */
  last: (Change & { code?: string | undefined }) | null;
  /** Text for those who hear the page, cleared with the next list (R192, R193). */
  announcement: 'removed' | null;
}

export const nothingWished: Wishes = {
  isLoggedIn: false,
  entries: [],
  wanted: new Map(),
  asked: new Map(),
  status: null,
  notification: null,
  last: null,
  announcement: null,
};

/** Whether its heart is full: only ever for who is logged in (R197). */
export const isWished = ({ isLoggedIn, wanted, entries }: Wishes, sokId: string): boolean =>
  isLoggedIn && (wanted.get(sokId) ?? entries.some((entry) => isFor(sokId, entry)));

/** The shopper wishes; a guest is told to log in, and the shop is asked nothing (R190). */
export function wish(wishes: Wishes, { sokId, isWanted }: Change): Wishes {
  if (!wishes.isLoggedIn) return loginRequired(wishes, { sokId, isWanted });
  const wanted = new Map(wishes.wanted).set(sokId, isWanted);
  const isInList = wishes.entries.some((entry) => isFor(sokId, entry));
  if (isInList === isWanted && !wishes.asked.has(sokId)) wanted.delete(sokId);
  return { ...wishes, wanted };
}

const loginRequired = (wishes: Wishes, last: Change): Wishes => ({
  ...wishes,
  status: 'NOT_LOGGED_IN',
  notification: 'login_required',
  last,
});

/** What can be asked of the shop now. */
export const dueChanges = ({ wanted, asked }: Wishes): Change[] =>
  [...wanted]
    .filter(([sokId]) => !asked.has(sokId))
    .map(([sokId, isWanted]) => ({ sokId, isWanted }));

export const asking = (wishes: Wishes, { sokId, isWanted }: Change): Wishes => ({
  ...wishes,
  asked: new Map(wishes.asked).set(sokId, isWanted),
});

/** The shop's answer to a change; `code` of a refusal tells why. */
export function answered(wishes: Wishes, change: Change, result: Result, code?: string): Wishes {
  const { sokId, isWanted } = change;
  const asked = new Map(wishes.asked);
  const wanted = new Map(wishes.wanted);
  asked.delete(sokId);
  const isLastWish = wanted.get(sokId) === isWanted;
  // What failed and is no longer wished for has come to the same end.
  if (isLastWish || result !== 'OK') wanted.delete(sokId);
  const next = { ...wishes, asked, wanted };
  if (result === 'OK') return agreed(next, change);
  if (!isLastWish) return next;
  if (result === 'NOT_LOGGED_IN') return loginRequired(next, change);
  return { ...next, status: result, notification: null, last: { ...change, code } };
}

function agreed(wishes: Wishes, change: Change): Wishes {
  const { sokId, isWanted } = change;
  const others = wishes.entries.filter((entry) => !isFor(sokId, entry));
  return {
    ...wishes,
    entries: isWanted ? [{ product: { sokId }, variant: null }, ...others] : others,
    status: 'OK',
    notification: isWanted ? 'added' : 'removed',
    last: change,
    announcement: isWanted ? wishes.announcement : 'removed',
  };
}

/** The list as the shop tells it; entries that do not count are left out (R187). */
export const listed = (wishes: Wishes, entries: readonly unknown[]): Wishes => ({
  ...wishes,
  entries: entries.filter(counts),
  announcement: null,
});

/** The list could not be had; what is known of it stays. */
export const unlisted = (wishes: Wishes, status: Result): Wishes => ({ ...wishes, status });

/** Every change of route (R194). */
export const routeChanged = (wishes: Wishes): Wishes => ({
  ...wishes,
  status: null,
  notification: null,
  last: null,
});

/** Whoever is not logged in has no list (R196). What a guest was told stays said. */
export const loggedOut = ({ notification, last }: Wishes): Wishes =>
  notification === 'login_required' ? { ...nothingWished, notification, last } : nothingWished;

/** What is written to the log when a call fails (R415–R417). */
export const warnings = {
  list: 'Error while retrieving wishlist',
  add: 'Error while adding the wishlist product',
  remove: 'Error while removing the wishlist product',
} as const;

/** The result of a call that failed (R418). */
export const resultOf = (error: unknown): Exclude<Result, 'OK'> =>
  error instanceof Unauthorized ? 'NOT_LOGGED_IN' : 'REQUEST_ERROR';
