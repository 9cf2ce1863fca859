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
    items: [{ id: '1', found: { listId: '/haku', listName: `Haku: ${name}`, position: 1 } }],
    facts: { list: { id: '/haku', name } },
  });
  expect(keptOf(event('villa'))).toEqual(event('villa'));
  expect(keptOf(event('aino@example.fi'))).toMatchObject({
    items: [{ found: { listName: '' } }],
    facts: { list: { id: '/haku', name: '' } },
  });
});
