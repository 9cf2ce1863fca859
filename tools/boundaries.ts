/**
 * Who may use whom, in one table. `boundary-rules.ts` makes rules of it for dependency-cruiser;
 * `boundary-rules.test.ts` plants a fault for every one of them and holds the table to the folders.
 */

/** The folders of src/features, least dependent first: a feature may use only those before it. */
export const features = [
  'linguistics',
  'pricing',
  'campaigns',
  'stores',
  'cookie-consent',
  'analytics',
  'session',
  'identity',
  'audit',
  'staff',
  'loyalty',
  'catalogue',
  'search-index',
  'product-feeds',
  'search',
  'reviews',
  'wishlist',
  'cart',
  'shopping-lists',
  'checkout',
  'payments',
  'orders',
  'consents',
  'ads',
  'feedback',
  'content',
  'built-files',
] as const;

/** Layers of a feature that other features, pages and the shell may use. */
export const publicLayers = ['contract', 'record', 'rules', 'client', 'ui', 'url-state'];

export interface Layer {
  why: string;
  /** Layers of the same feature. */
  own: string[];
  /** Layers of earlier features. */
  others: string[];
  /** Files or folders of src/platform. */
  platform: string[];
  /** npm packages and `node:` modules. */
  packages: string[];
}

/** Machinery has no layers of its own and may use other machinery as a whole. */
export interface Machinery extends Omit<Layer, 'own'> {
  machinery?: string[];
  /** Has screens, made with the design and the shop's logo. */
  screens?: boolean;
}

/** Parts of the platform that are plain values and functions. */
const values = [
  'money',
  'weight',
  'time',
  'local-time',
  'moment',
  'finnish-calendar',
  'ids',
  'errors',
  'of-code',
  'i18n',
  'color',
  'edit-distance',
  'xml',
];

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
    why: 'A record is a shape that several layers share.',
    own: ['contract', 'record'],
    others: ['contract', 'record'],
    platform: ['http/contract', 'markdown', 'read-by', ...values],
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
    platform: ['http/contract', 'markdown', 'data-text', 'svg', ...values],
    packages: ['node:crypto'],
  },
  files: {
    why: 'Files of merchants are read and written; what they mean is for rules.',
    own: ['rules', 'files'],
    others: [],
    platform: [],
    packages: ['node:fs', 'node:path'],
  },
  deps: {
    why: 'What a feature is given by the service that composes it: types only.',
    own: ['contract', 'record', 'rules', 'provider', 'deps'],
    others: ['contract', 'record', 'rules'],
    platform: ['db', 'log', ...values],
    packages: [],
  },
  tables: {
    why: 'Tables are declared as they are; nothing runs.',
    own: ['contract', 'record'],
    others: ['contract', 'record'],
    platform: ['db/columns', ...values],
    packages: ['drizzle-orm', 'zod'],
  },
  repository: {
    why: 'A repository knows the database and its own feature.',
    own: ['contract', 'record', 'rules', 'tables', 'repository'],
    others: ['contract', 'record', 'rules'],
    platform: ['db', 'jobs', 'log', 'command-line', ...values],
    packages: ['drizzle-orm', 'zod', 'node:crypto'],
  },
  provider: {
    why: 'A provider speaks the protocol of a service that is not ours.',
    own: ['contract', 'record', 'rules', 'provider'],
    others: ['contract', 'record', 'rules'],
    platform: ['http/contract', 'http/client', ...values],
    packages: ['jose', 'openid-client', 'node:crypto', 'node:buffer'],
  },
  mail: {
    why: 'Mails are made of facts and messages; jobs send them.',
    own: ['contract', 'record', 'rules', 'deps', 'mail', 'messages'],
    others: ['contract', 'record', 'rules'],
    platform: ['mail', 'command-line', ...values],
    packages: [],
  },
  operations: {
    why: 'An operation is what a call or a job does in one transaction.',
    own: ['contract', 'record', 'rules', 'deps', 'repository', 'provider', 'mail', 'operations'],
    others: ['contract', 'record', 'rules'],
    platform: ['http/client', 'db', 'jobs', 'log', ...values],
    packages: ['node:crypto', 'node:timers'],
  },
  jobs: {
    why: 'Jobs run later, for nobody who waits.',
    own: ['contract', 'record', 'rules', 'deps', 'repository', 'mail', 'operations', 'jobs'],
    others: ['contract', 'record', 'rules'],
    platform: ['db', 'jobs', 'log', ...values],
    packages: [],
  },
  http: {
    why: 'Calls parse, decide, store and respond; what they need of others is passed in.',
    own: [
      'contract',
      'record',
      'rules',
      'url-state',
      'deps',
      'repository',
      'provider',
      'operations',
      'http',
    ],
    others: ['contract', 'record', 'rules', 'client', 'url-state'],
    platform: ['http', 'db', 'jobs', 'log', 'config', 'post-towns', ...values],
    packages: [
      'hono',
      'sharp',
      'node:child_process',
      'node:crypto',
      'node:buffer',
      'node:fs',
      'node:path',
      'node:stream',
    ],
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
    own: ['contract', 'record', 'rules', 'client', 'url-state', 'ui', 'messages'],
    others: ['contract', 'rules', 'client', 'url-state', 'ui'],
    platform: ['browser-store', 'browser-tab', 'timings', 'http/client', ...values],
    packages: ['react', 'react-dom', 'react-router', 'web-vitals'],
  },
  widget: {
    why: 'A widget is for other sites: none of the shop but rules, messages and the shapes of calls.',
    own: ['contract', 'rules', 'widget', 'messages'],
    others: [],
    platform: [],
    packages: ['react', 'react-dom', 'swr'],
  },
};

