/** Terms that visitors searched for, for others to see. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { readRows } from '#platform/db/rows.ts';
import { languages, type Language } from '#platform/i18n/language.ts';
import { event } from '../tables.ts';
import { inPeriod, type Period } from './reports.ts';

const Searched = z.object({ language: z.enum(languages), term: z.string() });

/** Whoever calls makes visitors up as they like, but not the networks that they call from. */
const searcher = sql`coalesce(${event.facts} #>> '{search,group}', ${event.visitor})`;

/** By language, those that most visitors searched for and found something first.
 * @param wanted fewest visitors of a term in different networks, and most terms of a language */
export async function searchedMost(
  db: Db,
  period: Period,
  wanted: { visitors: number; limit: number },
): Promise<Record<Language, string[]>> {
  const found = await readRows(
    db,
    sql`select language, term from (
        select ${event.language} as language, ${event.facts} #>> '{search,term}' as term,
          count(distinct ${searcher}) as visitors,
          row_number() over (partition by ${event.language}
            order by count(distinct ${searcher}) desc, count(*) desc,
              ${event.facts} #>> '{search,term}') as place
        from ${event} where ${inPeriod(period)} and ${event.name} = 'search'
          and (${event.facts} #>> '{search,results}')::int > 0
        group by 1, 2
      ) as searched
      where visitors >= ${wanted.visitors} and place <= ${wanted.limit} order by language, place`,
    Searched,
  );
  const terms: Record<Language, string[]> = { fi: [], sv: [], en: [] };
  for (const { language, term } of found) terms[language].push(term);
  return terms;
}
