import { expect, test } from 'vitest';
import type { Connection } from '#platform/http/client.ts';
import { emptyList } from '#features/catalogue/contract.ts';
import { campaignSorts } from '#features/catalogue/url-state/sorts.ts';
import { readListState } from '#features/catalogue/url-state.ts';
import type { Meant } from '#features/search/contract/meant.ts';
import { findProducts } from './find.ts';

const nothingMeant = { text: '', sizes: [], colors: [], properties: [] };
const black: Meant = { ...nothingMeant, text: 'takki', colors: ['musta'] };
const bestSold: Meant = { ...nothingMeant, sortBy: 'BestSeller', sortDirection: 'Desc' };
const colors = [{ id: 'musta', name: 'Musta', count: 1 }];
const facets = { ...emptyList.facets, colors };

/** An API that understands words when no brand is asked for, with what it was asked. */
function understanding(meanings: Record<string, Meant>) {
  const asked: string[] = [];
  const api: Connection = {
    baseUrl: 'http://api',
    language: 'fi',
    correlationId: 'test',
    fetch: ({ url }) => {
      const query = new URL(url).searchParams;
      asked.push(query.get('search') ?? '');
      const isUnderstood = !query.has('brands');
      const meant = isUnderstood ? (meanings[query.get('search') ?? ''] ?? null) : null;
      return Response.json({ ...emptyList, facets, meant });
    },
  };
  return { api, asked };
}

const stateOf = (query: string) => readListState(new URLSearchParams(query), campaignSorts);

test.each([
  ['hakutermi=takki', '/haku?hakutermi=takki', ['takki']],
  ['hakutermi=musta takki', '/haku?hakutermi=takki&väri=musta', ['musta takki', 'takki']],
  ['hakutermi=takki&brändi=no', '/haku?hakutermi=takki', ['takki', 'takki']],
  [
    'hakutermi=musta takki&brändi=no',
    '/haku?hakutermi=takki&väri=musta',
    ['musta takki', 'musta takki', 'takki'],
  ],
  [
    'hakutermi=suosituin&brändi=no',
    '/kategoria?lajitteluperuste=bestseller&lajittelusuunta=laskeva',
    ['suosituin', 'suosituin'],
  ],
])('?%s is the list %s, which stays as it is', async (query, address, searches) => {
  const { api, asked } = understanding({ 'musta takki': black, suosituin: bestSold });
  const found = await findProducts(api, stateOf(query));
  expect([decodeURIComponent(found.address), asked]).toEqual([address, searches]);
});

test('words that are understood again and again are asked for four times at most', async () => {
  const again = (text: string): Meant => ({ ...nothingMeant, text });
  const { api, asked } = understanding({ aa: again('bb'), bb: again('aa') });
  await findProducts(api, stateOf('hakutermi=aa'));
  expect(asked).toEqual(['aa', 'bb', 'aa', 'bb']);
});
