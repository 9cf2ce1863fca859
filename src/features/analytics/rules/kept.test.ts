import { expect, test } from 'vitest';
import { countedTerm, keptOf } from './kept.ts';

test.each([
  ['  Villa   Sukka ', 'villa sukka'],
  ['iphone 15 pro 256', 'iphone 15 pro 256'],
  ['2,5 l', '2,5 l'],
  ['aino@example.fi', null],
  ['040 123 4567', null],
  ['+358401234567', null],
  ['131052-308T', null],
  ['6430012345678', null],
  ['', null],
])('the search term %j is counted as %j: without what may name a person', (term, expected) => {
  expect(countedTerm(term)).toBe(expected);
});

test('an event of such a search is not kept, others are as they were', () => {
  const event = { name: 'search', age: 0, page: '/haku', items: [], facts: {} } as const;
  const found = (term: string) => ({
    ...event,
    items: [],
    facts: { search: { term, results: 3 } },
  });
  expect(keptOf(found('aino@example.fi'))).toBeNull();
  expect(keptOf(found('Villa'))?.facts.search).toEqual({ term: 'villa', results: 3 });
  expect(keptOf({ ...event, items: [] })).toEqual(event);
});

test('a list of results is not named after a person', () => {
  const event = (name: string) => ({
    page: '/haku',
    items: [{ id: '1', found: { listId: '/haku', listName: `Haku: ${name}`, position: 1 } }],
    facts: { list: { id: '/haku', name } },
  });
  expect(keptOf(event('villa'))).toEqual(event('villa'));
  expect(keptOf(event('aino@example.fi'))).toMatchObject({
    items: [{ found: { listName: '' } }],
    facts: { list: { id: '/haku', name: '' } },
  });
});

test.each([
  ['/a@b.fi/0401234567', '/…'],
  ['/kategoria/0401234567', '/…'],
  ['/tuote/aino@example.fi/1000547', '/…'],
  ['/tuote/villapaita/1000547', '/tuote/villapaita/1000547'],
  ['/tuote/villapaita/1000547/myymalat', '/tuote/villapaita/1000547/myymalat'],
  ['/kategoria/muoti/paidat', '/kategoria/muoti/paidat'],
])('an event of the page %s is kept as one of %s', (page, kept) => {
  const list = { id: page, name: 'Lista' };
  const items = [{ id: '1', found: { listId: page, listName: 'Lista', position: 1 } }];
  expect(keptOf({ page, items, facts: { list } })).toEqual({
    page: kept,
    items: [{ id: '1', found: { listId: kept, listName: 'Lista', position: 1 } }],
    facts: { list: { id: kept, name: 'Lista' } },
  });
});
