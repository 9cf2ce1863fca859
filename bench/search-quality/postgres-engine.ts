/** PostgreSQL's full text search with its dictionaries for the shop's languages. */
import { PGlite } from '@electric-sql/pglite';
import { stemmed, type Engine, type Searched } from './engine.ts';
import { textsOf } from './texts.ts';

const languages = ['fi', 'sv', 'en'] as const;

/** Weights in descending order: name, brand and numbers, category and colour, description. */
export async function postgresEngine(all: readonly Searched[]): Promise<Engine> {
  const database = new PGlite();
  await database.exec('create table products (id text, language text, words tsvector)');
  for (const language of languages) {
    const rows = all.map((products) => ({ id: products.id, ...textsOf(products, language) }));
    await database.query(
      `insert into products select id, $1,
         setweight(to_tsvector($2::regconfig, name), 'A') ||
         setweight(to_tsvector($2::regconfig, brand || ' ' || numbers), 'B') ||
         setweight(to_tsvector($2::regconfig, category || ' ' || colour), 'C') ||
         setweight(to_tsvector($2::regconfig, description), 'D')
       from json_to_recordset($3) as one(id text, name text, brand text, numbers text,
         category text, colour text, description text)`,
      [language, stemmed[language], JSON.stringify(rows)],
    );
  }
  return {
    name: 'postgres',
    async search(text, language) {
      const { rows } = await database.query<{ id: string }>(
        `select id from products, websearch_to_tsquery($1::regconfig, $2) as asked
         where language = $3 and words @@ asked
         order by ts_rank('{0.1, 0.3, 0.6, 1.0}', words, asked) desc, id`,
        [stemmed[language], text, language],
      );
      return rows.map(({ id }) => id);
    },
  };
}
