import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchSorts } from '#features/catalogue/url-state/sorts.ts';
import { formFields, writeListState } from '#features/catalogue/url-state/write.ts';
import { readListState } from '#features/catalogue/url-state.ts';
import { addressReader } from './address.ts';

const route = (id: string, path?: string) => [id, { id, parentId: 'root', path, index: !path }];
const routes = Object.fromEntries([
  ['root', { id: 'root', path: '' }],
  route('pages/home'),
  route('pages/category', 'kategoria/*'),
  route('pages/product', 'tuote/:slug/:id'),
  route('pages/search', 'haku'),
  route('pages/brands', 'tuotemerkit'),
  route('pages/brand', 'tuotemerkit/:slug'),
  route('pages/stores', 'myymalat'),
  route('pages/store', 'myymalat/:code'),
  route('pages/menu', '_data/menu'),
  route('pages/wishlist', 'suosikit'),
  route('pages/wishlist-data', '_data/wishlist'),
  route('pages/cart', 'ostoskori'),
  route('pages/checkout', 'kassa'),
  route('pages/payment', 'maksu'),
  route('pages/thank-you', 'kiitos'),
  route('pages/orders', 'tilaukset'),
  route('pages/order', 'tilaukset/:number'),
  route('pages/cart-count', '_data/cart-count'),
  route('pages/not-found', '*'),
]) as never;
/** An address of each page. */
const pathOf = new Map([
  ['home', '/'],
  ['category', '/kategoria/muoti'],
  ['product', '/tuote/a/1'],
  ['search', '/haku'],
  ['brands', '/tuotemerkit'],
  ['brand', '/tuotemerkit/kaarna'],
  ['stores', '/myymalat'],
  ['store', '/myymalat/tku'],
]);
const read = addressReader(routes);
const answerTo = (path: string) => read(`http://any-host.test${path}`);
const addressOf = (path: string) => {
  const found = answerTo(path);
  return found && 'address' in found ? found.address : null;
};

test.each([
  ['/', '/', 'fi'],
  ['/sv', '/sv', 'sv'],
  ['/en/kategoria/muoti/naiset', '/en/kategoria/muoti/naiset', 'en'],
  ['/tuote/villapaita/100', '/tuote/villapaita/100', 'fi'],
  ['/haku?hakutermi=villa', '/haku?hakutermi=villa', 'fi'],
  ['/tuotemerkit', '/tuotemerkit', 'fi'],
  ['/tuotemerkit/kaarna?sivu=2', '/tuotemerkit/kaarna?sivu=2', 'fi'],
  ['/_.data', '/_.data', 'fi'],
  ['/sv.data', '/sv.data', 'sv'],
  ['/sv/_.data', '/sv/_.data', 'sv'],
  ['/sv/kategoria/muoti.data', '/sv/kategoria/muoti.data', 'sv'],
])('%s is a page everybody sees alike', (path, address, language) => {
  expect(read(`http://shop.test${path}`)).toMatchObject({ address, language, others: '' });
});

test.each([
  '/suosikit',
  '/_data/wishlist',
  '/sv/_data/menu.data',
  '/ostoskori',
  '/sv/kassa',
  '/maksu',
  '/kiitos?tilaus=1',
  '/tilaukset',
  '/tilaukset/100001?avain=x',
  '/en/tilaukset.data',
  '/_data/cart-count',
  '/_data/cart-count.data',
  '/ei-ole',
  '/assets/shell.js',
])('%s is personal or no page, so it is never kept', (path) => {
  expect(addressOf(path)).toBeNull();
});

test('parameters no page knows make no other page and do not reach it', () => {
  expect(addressOf('/?utm_source=mail&gclid=1&aitta_cart=MARK')).toBe('/');
  expect(addressOf('/tuotemerkit?sivu=2&nimi=k')).toBe('/tuotemerkit?nimi=k');
  expect(addressOf('/tuote/a/1?fbclid=2&variantti=3')).toBe('/tuote/a/1?variantti=3');
});

test.each([
  ['/kategoria/muoti/', '/kategoria/muoti'],
  ['/sv/', '/sv'],
  ['/SV/Kategoria/Muoti', '/sv/kategoria/muoti'],
  ['/kategoria//muoti?sivu=2&utm_id=A', '/kategoria/muoti?sivu=2&utm_id=A'],
  ['//kategoria', '/kategoria'],
  ['/tuote/%E0%A4%A/1', '/tuote/%25e0%25a4%25a/1'],
  ['/fi', '/'],
  ['/fi/kategoria/muoti/?sivu=2', '/kategoria/muoti?sivu=2'],
  ['/Ostoskori/', '/ostoskori'],
  ['/maksu/?a=B', '/maksu?a=B'],
])('the page asked for as %s is at %s', (path, moved) => {
  expect(answerTo(path)).toEqual({ moved });
});

