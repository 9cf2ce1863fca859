/** The `state` parameter of logins and log-outs, and the pending logins in the browser's cookie. */
import { authActions, type AuthAction } from '../record.ts';

/** Version of the `state` parameter (R225). */
const version = 1;

export type StateAction = AuthAction | 'logout';

export interface LoginState {
  target: string;
  action: StateAction;
  /** Must equal the nonce in a cookie of the browser that began the login. */
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

/** Null when it is not the shop's state. Do not trust the target in either case. */
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

/** A login begun in this browser. */
export interface PendingLogin {
  /** Nonce of the state. */
  nonce: string;
  target: string;
  action: AuthAction;
  /** PKCE verifier. */
  codeVerifier: string;
  /** Nonce of the id token. */
  idNonce: string;
}

/** Time limit of a login in seconds. */
export const loginSeconds = 600;
/** Maximum number of logins pending at once in different tabs. */
const mostPending = 3;

/** Adds a login and drops the oldest one above the maximum. */
export const withPending = (pending: PendingLogin[], added: PendingLogin): PendingLogin[] =>
  [added, ...pending].slice(0, mostPending);

/** The pending logins in a cookie; none when it cannot be read. */
export function readPending(raw: string | undefined): PendingLogin[] {
  const list = jsonOf(raw ?? null);
  return Array.isArray(list) ? list.filter(isPending) : [];
}

export const writePending = (pending: PendingLogin[]): string => base64url(pending);

const isPending = (value: unknown): value is PendingLogin => {
  const fields = (value ?? {}) as Record<string, unknown>;
  const names = ['nonce', 'target', 'codeVerifier', 'idNonce'];
  return isAuthAction(fields['action']) && names.every((name) => typeof fields[name] === 'string');
};
