/** Tags that only machines read: Open Graph and structured data. They are added to the rendered HTML, so
 * that browsers neither load nor hydrate them. */
import type { Graph, Thing } from 'schema-dts';
import { addressIn, languages, type Language } from '#platform/i18n/language.ts';
import { sharePath } from '#platform/share-link.ts';
import type { RequestFacts } from '../request.ts';
import { breadcrumbList } from '../structured-data/breadcrumbs.ts';
import type { PageDescription } from './page-description.ts';
import { escaped, renderedFacts, type RenderedFacts } from './rendered-facts.ts';
import { nameOf } from '../shop-shown.ts';
import { customersMark } from './customers-mark.ts';
import { shareSize } from './share-size.ts';
import { storageGuard } from './storage-guard.ts';

type Facts = Pick<
  RequestFacts,
  'language' | 'publicUrl' | 'space' | 'linkSecrets' | 'reports' | 'nonce'
>;

/** The document with the tags; pages that search engines may not list only name the shop's search. */
export function withHeadTags(html: string, page: PageDescription, facts: Facts): string {
  const rendered = renderedFacts(html);
  const mark = page.hasCustomersPlace ? customersMark(facts.nonce) : '';
  const tags = rendered ? openGraph(rendered, page, facts) + structured(rendered, page, facts) : '';
  const end = html.indexOf('</head>');
  const first = storageGuard(facts.nonce) + searchLink(facts) + reportSettings(facts);
  return html.slice(0, end) + first + mark + tags + html.slice(end);
}

/** Browsers offer to search the shop from their address field. */
function searchLink(facts: Facts): string {
  const address = addressIn(facts.language, '/opensearch.xml');
  return `<link rel="search" type="application/opensearchdescription+xml" title="${escaped(nameOf(facts))}" href="${address}"/>`;
}

/** Read by error-watch.ts. */
const reportSettings = ({ reports }: Facts): string =>
  reports ? `<meta name="error-reports" content="${escaped(JSON.stringify(reports))}"/>` : '';

const locales: Record<Language, string> = { fi: 'fi_FI', sv: 'sv_FI', en: 'en_GB' };

function openGraph(
  { url, title, description }: RenderedFacts,
  { type = 'website', pictures = [] }: PageDescription,
  facts: Facts,
): string {
  const { language, publicUrl, linkSecrets } = facts;
  const shop = nameOf(facts);
  const own = withoutShop(title, shop);
  const ids = pictures.flatMap((picture) => picture?.id ?? []);
  const others = languages.filter((one) => one !== language);
  const tags = [
    ['og:type', type],
    ['og:title', own],
    ['og:description', description],
    ['og:url', url],
    ['og:site_name', shop],
    ['og:locale', locales[language]],
    ...others.map((one) => ['og:locale:alternate', locales[one]]),
    ['og:image', publicUrl + sharePath({ title: own, pictures: ids }, linkSecrets)],
    ['og:image:width', String(shareSize.width)],
    ['og:image:height', String(shareSize.height)],
    ['og:image:alt', own],
  ];
  const metas = tags
    .filter(([, content]) => content !== '')
    .map(([name, content = '']) => `<meta property="${name}" content="${escaped(content)}"/>`);
  return `${metas.join('')}<meta name="twitter:card" content="summary_large_image"/>`;
}

/** Titles of pages end with the shop's name. */
const withoutShop = (title: string, shop: string): string => {
  const ending = ` – ${shop}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
};

/** Entities of the page as one graph; nothing without any. */
function structured(
  { crumbs }: RenderedFacts,
  { entities }: PageDescription,
  { publicUrl }: Facts,
): string {
  const graph: Thing[] = entities?.() ?? [];
  if (crumbs.length > 0) {
    graph.push(breadcrumbList(crumbs.map(({ name, path }) => ({ name, url: publicUrl + path }))));
  }
  if (graph.length === 0) return '';
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  // No text of a product may end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
