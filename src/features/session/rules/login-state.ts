/** What travels with a shopper through the provider, and what waits for them here meanwhile. */
import { authActions, type AuthAction } from '../record.ts';

/** Of the travelling state (R225). */
const version = 1;

export type StateAction = AuthAction | 'logout';

export interface LoginState {
  target: string;
  action: StateAction;
  /** Bound to a cookie of the browser that set out. */
  nonce: string;
}

/** base64url of JSON {version: 1, target, action, nonce} (R225). */
export function writeState({ target, action, nonce }: LoginState): string {
  return base64url({ version, target, action, nonce });
}

function base64url(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** null when it is no state of ours; its target is not to be trusted either way. */
export function readState(raw: string | null): LoginState | null {
  const { target, action, nonce, ...rest } = (jsonOf(raw) ?? {}) as Record<string, unknown>;
  const isOurs =
    rest['version'] === version &&
    typeof target === 'string' &&
    typeof nonce === 'string' &&
    (action === 'logout' || isAuthAction(action));
  return isOurs ? { target, action, nonce } : null;
}

const isAuthAction = (value: unknown): value is AuthAction =>
  authActions.some((action) => action === value);

function jsonOf(raw: string | null): unknown {
  try {
    const binary = atob((raw ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** A login this browser has begun. */
export interface PendingLogin {
  /** Of the state. */
  nonce: string;
  target: string;
  action: AuthAction;
  /** PKCE. */
  codeVerifier: string;
  /** Of the id token. */
  idNonce: string;
}

/** Seconds a login may take. */
export const loginSeconds = 600;
/** Tabs that may log in at the same time. */
const mostPending = 3;

/** Adds a login; the oldest one gives way. */
export const withPending = (pending: PendingLogin[], one: PendingLogin): PendingLogin[] =>
  [one, ...pending].slice(0, mostPending);

/** The logins a cookie tells of; none when it does not read as such. */
export function readPending(raw: string | undefined): PendingLogin[] {
  const list = jsonOf(raw ?? null);
  return Array.isArray(list) ? list.filter(isPending) : [];
}

export const writePending = (pending: PendingLogin[]): string => base64url(pending);

const isPending = (value: unknown): value is PendingLogin => {
  const one = (value ?? {}) as Record<string, unknown>;
  const names = ['nonce', 'target', 'codeVerifier', 'idNonce'];
  return isAuthAction(one['action']) && names.every((name) => typeof one[name] === 'string');
};
