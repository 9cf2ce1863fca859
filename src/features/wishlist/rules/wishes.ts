/** What the shopper wishes, what became of it, and what is to be said of that (R188–R197). */
import { counts, isFor, type Wish } from '../rules.ts';

/** How asking for the list or changing it went (R188). */
export type Result = 'OK' | 'REQUEST_ERROR' | 'NOT_LOGGED_IN';

/** What the shopper is told (R189); nothing where the shop was asked in vain. */
export type Notification = 'added' | 'removed' | 'login_required' | null;

/** To have something in the list, or no longer. */
export interface Change {
  sokId: string;
  isWanted: boolean;
}

/** A change the shop has not carried out; `code` of a refusal. */
export interface FailedChange extends Change {
  result: Exclude<Result, 'OK'>;
  code?: string | undefined;
}

/** What the shop says when it was asked for changes, and the list after them; null where none was carried out. */
export interface ChangesAnswer {
  failed: FailedChange[];
  entries: readonly Wish[] | null;
}

export interface News {
  notification: Notification;
  /** What it is about: to be carried out again, or undone. */
  changes: readonly Change[];
  /** Why it was refused. */
  code?: string | undefined;
}

/** Whether the last wish for it is to have it; without one, whether an entry that counts is for it (R187, R197). */
export const isWished = (
  sokId: string,
  wished: readonly Change[],
  entries: readonly unknown[],
): boolean =>
  wished.findLast((change) => change.sokId === sokId)?.isWanted ??
  entries.some((entry) => counts(entry) && isFor(sokId, entry));

/** The last change of each id. */
export const lastChanges = (wished: readonly Change[]): Change[] => [
  ...new Map(wished.map((change) => [change.sokId, change])).values(),
];

/** What there is to ask of the shop: what the list says otherwise. */
export const dueChanges = (wished: readonly Change[], entries: readonly unknown[]): Change[] =>
  lastChanges(wished).filter(({ sokId, isWanted }) => isWished(sokId, [], entries) !== isWanted);

/** A guest is told to log in, and the shop is asked nothing (R190). */
export const loginRequired = (changes: readonly Change[]): News => ({
  notification: 'login_required',
  changes,
});

/** Code of changes the shop was asked for in vain. */
export const noAnswer = 'no-answer';
const unanswered = { result: 'REQUEST_ERROR', code: noAnswer } as const;

/** What is told of changes that were sent; `answer` is null when there was none (R189, R191, R192, R418). */
export function newsOf(sent: readonly Change[], response: ChangesAnswer | null): News {
  const failed = response?.failed ?? sent.map((change) => ({ ...change, ...unanswered }));
  const last = failed.at(-1);
  if (!last) {
    const isWanted = sent.at(-1)?.isWanted === true;
    const changes = sent.filter((change) => change.isWanted === isWanted);
    return { notification: isWanted ? 'added' : 'removed', changes };
  }
  const changes = failed.map(({ sokId, isWanted }) => ({ sokId, isWanted }));
  if (last.result === 'NOT_LOGGED_IN') return loginRequired(changes);
  return { notification: null, changes, code: last.code };
}

/** The changes a form asks for: ids by `add` and `remove`. */
export const changesIn = (form: FormData): Change[] =>
  (['add', 'remove'] as const).flatMap((name) =>
    form.getAll(name).map((sokId) => ({ sokId: String(sokId), isWanted: name === 'add' })),
  );

/** What is written to the log when a call fails (R415–R417). */
export const warnings = {
  list: 'Error while retrieving wishlist',
  add: 'Error while adding the wishlist product',
  remove: 'Error while removing the wishlist product',
} as const;

export const warningOf = (changes: readonly Change[]): string =>
  changes.at(-1)?.isWanted ? warnings.add : warnings.remove;