/** Folders and files of a feature that hold no code of the shop. */
export const data = ['messages', 'migrations', 'README'];

/** Features that are one piece of machinery: they have folders of their own in place of layers. A folder
 * with a rule of its own also uses the feature's shared files beside it. */
export const machinery: Record<string, Machinery> = {
  linguistics: {
    why: 'How words inflect, join and are mistyped; no word of a shop.',
    others: [],
    platform: ['i18n'],
    packages: [],
  },
  'search-index': {
    why: 'The catalogue in memory and in a file of its own: no database, no calls; sources are passed in.',
    machinery: ['linguistics'],
    others: ['contract', 'record', 'rules'],
    platform: values,
    packages: ['worker_threads', 'timers', 'events', 'crypto', 'fs', 'path', 'v8', 'zlib'].map(
      (name) => `node:${name}`,
    ),
  },
  'product-feeds': {
    why: 'Feeds are read, checked and handed to the repositories that are passed in.',
    others: ['contract', 'record', 'rules'],
    platform: ['db', ...values],
    packages: [
      'saxes',
      'sharp',
      ...['crypto', 'dns', 'fs', 'http', 'https', 'net', 'path', 'stream', 'zlib'].map(
        (name) => `node:${name}`,
      ),
    ],
  },
  identity: {
    why: 'The OpenID provider is a service of its own; what its rooms share and puts them together.',
    others: ['contract', 'record', 'rules'],
    platform: ['db', 'http', 'log', 'mail', ...values],
    packages: ['hono', 'drizzle-orm', 'zod', 'react', 'node:crypto'],
  },
  'identity/accounts': {
    why: 'Accounts know no protocol and no page.',
    others: ['contract'],
    platform: ['db', 'mail', 'http/contract', ...values],
    packages: [
      'drizzle-orm',
      'zod',
      'hono',
      '@zxcvbn-ts/core',
      '@zxcvbn-ts/language-common',
      '@zxcvbn-ts/language-fi',
      'node:crypto',
      'node:util',
    ],
  },
  'identity/provider': {
    why: 'The protocol knows accounts and no page.',
    machinery: ['identity/accounts'],
    others: [],
    platform: ['db', 'http/correlation', 'http/user-agent', ...values],
    packages: [
      'oidc-provider',
      'fetch-to-node',
      'jose',
      'drizzle-orm',
      'zod',
      'node:crypto',
      'node:http',
      'node:util',
    ],
  },
  'identity/pages': {
    why: 'Pages show forms and do what they ask for.',
    screens: true,
    machinery: ['identity/accounts', 'identity/provider'],
    others: ['contract'],
    platform: ['db', 'http', ...values],
    packages: ['hono', 'oidc-provider', 'react'],
  },
};
