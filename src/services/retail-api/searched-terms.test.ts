import { beforeEach, expect, test, vi } from 'vitest';
import { emptyList } from '#features/catalogue/contract.ts';
import { insertEvents } from '#features/analytics/repository.ts';
import { grammar } from '#features/linguistics/all-languages.ts';
import { makeSearchApp } from '#features/search/http.ts';
import { topTerms } from '#features/search/client.ts';
import { nothingSaid } from '#features/search/testing.ts';
import type { Db } from '#platform/db/database.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Language } from '#platform/i18n/language.ts';
import { makeLog } from '#platform/log.ts';
import { searchedTerms } from './searched-terms.ts';

const listed = { fi: ['Ruisleipä', 'Kahvi'], sv: ['bröd'], en: [] };

/** The call of a shop whose catalogue has everything but unicorns. */
function openSearch(db: Db) {
  const world = { now: Temporal.Instant.from('2026-11-24T10:00:00Z') };
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const terms = searchedTerms({ db, now: () => world.now, warn });
  const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
  app.route(
    '/',
    makeSearchApp({
      list: ({ text }) => ({ ...emptyList, totalCount: text === 'yksisarvinen' ? 0 : 3 }),
      options: () => ({ ...nothingSaid, sizes: [], colors: { fi: [], sv: [], en: [] } }),
      forms: grammar,
      now: () => world.now,
      searched: terms.of,
      decided: () => ({ topTerms: listed, neverOffered: ['huono*'] }),
      names: { version: () => 1, brands: () => [], categories: () => [] },
      categoriesOf: () => [],
      noted: () => {},
    }),
  );
  const ask = (language: Language = 'fi') =>
    topTerms({
      baseUrl: 'http://api.test',
      fetch: (request) => app.fetch(request),
      language,
      correlationId: 'test-0001',
    });
  return { world, warnings, ask, read: terms.stop };
}

onOneDatabase('top terms', (database) => {
  beforeEach(() => database().run('truncate analytics.event'));

  interface Search {
    by: number;
    results?: number;
    language?: Language;
    daysAgo?: number;
  }
  const search = (term: string, { by, results = 5, language = 'fi', daysAgo = 1 }: Search) =>
    insertEvents(
      database().db,
      Array.from({ length: by }, (_, visitor) => ({
        name: 'search' as const,
        at: Temporal.Instant.from('2026-11-24T09:00:00Z').subtract({ hours: 24 * daysAgo }),
        visitor: `visitor-${visitor}`,
        language,
        page: '/haku',
        orderNumber: null,
        items: [],
        facts: { search: { term, results } },
      })),
    );
  const open = async () => {
    const shop = openSearch(database().db);
    await shop.read();
    return shop;
  };

  test('are what three visitors searched for and found in thirty days, then the merchant’s (R281)', async () => {
    await search('villa sukka', { by: 3 });
    await search('kahvi', { by: 4 });
    for (let i = 0; i < 9; i += 1) await search('aino virtanen', { by: 2 });
    await search('yksisarvinen', { by: 5 });
    await search('loppunut', { by: 5, results: 0 });
    await search('huonot vitsit', { by: 5 });
    await search('joulukuusi', { by: 5, daysAgo: 31 });
    const { ask } = await open();
    expect(await ask()).toEqual(['kahvi', 'villa sukka', 'Ruisleipä']);
  });

  test('are those of the language that is asked for (R281)', async () => {
    await search('mössa', { by: 3, language: 'sv' });
    await search('hat', { by: 3, language: 'en' });
    const { ask } = await open();
    expect([await ask('sv'), await ask('en')]).toEqual([['mössa', 'bröd'], ['hat']]);
    expect(await ask('fi')).toEqual(listed.fi);
  });

  test('are read again after ten minutes, and nobody waits for it (R281)', async () => {
    const { world, ask, read } = await open();
    await search('pipo', { by: 3 });
    world.now = world.now.add({ minutes: 9 });
    expect(await ask()).toEqual(listed.fi);
    world.now = world.now.add({ minutes: 1 });
    expect(await ask()).toEqual(listed.fi);
    await read();
    expect(await ask()).toEqual(['pipo', ...listed.fi]);
  });

  test('are those known last while the database is away, and it is asked again each minute (R281)', async () => {
    await search('pipo', { by: 3 });
    let isAway = false;
    const execute = vi.fn<(statement: unknown) => Promise<unknown>>((statement) =>
      isAway ? Promise.reject(new Error('away')) : database().db.execute(statement as never),
    );
    const { world, ask, read, warnings } = openSearch({ execute } as unknown as Db);
    await read();
    isAway = true;
    for (const minutes of [10, 0.5, 0.5]) {
      world.now = world.now.add({ seconds: minutes * 60 });
      expect(await ask()).toEqual(['pipo', ...listed.fi]);
      await read();
    }
    expect([execute.mock.calls.length, warnings]).toEqual([
      3,
      Array.from({ length: 2 }, () => 'what visitors search for could not be read'),
    ]);
  });
});

test('the merchant’s terms are answered while the database hangs from the start (R281)', async () => {
  const never = { execute: () => new Promise(() => {}) } as unknown as Db;
  const { world, ask } = openSearch(never);
  world.now = world.now.add({ hours: 1 });
  expect(await ask()).toEqual(listed.fi);
});
