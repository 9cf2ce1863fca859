/** What a rendered page shows and machines read too: taken from its HTML, so that the two agree. */

export interface RenderedFacts {
  /** Canonical address; pages without one are not for search engines. */
  url: string;
  title: string;
  description: string;
  crumbs: { name: string; path: string }[];
}

/** Null for pages that search engines may not list. */
export function renderedFacts(html: string): RenderedFacts | null {
  const head = html.slice(0, html.indexOf('</head>'));
  const url = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  if (url === undefined) return null;
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  return {
    url: unescaped(url),
    title: unescaped(title),
    description: unescaped(description),
    crumbs: crumbsIn(html),
  };
}

/** Breadcrumbs are the only navigation that is an ordered list. */
function crumbsIn(html: string): RenderedFacts['crumbs'] {
  const [list = ''] = /<nav [^>]*><ol>.*?<\/ol>/s.exec(html) ?? [];
  return [...list.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
    ([, path = '', name = '']) => ({ name: unescaped(name), path: unescaped(path) }),
  );
}

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** As React escapes texts. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => signs[sign as keyof typeof signs]);

const unescaped = (html: string): string =>
  Object.entries(signs)
    .toReversed()
    .reduce((text, [sign, name]) => text.replaceAll(name, sign), html);
