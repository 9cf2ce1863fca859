import { languages, prefixOf } from '../src/platform/i18n/language.ts';
import { expect, test } from './fixtures/test.ts';

/** Finnish paths that are each a page of their own; `{product}` stands for a product of the shop. */
const paths = [
  '/',
  '/kategoria',
  '/kategoria?kampanja=outlet',
  '/kategoria?alennus=true&hinta=1000-2000',
  '/kategoria/muoti',
  '/kategoria/muoti?sivu=2',
  '/kategoria/muoti?väri=musta',
  '/kategoria/muoti?väri=musta&sivu=2',
  '/kategoria/kampanjat',
  '/kategoria/kampanjat/outlet',
  '/haku',
  '/haku?hakutermi=villa',
  '/haku?hakutermi=xqzvw',
  '/tuotemerkit',
  '/tuotemerkit/vienola',
  '{product}',
  '{product}/myymalat',
  '/myymalat',
  '/myymalat/tku',
  '/myymalat/hki',
  '/tuote/ei-ole/9999999',
  '/suosikit',
  '/ostoskori',
  '/maksu',
  '/tilaukset',
  '/check-login?fault=refused',
  '/check-jotain',
  '/ei-ole-olemassa',
];

/** Lists that search engines may show: they have descriptions. */
const described = [
  '/',
  '/kategoria',
  '/kategoria/muoti',
  '/kategoria/kampanjat/outlet',
  '/tuotemerkit',
  '/tuotemerkit/vienola',
  '/myymalat',
  '/myymalat/tku',
  '{product}',
];

test('every page has one title of its own (R001)', async ({ page, shop }) => {
  const list = await (await page.request.get('/kategoria/muoti')).text();
  const product = /\/tuote\/[\w-]+\/\d+/.exec(list)?.[0] ?? '';
  for (const language of languages) {
    const titles = new Map<string, string>();
    for (const path of paths) {
      const address = `${prefixOf(language)}${path.replace('{product}', product)}`;
      const [html = ''] = (await (await fetch(shop.url + address)).text()).split('<body');
      const found = [...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title ?? '');
      expect(found, address).toHaveLength(1);
      expect(found[0], address).toMatch(/^\S.* – Aitta$/);
      expect(titles.get(found[0] ?? ''), `${address}: ${found[0]}`).toBeUndefined();
      titles.set(found[0] ?? '', address);
      const texts = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)];
      expect(texts.length, address).toBeLessThanOrEqual(1);
      if (described.includes(path)) expect(texts[0]?.[1]?.length, address).toBeGreaterThan(30);
    }
  }
});