test.each([
  '/assets/Shell-AbC.js',
  '/fi//evil.example',
  '//evil.example/',
  '/ei-ole/',
  '/kuvat/A-480',
])('%s is no page, so it leads nowhere', (path) => {
  expect(answerTo(path)).toBeNull();
});

test('one spelling leads to the next no more than once', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    'fi',
    'FI',
    'sv',
    'kategoria',
    'Muoti',
    'tuote',
    '1',
    '.',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const found = answerTo(`/${pieces.join('/')}`);
      const next = found && 'moved' in found ? answerTo(found.moved) : null;
      expect(next ?? {}).not.toHaveProperty('moved');
    }),
  );
});

test('parameters that no page reads are separated from the address', () => {
  expect(answerTo('/kategoria?utm_source=a&sivu=2&gclid=b')).toMatchObject({
    address: '/kategoria?sivu=2',
    others: 'utm_source=a&gclid=b',
  });
});

test('the spelling of parameters makes no other page; their order reaches the page, which leads to its own', () => {
  const one = addressOf('/kategoria/muoti?br%c3%a4ndi=kaarna&v%C3%A4ri=musta&sivu=2');
  expect(addressOf('/kategoria/muoti?brändi=kaarna&väri=musta&sivu=2')).toBe(one);
  expect(addressOf('/kategoria/muoti?sivu=2&koko=')).toBe('/kategoria/muoti?sivu=2&koko=');
});

test('values of a repeated parameter keep their order', () => {
  expect(addressOf('/kategoria?koko=M&utm_id=1&koko=L')).toBe('/kategoria?koko=M&koko=L');
});

test('everything a list writes into its address is kept (R102, R103)', () => {
  const everything = {
    ...readListState(new URLSearchParams(), searchSorts),
    searchTerm: 'villa',
    page: 3,
    filters: {
      campaigns: ['a'],
      brands: ['b'],
      colors: ['c'],
      sizes: ['d'],
      properties: ['e.f'],
    },
    sort: { field: 'name' as const, direction: 'DESC' as const },
    availableOnline: true,
    price: { from: 1000, to: 4990 },
    onlyReduced: true,
  };
  const written = writeListState(everything, searchSorts);
  expect(written.size).toBeGreaterThan(9);
  for (const field of Object.values(formFields)) written.set(field, '1');
  for (const path of ['/haku', '/kategoria/muoti']) {
    const kept = new URLSearchParams(addressOf(`${path}?${written}`)?.split('?')[1]);
    expect([...kept].toSorted()).toEqual([...written].toSorted());
  }
});

test.each([...pathOf.keys()])('every parameter the page %s reads itself is kept', (page) => {
  const source = readFileSync(new URL(`../../../pages/${page}.tsx`, import.meta.url), 'utf8');
  const keys = [...source.matchAll(/(?:search|searchParams)\.get(?:All)?\('([^']+)'\)/g)];
  for (const [, key = ''] of keys) {
    expect(addressOf(`${pathOf.get(page)}?${key}=1`)).toBe(`${pathOf.get(page)}?${key}=1`);
  }
});

test('data for some parts of a page is another answer; unknown parts ask for all', () => {
  const data = (parts: string) => addressOf(`/haku.data?_routes=${parts}&hakutermi=x`);
  expect(data('root,pages/search')).toBe(data('pages/search,root'));
  expect(data('pages/search')).not.toBe(data('root'));
  expect(data('pages/search,MARK')).toBe('/haku.data?hakutermi=x');
  expect(addressOf('/haku?_routes=root')).toBe('/haku');
});

test('an address longer than any page has is not kept', () => {
  expect(addressOf(`/haku?hakutermi=${'x'.repeat(1000)}`)).toBeNull();
});

test('what is remembered of addresses has an end, however long they are', () => {
  const reader = addressReader(routes);
  const short = 'http://any-host.test/haku?hakutermi=te';
  const long = `http://any-host.test/favicon.ico?${'a'.repeat(15_000)}`;
  const page = `http://any-host.test/haku?hakutermi=te&${'a'.repeat(1200)}`;
  expect(reader(short)).toBe(reader(short));
  // Its address is too long to be cached.
  expect(reader(page)).not.toBe(reader(page));
  const before = reader(short);
  for (let n = 0; n < 10_000; n += 1) reader(`${long}${n}`);
  expect(reader(short)).toBe(before);
  for (let n = 0; n < 3000; n += 1) reader(`${short}&x=${'a'.repeat(800)}${n}`);
  expect(reader(short)).not.toBe(before);
});
