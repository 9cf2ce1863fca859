import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveForDocument, pageOf } from './content-version.ts';

test.each([
  ['/kategoria/muoti.data', '/kategoria/muoti'],
  ['/_root.data', '/'],
  ['/sv.data?_routes=pages%2Fhome', '/sv'],
  ['/haku.data?hakutermi=%C3%A4iti&_routes=pages%2Fsearch', '/haku?hakutermi=%C3%A4iti'],
])('the data at %s is that of the page %s', (data, page) => {
  expect(pageOf(new URL(data, 'https://shop.test'))).toBe(page);
});

const assign = vi.fn<(address: string) => void>();
const at = (pathname: string, search = '') => ({ pathname, search });
const router = (to: ReturnType<typeof at> | undefined) => ({
  state: { location: at('/kategoria'), navigation: { location: to } },
});
const url = new URL('https://shop.test/kategoria/muoti.data');
const answer = (version?: string) =>
  new Response('', version ? { headers: { 'x-content-version': version } } : {});

function inBrowser(to: ReturnType<typeof at> | undefined, content: string | undefined): void {
  vi.stubGlobal('document', { documentElement: { dataset: { content } } });
  vi.stubGlobal('window', { location: { assign }, __reactRouterDataRouter: router(to) });
}

beforeEach(() => assign.mockReset());
afterEach(() => vi.unstubAllGlobals());

test('a page of another version is requested as a document (R073)', () => {
  inBrowser(at('/kategoria/muoti'), '7');
  expect(leaveForDocument(url, answer('8'))).toBe(true);
  expect(assign).toHaveBeenCalledWith('/kategoria/muoti');
});

test.each<[string, ReturnType<typeof at> | undefined, string | undefined, string | undefined]>([
  ['of the same version', at('/kategoria/muoti'), '7', '7'],
  ['of no version, as error pages are', at('/kategoria/muoti'), undefined, '8'],
  ['without a version', at('/kategoria/muoti'), '7', undefined],
  ['of another version that a fetcher loads', undefined, '7', '8'],
  ['of another version after a form that stays', at('/kategoria'), '7', '8'],
])('data %s is shown in the document', (_, to, own, version) => {
  inBrowser(to, own);
  expect(leaveForDocument(url, answer(version))).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});
