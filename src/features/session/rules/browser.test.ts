import { describe, expect, test } from 'vitest';
import { customerSchemaVersion } from '../contract.ts';
import { customerNamed } from '../testing/customers.ts';
import { isCurrent, keptCustomer } from './kept-customer.ts';
import { nextStep } from './next-step.ts';
import { newsOf, noticeDefaults, readNotices, withNews } from './notices.ts';

const aino = customerNamed('aino');
const old = { ...aino, schemaVersion: 'V1' };
const step = (hasToken: boolean, kept: typeof aino | null, path = '/') =>
  nextStep({ hasToken, kept, path });

describe('on each page', () => {
  test('no token and no customer is logged out (R206)', () => {
    expect(step(false, null)).toBe('guest');
  });

  test('with a token the customer is fetched, whether known or not (R208)', () => {
    expect([step(true, aino), step(true, null)]).toEqual(['ask', 'ask']);
  });

  test('a stored customer without a token is cleared (R210)', () => {
    expect([step(false, aino), step(false, old)]).toEqual(['forget', 'forget']);
  });

  test('a customer of another schema version ends the session (R211)', () => {
    expect(step(true, old)).toBe('end');
    expect(step(true, old, '/sv/kategoria/muoti')).toBe('end');
    expect(step(true, { ...aino, schemaVersion: undefined as never })).toBe('end');
  });

  test.each(['/check-login', '/check-return', '/kiitos', '/maksu/paluu', '/sv/kiitos', '/maksu'])(
    'but not on %s, where one returns from elsewhere (R211)',
    (path) => {
      expect(step(true, old, path)).toBe('ask');
    },
  );

  test('the current schema version is V2 (R217)', () => {
    expect(customerSchemaVersion).toBe('V2');
    expect([isCurrent(aino), isCurrent(old)]).toEqual([true, false]);
    expect(aino.schemaVersion).toBe('V2');
  });
});

test('a customer counts as stored only if the first or the last name is there (R216)', () => {
  expect(keptCustomer(aino)).toEqual(aino);
  expect(keptCustomer({ ...aino, firstName: '' })).not.toBeNull();
  expect(keptCustomer({ ...aino, lastName: '' })).not.toBeNull();
  for (const nobody of [
    { ...aino, firstName: '', lastName: '' },
    {},
    null,
    'Aino',
    1,
    [],
    { firstName: 1 },
  ]) {
    expect(keptCustomer(nobody)).toBeNull();
  }
});

test('the session record has its eight fields, and no token among them (R203, R204)', () => {
  expect(Object.keys(aino).toSorted()).toEqual(
    [
      'addresses',
      'bonusCard',
      'email',
      'firstName',
      'isCoop',
      'lastName',
      'phoneVerified',
      'schemaVersion',
      'sId',
    ].toSorted(),
  );
});

describe('notices', () => {
  test('have by key whether they are enabled and whether it was successful (R218)', () => {
    const lost = withNews(noticeDefaults, 'login', false);
    expect(lost.login).toEqual({ isEnabled: true, isSuccessful: false });
    expect(newsOf(lost)).toBe('loginLost');
    expect(newsOf(withNews(lost, 'login', true))).toBe('loggedIn');
    expect(newsOf(withNews(lost, 'login', null))).toBeNull();
  });

  test('of a login are enabled by default, of a logout not (R219)', () => {
    expect(newsOf(noticeDefaults)).toBeNull();
    expect(newsOf(withNews(noticeDefaults, 'logout', true))).toBeNull();
    const reported = { ...noticeDefaults, logout: { isEnabled: true, isSuccessful: true } };
    expect(newsOf(reported)).toBe('loggedOut');
  });

  test('survive being stored; what is stored wrongly is the default (R219, R234)', () => {
    const lost = withNews(noticeDefaults, 'login', false);
    expect(readNotices(JSON.parse(JSON.stringify(lost)))).toEqual(lost);
    for (const wrong of [null, 'x', [], { login: 1 }, { login: { isEnabled: 'yes' } }]) {
      expect(readNotices(wrong)).toEqual(noticeDefaults);
    }
  });
});
