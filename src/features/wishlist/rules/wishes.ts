/** Changes of the wishlist, their results and the notifications about them (R188–R197). */
import { counts, isFor, type Wish } from '../rules.ts';

/** Result of reading or changing the list (R188). */
export type Result = 'OK' | 'REQUEST_ERROR' | 'NOT_LOGGED_IN';

/** The notification for the shopper (R189); null when the request failed. */
export type Notification = 'added' | 'removed' | 'login_required' | null;

/** Add a product or variant to the list, or remove it. */
export interface Change {
  sokId: string;
  isWanted: boolean;
}

/** A change that failed; `code` is set for a refusal. */
export interface FailedChange extends Change {
  result: Exclude<Result, 'OK'>;
  code?: string | undefined;
}

/** Response to a request with changes: the failed ones, and the list afterwards; null when none succeeded. */
export interface ChangesResponse {
  failed: FailedChange[];
  entries: readonly Wish[] | null;
}

export interface News {
  notification: Notification;
  /** The changes it is about, to retry or undo. */
  changes: readonly Change[];
  /** Why it was refused. */
  code?: string | undefined;
}

/** Whether the last change adds it; without a change, whether an entry that counts is for it (R187, R197). */
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

/** The changes to send: those that differ from the list. */
export const dueChanges = (wished: readonly Change[], entries: readonly unknown[]): Change[] =>
  lastChanges(wished).filter(({ sokId, isWanted }) => isWished(sokId, [], entries) !== isWanted);

/** The notification that asks a guest to log in; no request is sent (R190). */
export const loginRequired = (changes: readonly Change[]): News => ({
  notification: 'login_required',
  changes,
});

/** Code of changes whose request got no response. */
export const noAnswer = 'no-answer';
const unanswered = { result: 'REQUEST_ERROR', code: noAnswer } as const;

/** The notification about sent changes; `response` is null when there was none (R189, R191, R192, R418). */
export function newsOf(sent: readonly Change[], response: ChangesResponse | null): News {
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

/** The changes in form data: ids under `add` and `remove`. */
export const changesIn = (form: FormData): Change[] =>
  (['add', 'remove'] as const).flatMap((name) =>
    form.getAll(name).map((sokId) => ({ sokId: String(sokId), isWanted: name === 'add' })),
  );

/** Log messages of failed calls (R415–R417). */
export const warnings = {
  list: 'Error while retrieving wishlist',
  add: 'Error while adding the wishlist product',
  remove: 'Error while removing the wishlist product',
} as const;

export const warningOf = (changes: readonly Change[]): string =>
  changes.at(-1)?.isWanted ? warnings.add : warnings.remove;
