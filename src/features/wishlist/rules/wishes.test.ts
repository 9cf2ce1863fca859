import { expect, test } from 'vitest';
import { NotFound, Unauthorized } from '#platform/errors.ts';
import {
  answered,
  asking,
  dueChanges,
  isWished,
  listed,
  loggedOut,
  nothingWished,
  resultOf,
  routeChanged,
  unlisted,
  warnings,
  wish,
  type Wishes,
} from './wishes.ts';

const entry = (sokId: string, variant?: string) => ({
  product: { sokId },
  variant: variant ? { sokId: variant } : null,
});
const add = { sokId: '1', isWanted: true };
const remove = { sokId: '1', isWanted: false };
const customer = (...sokIds: string[]): Wishes =>
  listed(
    { ...nothingWished, isLoggedIn: true },
    sokIds.map((one) => entry(one)),
  );
const ask = (wishes: Wishes, change = add) => asking(wish(wishes, change), change);
const told = ({ status, notification, announcement }: Wishes) => ({
  status,
  notification,
  announcement,
});

test('a guest’s wish is told to need a login, and nothing is asked of the shop (R190)', () => {
  for (const change of [add, remove]) {
    const wishes = wish(nothingWished, change);
    expect(told(wishes)).toMatchObject({
      status: 'NOT_LOGGED_IN',
      notification: 'login_required',
    });
    expect([dueChanges(wishes), isWished(wishes, '1')]).toEqual([[], false]);
  }
});

test('a wish shows at once and is asked of the shop; an answer OK notifies added (R188, R189, R191)', () => {
  const wished = wish(customer(), add);
  expect([isWished(wished, '1'), dueChanges(wished), told(wished)]).toEqual([
    true,
    [add],
    { status: null, notification: null, announcement: null },
  ]);
  const done = answered(ask(customer()), add, 'OK');
  expect([isWished(done, '1'), dueChanges(done), told(done)]).toEqual([
    true,
    [],
    { status: 'OK', notification: 'added', announcement: null },
  ]);
});

test('a removal notifies removed and sets the announcement, which the next list clears (R192, R193)', () => {
  const done = answered(ask(customer('1'), remove), remove, 'OK');
  expect([isWished(done, '1'), told(done)]).toEqual([
    false,
    { status: 'OK', notification: 'removed', announcement: 'removed' },
  ]);
  expect(told(listed(done, []))).toEqual({
    status: 'OK',
    notification: 'removed',
    announcement: null,
  });
});

test.each(['REQUEST_ERROR', 'NOT_LOGGED_IN'] as const)(
  'a change that ends in %s is undone and told (R188, R418)',
  (result) => {
    const failed = answered(ask(customer()), add, result, 'why');
    const notification = result === 'NOT_LOGGED_IN' ? 'login_required' : null;
    expect([isWished(failed, '1'), told(failed), failed.last]).toMatchObject([
      false,
      { status: result, notification },
      add,
    ]);
  },
);

test('while one change is asked the last wish waits for its answer', () => {
  const busy = wish(ask(customer()), remove);
  expect([isWished(busy, '1'), dueChanges(busy)]).toEqual([false, []]);
  const next = answered(busy, add, 'OK');
  expect([isWished(next, '1'), dueChanges(next)]).toEqual([false, [remove]]);
});

test('a change that failed and is no longer wished for has come to its end in silence', () => {
  const done = answered(wish(ask(customer()), remove), add, 'REQUEST_ERROR');
  expect([isWished(done, '1'), dueChanges(done), done.status]).toEqual([false, [], null]);
});

test('wishing for what is there, or away with what is not, asks nothing', () => {
  expect(dueChanges(wish(customer('1'), add))).toEqual([]);
  expect(dueChanges(wish(customer(), remove))).toEqual([]);
});

test('a change of route resets status and notification (R194)', () => {
  const done = answered(ask(customer()), add, 'OK');
  expect(told(routeChanged(done))).toEqual({
    status: null,
    notification: null,
    announcement: null,
  });
  expect(isWished(routeChanged(done), '1')).toBe(true);
});

test('whoever is not logged in has an empty list and no status (R196)', () => {
  expect(loggedOut(answered(ask(customer('2')), add, 'OK'))).toEqual(nothingWished);
  expect(loggedOut(wish(nothingWished, add))).toMatchObject({ notification: 'login_required' });
});

test('a heart is full by variant or by product, and only for who is logged in (R197)', () => {
  const wishes = listed(customer(), [entry('200', '201'), { product: null, variant: null }]);
  const full = ['200', '201', '202'].filter((sokId) => isWished(wishes, sokId));
  expect([full, wishes.entries]).toEqual([['200', '201'], [entry('200', '201')]]);
  expect(isWished({ ...wishes, isLoggedIn: false }, '200')).toBe(false);
});

test('a list that cannot be had leaves what is known (R418)', () => {
  expect(unlisted(customer('1'), 'REQUEST_ERROR')).toMatchObject({
    status: 'REQUEST_ERROR',
    entries: [entry('1')],
  });
});

test('a failure is REQUEST_ERROR, or NOT_LOGGED_IN for the not-logged-in class (R418)', () => {
  const facts = { status: 0, code: 'any' };
  expect(resultOf(new Unauthorized('', facts))).toBe('NOT_LOGGED_IN');
  expect(resultOf(new NotFound('', facts))).toBe('REQUEST_ERROR');
  expect(resultOf('anything')).toBe('REQUEST_ERROR');
});

test('the log is told of failures in the specification’s words (R415, R416, R417)', () => {
  expect(warnings).toEqual({
    list: 'Error while retrieving wishlist',
    add: 'Error while adding the wishlist product',
    remove: 'Error while removing the wishlist product',
  });
});
