/** The rows of the table of routes: an address in a state of the shop or of its visitor. */
import type { Facts } from './facts.ts';

export type Derived<Value> = (facts: Facts) => Value;

export interface State {
  /** Title of the test, with the rows it proves. */
  title: string;
  /** Without the prefix of a language. */
  path: string | Derived<string>;
  who?: 'buyer' | 'orderer' | 'customer';
  /** 200, or with `leadsTo` 302. */
  status?: number;
  /** Path and query, without the prefix of a language; or a part of an address elsewhere. */
  leadsTo?: string | RegExp | Derived<string>;
  /** Absent where the address gives data, not a page. */
  h1?: Derived<string>;
  /** How the title of the page begins, where it is not the heading. */
  called?: Derived<string>;
  /** Sentences of the page. */
  says?: Derived<string | string[]>;
  /** Path that search engines list; `true`: its own. */
  listed?: true | string;
}

/** A message of the shell. */
export const shell =
  (key: 'campaigns' | 'notFoundTitle' | 'notFound' | 'appShell'): Derived<string> =>
  ({ t }) =>
    t('shell')(key);
export const notFound = { status: 404, h1: shell('notFoundTitle'), says: shell('notFound') };
