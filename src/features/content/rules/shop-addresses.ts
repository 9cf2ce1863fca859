/** Addresses of the shop that texts may lead to. A test compares them with the routes. */

/** `:name` is one part of an address, `*` any number. */
export const shopAddresses = [
  '',
  'kampanja',
  'kampanja/:campaign',
  'kategoria/kampanjat',
  'kategoria/kampanjat/:campaign',
  'kategoria/*',
  'tuote/:slug/:id',
  'tuote/:slug/:id/myymalat',
  'vertailu',
  'info',
  'info/:page',
  'hyvaolo',
  'reseptit',
  'reseptit/:recipe',
  'palaute',
  'saavutettavuus',
  'haku',
  'tuotemerkit',
  'tuotemerkit/:slug',
  'arvio',
  'myymalat',
  'myymalat/:code',
  'evasteet',
  'suosikit',
  'ostoskori',
  'kassa',
  'maksu',
  'kiitos',
  'tilaukset',
  'tilaukset/:number',
  'peruuttaminen',
  'oma-tili',
  'oma-tili/tiedot',
  'oma-tili/suostumukset',
  'oma-tili/ostoslistat',
  'oma-tili/ostoslistat/:id',
  'oma-tili/ostetut',
  'check-again',
  'check-login',
  'check-logout',
  'check-profile',
  'check-bonus-card',
  'guided-entry',
] as const;

/** Files that are no pages. */
const files = ['kuvat/*', 'feeds/*'];

const patterns = [...shopAddresses, ...files].map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace('/*', '(?:/.+)?')}$`),
);

/** @param path without language, query and the first slash: 'info/faq' */
export const isShopAddress = (path: string): boolean =>
  patterns.some((pattern) => pattern.test(path));
