import { expect, test } from 'vitest';
import {
  readPending,
  readState,
  withPending,
  writePending,
  writeState,
  type PendingLogin,
} from './login-state.ts';

const state = { target: '/sv/haku?hakutermi=käsivoide', action: 'login', nonce: 'n-1' } as const;

test('the state is base64url of version 1, target, action and nonce (R225)', () => {
  const raw = writeState(state);
  expect(raw).toMatch(/^[\w-]+$/);
  const decoded = Buffer.from(raw, 'base64url').toString('utf8');
  expect(JSON.parse(decoded)).toEqual({ version: 1, ...state });
  expect(readState(raw)).toEqual(state);
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['another version', encoded({ version: 2, ...state })],
  ['an unknown action', encoded({ version: 1, ...state, action: 'pay' })],
  ['a target that is no text', encoded({ version: 1, ...state, target: {} })],
  ['no nonce', encoded({ version: 1, target: '/', action: 'login' })],
  ['null', encoded(null)],
])('%s is no state (R225)', (_, raw) => {
  expect(readState(raw)).toBeNull();
});

const pending = (nonce: string): PendingLogin => ({
  nonce,
  target: '/',
  action: 'register',
  codeVerifier: 'v',
  idNonce: 'i',
});

test('three tabs may log in at the same time; a fourth takes the place of the first', () => {
  const logins = ['1', '2', '3', '4'].reduce<PendingLogin[]>(
    (before, nonce) => withPending(before, pending(nonce)),
    [],
  );
  expect(logins.map(({ nonce }) => nonce)).toEqual(['4', '3', '2']);
  expect(readPending(writePending(logins))).toEqual(logins);
});

test('what is no list of logins is none', () => {
  expect(readPending(undefined)).toEqual([]);
  expect(readPending('x')).toEqual([]);
  expect(readPending(encoded([{ ...pending('1'), action: 'logout' }, null, 1]))).toEqual([]);
});
