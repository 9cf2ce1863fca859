import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveForDocument, pageOf } from './other-version.ts';

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

function inBrowser(to: ReturnType<typeof at> | undefined): void {
  vi.stubGlobal('window', { location: { assign }, __reactRouterDataRouter: router(to) });
}

beforeEach(() => assign.mockReset());
afterEach(() => vi.unstubAllGlobals());

test('a page of another version is requested as a document (R073)', () => {
  inBrowser(at('/kategoria/muoti'));
  expect(leaveForDocument(url)).toBe(true);
  expect(assign).toHaveBeenCalledWith('/kategoria/muoti');
});

test.each<[string, ReturnType<typeof at> | undefined]>([
  ['that a fetcher loads', undefined],
  ['after a form that stays on its page', at('/kategoria')],
])('data %s is shown in the document', (_, to) => {
  inBrowser(to);
  expect(leaveForDocument(url)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});
