/** One indexed page of each kind, whatever the shop sells: the first of its kind in the site map. */

const kinds: [kind: string, pattern: RegExp][] = [
  ['home', /^\/$/],
  ['all products', /^\/kategoria$/],
  ['department', /^\/kategoria\/(?!kampanjat|inspiroidu)[^/]+$/],
  ['category', /^\/kategoria\/(?!kampanjat)[^/]+\/[^/]+\/[^/]+$/],
  ['campaigns', /^\/kategoria\/kampanjat$/],
  ['campaign', /^\/kategoria\/kampanjat\/[^/]+$/],
  ['brands', /^\/tuotemerkit$/],
  ['brand', /^\/tuotemerkit\/[^/]+$/],
  ['product', /^\/tuote\//],
  ['stores', /^\/myymalat$/],
  ['store', /^\/myymalat\/[^/]+$/],
  ['help', /^\/info$/],
  ['help page', /^\/info\/[^/]+$/],
];

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** Kinds that the shop has, each with a path. */
export async function indexedPages(origin: string): Promise<[kind: string, path: string][]> {
  const read = async (path: string) => locations(await (await fetch(origin + path)).text());
  const paths = [
    ...(await read('/sitemap-pages-1.xml')),
    ...(await read('/sitemap-products-1.xml')),
  ];
  return kinds.flatMap(([kind, pattern]): [string, string][] => {
    const path = paths.find((one) => pattern.test(one));
    return path === undefined ? [] : [[kind, path]];
  });
}
