import { expect, test } from 'vitest';
import { NotFound, Unauthorized } from '#platform/errors.ts';
import { resultOf } from './failures.ts';
import {
  changesIn,
  dueChanges,
  isWished,
  loginRequired,
  newsOf,
  noAnswer,
  warningOf,
  warnings,
  type Change,
  type ChangesResponse,
} from './wishes.ts';

const entry = (sokId: string, variant?: string) => ({
  product: { sokId },
  variant: variant ? { sokId: variant } : null,
});
const add = { sokId: '1', isWanted: true };
const remove = { sokId: '1', isWanted: false };
const other = { sokId: '2', isWanted: true };
const done: ChangesResponse = { failed: [], entries: [] };
const refused = (change: Change, code?: string): ChangesResponse => ({
  failed: [{ ...change, result: 'REQUEST_ERROR', code }],
  entries: null,
});

test('a guest’s change gets the notification that a login is required (R189, R190)', () => {
  expect(loginRequired([add])).toEqual({ notification: 'login_required', changes: [add] });
});

test.each([
  ['added', add],
  ['removed', remove],
])(
  'a change that the shop has carried out gets the notification %s (R188, R189, R191, R192)',
  (notification, change) => {
    expect(newsOf([change], done)).toEqual({ notification, changes: [change] });
  },
);

test('several changes get the notification of the last one, for all changes of its kind', () => {
  expect(newsOf([add, { ...other, isWanted: false }], done)).toEqual({
    notification: 'removed',
    changes: [{ ...other, isWanted: false }],
  });
  expect(newsOf([add, other], done)).toEqual({ notification: 'added', changes: [add, other] });
});

test('a refused change is reported with its reason, instead of those carried out (R188, R418)', () => {
  expect(newsOf([add, other], refused(add, 'wishlist-full'))).toEqual({
    notification: null,
    changes: [add],
    code: 'wishlist-full',
  });
});

test('without an answer all of it is to be sent again (R418)', () => {
  const news = newsOf([add, other], null);
  expect(news).toEqual({ notification: null, changes: [add, other], code: noAnswer });
  expect(warningOf(news.changes)).toBe(warnings.add);
  expect(warningOf([remove])).toBe(warnings.remove);
  expect(warningOf([remove, add])).toBe(warnings.add);
  expect(warningOf([add, remove])).toBe(warnings.remove);
});

test('a login lost meanwhile gets the notification that a login is required (R188, R190)', () => {
  const failed = [{ ...add, result: 'NOT_LOGGED_IN' as const }];
  expect(newsOf([add], { failed, entries: null })).toEqual(loginRequired([add]));
});

test('a heart is full by variant or by product of an entry that counts (R187, R197)', () => {
  const entries = [entry('200', '201'), { product: null, variant: null }, 'x', null];
  expect(['200', '201', '202'].filter((sokId) => isWished(sokId, [], entries))).toEqual([
    '200',
    '201',
  ]);
});

test('the last wish counts before the list; without one the list does', () => {
  expect(isWished('1', [remove, add], [])).toBe(true);
  expect(isWished('1', [add, remove], [entry('1')])).toBe(false);
  expect(isWished('1', [other], [entry('1')])).toBe(true);
});

test('of many presses the last one of each id is asked for, and nothing where the list says so already', () => {
  expect(dueChanges([add, other, remove, add], [])).toEqual([add, other]);
  expect(dueChanges([remove, add], [entry('1')])).toEqual([]);
  expect(dueChanges([add, remove], [])).toEqual([]);
  expect(dueChanges([add, remove], [entry('1')])).toEqual([remove]);
});

test('a form asks for what is to be added and removed', () => {
  const form = new FormData();
  for (const [name, sokId] of [
    ['add', '1'],
    ['remove', '3'],
    ['add', '2'],
    ['other', '4'],
  ] as const) {
    form.append(name, sokId);
  }
  expect(changesIn(form)).toEqual([add, other, { sokId: '3', isWanted: false }]);
});

test('a failure is REQUEST_ERROR, or NOT_LOGGED_IN for the not-logged-in class (R418)', () => {
  const facts = { status: 0, code: 'any' };
  expect(resultOf(new Unauthorized('', facts))).toBe('NOT_LOGGED_IN');
  expect(resultOf(new NotFound('', facts))).toBe('REQUEST_ERROR');
  expect(resultOf('anything')).toBe('REQUEST_ERROR');
});

test('failures are logged in the specification’s words (R415, R416, R417)', () => {
  expect(warnings).toEqual({
    list: 'Error while retrieving wishlist',
    add: 'Error while adding the wishlist product',
    remove: 'Error while removing the wishlist product',
  });
});
