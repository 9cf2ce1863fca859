/** robots.txt, site map, web manifest, description of the search and security.txt. */
import type { Space } from '#features/content/record/space.ts';
import { shopName } from '#features/content/rules/placeholders.ts';
import {
  addressIn,
  anyPrefix,
  languageOf,
  languages,
  localText,
  type Language,
} from '#platform/i18n/language.ts';
import { openSearch } from './open-search.ts';
import { sitemapFile, sitemapIndex, type ListedShop } from './sitemap.ts';

export interface SiteFacts extends ListedShop {
  /** Whether search engines may list the shop: in `prod` and `local` only. */
  isListed: boolean;
}

const names = new RegExp(
  `^(?:/robots\\.txt|/sitemap\\.xml|/sitemap-(?:pages|products)-[1-9]\\d{0,5}\\.xml|${anyPrefix}/(?:manifest\\.webmanifest|opensearch\\.xml)|/\\.well-known/security\\.txt)$`,
);

export const isSiteFile = (pathname: string): boolean => names.test(pathname);

/** @param pathname one that `isSiteFile` accepts */
export async function siteFile(pathname: string, facts: SiteFacts): Promise<Response> {
  if (pathname === '/robots.txt') return response('text/plain', robots(facts));
  if (pathname === '/.well-known/security.txt') return response('text/plain', security(facts));
  if (pathname.endsWith('.webmanifest')) {
    const language = languageOf(pathname.split('/')[1]);
    return response('application/manifest+json', JSON.stringify(manifest(language, facts.space)));
  }
  if (pathname.endsWith('opensearch.xml')) {
    const language = languageOf(pathname.split('/')[1]);
    return response('application/opensearchdescription+xml', openSearch(language, facts));
  }
  if (pathname === '/sitemap.xml') return response('application/xml', await sitemapIndex(facts));
  const [, kind = '', number] = /-(\w+)-(\d+)\.xml$/.exec(pathname) ?? [];
  const file = await sitemapFile(facts, kind, Number(number));
  return file === null
    ? new Response('There is no such file.\n', { status: 404 })
    : response('application/xml', file);
}

const response = (type: string, body: string): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } });

/** Personal pages, and pages that redirect to them. */
const personal = [
  '/check-',
  '/kassa',
  '/kiitos',
  '/maksu',
  '/oma-tili',
  '/ostoskori',
  '/suosikit',
  '/tilaukset',
  '/_data/',
];
/** Prefixes of the other services. */
const services = ['/api/', '/consent/', '/identity/', '/paytrail-simulator/'];

function robots({ isListed, publicUrl }: SiteFacts): string {
  if (!isListed) return 'User-agent: *\nDisallow: /\n';
  const paths = [
    ...languages.flatMap((language) => personal.map((path) => addressIn(language, path))),
    ...services,
  ];
  const lines = paths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

/** Days until security.txt expires; it is generated again long before. */
const securityDays = 180;

/** RFC 9116. */
function security({ space, publicUrl, now }: SiteFacts): string {
  const expires = now()
    .add({ hours: 24 * securityDays })
    .round('second');
  return [
    `Contact: mailto:${space.seller.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function manifest(language: Language, space: Space) {
  const name = shopName(space);
  return {
    lang: language,
    name,
    short_name: name,
    description: localText(space.shop.tagline, language),
    start_url: addressIn(language, '/'),
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: space.shop.colors.brand,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
