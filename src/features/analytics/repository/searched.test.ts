import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import type { Language } from '#platform/i18n/language.ts';
import { insertEvents } from '../repository.ts';
import { searchedMost } from './searched.ts';

const from = Temporal.Instant.from('2026-11-24T00:00:00Z');
const day = { from, until: from.add({ hours: 24 }) };
const visitors = (most: number) => Array.from({ length: most }, (_, index) => `visitor-${index}`);

onEveryDatabase('terms that visitors searched for', (database) => {
  beforeEach(() => database().run('truncate analytics.event'));
  const search = (
    term: string,
    by: string[],
    { language = 'fi' as Language, results = 1, at = from, group = -1 } = {},
  ) =>
    insertEvents(
      database().db,
      by.map((visitor) => ({
        name: 'search' as const,
        at,
        visitor,
        language,
        page: '/haku',
        orderNumber: null,
        items: [],
        facts: { search: { term, results, ...(group >= 0 && { group }) } },
      })),
    );
  const most = (wanted: { visitors: number; limit: number }) =>
    searchedMost(database().db, day, wanted);

  test('come by their visitors, then by how often, then by the letter, in each language', async () => {
    const [a = '', b = ''] = visitors(2);
    await search('b', [a, b]);
    await search('a', [a, b]);
    await search('often', [a, b, b]);
    await search('many', visitors(3));
    await search('one', [a, a, a, a, a]);
    await search('bok', [a, b], { language: 'sv' });
    expect(await most({ visitors: 2, limit: 9 })).toEqual({
      fi: ['many', 'often', 'a', 'b'],
      sv: ['bok'],
      en: [],
    });
    expect(await most({ visitors: 1, limit: 2 })).toEqual({
      fi: ['many', 'often'],
      sv: ['bok'],
      en: [],
    });
  });

  test('count once for a network, however many visitors it names', async () => {
    const [a = '', b = ''] = visitors(2);
    await search('pushed', visitors(40), { group: 7 });
    await search('wished for', [a], { group: 1 });
    await search('wished for', [a], { group: 2 });
    await search('wished for', [b], { group: 3 });
    // Of the release before, which noted no networks.
    await search('of before', visitors(3));
    expect((await most({ visitors: 3, limit: 9 })).fi).toEqual(['of before', 'wished for']);
  });

  test('count only when they found something, in the period', async () => {
    const by = visitors(2);
    await search('nothing', by, { results: 0 });
    await search('early', by, { at: from.subtract({ microseconds: 1 }) });
    await search('late', by, { at: day.until });
    await search('in time', by, { at: day.until.subtract({ microseconds: 1 }) });
    expect((await most({ visitors: 1, limit: 9 })).fi).toEqual(['in time']);
  });
});
