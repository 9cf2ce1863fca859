/**
 * Who may use whom, in one table. `boundary-rules.ts` makes rules of it for dependency-cruiser;
 * `boundary-rules.test.ts` plants a fault for every one of them.
 */

/** The folders of src/features, least dependent first: a feature may use only those before it. */
export const features = [
  'pricing',
  'campaigns',
  'stores',
  'session',
  'identity',
  'loyalty',
  'catalogue',
  'search',
  'wishlist',
  'cart',
  'checkout',
  'payments',
  'orders',
] as const;

/** Layers of a feature that others may use. */
export const doors = ['contract', 'record', 'rules', 'client', 'ui', 'url-state'];

export interface Layer {
  why: string;
  /** Layers of the same feature; 'private' is every file that is not a layer. */
  own: string[];
  /** Layers of earlier features. */
  others: string[];
  /** Files or folders of src/platform. */
  platform: string[];
  /** npm packages and `node:` modules. */
  packages: string[];
}

/** Parts of the platform that are plain values and functions. */
const values = ['money', 'time', 'ids', 'errors', 'i18n'];

/** What each layer may use; what is not listed here is forbidden. */
export const layers: Record<string, Layer> = {
  contract: {
    why: 'A contract is a leaf: shapes and calls, nothing that runs.',
    own: ['contract'],
    others: ['contract', 'record'],
    platform: ['http/contract', ...values],
    packages: [],
  },
  record: {
    why: 'A record is the shape store and index share.',
    own: ['contract', 'record'],
    others: ['contract', 'record'],
    platform: values,
    packages: [],
  },
  'url-state': {
    why: 'The state in an address is pure, for server and browser alike.',
    own: ['contract', 'url-state'],
    others: ['contract', 'url-state'],
    platform: values,
    packages: [],
  },
  rules: {
    why: 'Rules are pure decisions: no database, no calls, no files, no screens.',
    own: ['contract', 'record', 'rules', 'url-state'],
    others: ['contract', 'record', 'rules', 'url-state'],
    platform: ['http/contract', ...values],
    packages: ['node:crypto'],
  },
  store: {
    why: 'A store knows the database and its own feature.',
    own: ['contract', 'record', 'rules', 'store', 'private'],
    others: ['contract', 'record', 'rules'],
    platform: ['db', 'jobs', 'log', ...values],
    packages: ['drizzle-orm', 'node:crypto'],
  },
  http: {
    why: 'Calls parse, decide, store and answer; what they need of others is passed in.',
    own: ['contract', 'record', 'rules', 'url-state', 'store', 'http', 'private'],
    others: ['contract', 'record', 'rules', 'client', 'url-state'],
    platform: ['http', 'db', 'jobs', 'log', 'config', ...values],
    packages: ['hono', 'node:crypto', 'node:buffer', 'node:stream'],
  },
  client: {
    why: 'Clients are typed calls over a connection that is passed in; no screens.',
    own: ['contract', 'rules', 'client', 'url-state'],
    others: ['contract', 'rules', 'client', 'url-state'],
    platform: ['http/client', 'http/contract', ...values],
    packages: [],
  },
  ui: {
    why: 'Screens never touch calls, storage or the machine.',
    own: ['contract', 'record', 'rules', 'client', 'url-state', 'ui', 'text'],
    others: ['contract', 'rules', 'client', 'url-state', 'ui'],
    platform: [
      'browser-store',
      'browser-tab',
      'browser-queries',
      'timings',
      'http/client',
      ...values,
    ],
    packages: ['react', 'react-dom', 'react-router', 'use-intl'],
  },
};
