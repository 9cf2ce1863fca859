/** Search calls of a catalogue without a shop around it, for tests and measurements. */
import { makeServiceApp } from '#platform/http/app.ts';
import type { Language } from '#platform/i18n/language.ts';
import { makeLog } from '#platform/log.ts';
import { grammar } from '../linguistics/all-languages.ts';
import { optionsOf } from '../search-index/lists/options.ts';
import type { CatalogueIndex } from '../search-index/product-index.ts';
import { makeSearchApp } from './http.ts';
import type { Options } from './rules/option-words.ts';

const whole = { addCounts: true, includeHidden: false };

/** A merchant who made nothing a filter and says nothing about words. */
export const nothingSaid: Pick<Options, 'properties' | 'surplusWords'> = {
  properties: [],
  surplusWords: { fi: [], sv: [], en: [] },
};

/** Answers a path in a language; `now` in epoch milliseconds. */
export function openSearchCalls(index: CatalogueIndex, now: number, said = nothingSaid) {
  const options = { ...optionsOf(index, now), ...said };
  const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
  app.route(
    '/',
    makeSearchApp({
      list: (request, view) => index.list(request, view),
      options: () => options,
      forms: grammar,
      now: () => Temporal.Instant.fromEpochMilliseconds(now),
      searched: () => [],
      decided: () => ({ topTerms: { fi: [], sv: [], en: [] }, neverOffered: [] }),
      names: {
        version: () => 1,
        brands: (language) => index.brands(language),
        categories: (language) => index.tree.node('', language, whole)?.children ?? [],
      },
      categoriesOf: () => [],
      noted: () => {},
    }),
  );
  return async <Answer>(path: string, language: Language): Promise<Answer> => {
    const response = await app.request(path, { headers: { 'x-language': language } });
    return (await response.json()) as Answer;
  };
}
