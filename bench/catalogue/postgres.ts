/** The same catalogue in PostgreSQL: indexes on the queried columns, full text by GIN, facets by SQL. */
import pg from 'pg';
import type { ProductRecord } from '#features/catalogue/record.ts';
import type { ListRequest } from '#features/catalogue/record/product-list.ts';

const atOnce = 5000;

const table = `
  drop table if exists bench_product;
  create unlogged table bench_product (
    id text primary key, category text not null, brand text not null, colours text[] not null,
    sizes text[] not null, cents int not null, created float8 not null, sales int not null,
    in_stock boolean not null, words tsvector not null, body jsonb not null);`;

const indexes = `
  create index on bench_product (category text_pattern_ops);
  create index on bench_product (created desc);
  create index on bench_product using gin (words);
  vacuum analyze bench_product;`;

export async function load(url: string, products: Iterable<ProductRecord>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(table);
  let rows: object[] = [];
  const write = async () => {
    await client.query(
      `insert into bench_product select id, category, brand,
         array(select jsonb_array_elements_text(colours)), array(select jsonb_array_elements_text(sizes)),
         cents, created, sales, in_stock,
         setweight(to_tsvector('finnish', name), 'A') || setweight(to_tsvector('finnish', rest), 'C'), body
       from jsonb_to_recordset($1::jsonb) as given (id text, category text, brand text, colours jsonb,
         sizes jsonb, cents int, created float8, sales int, in_stock boolean, name text, rest text, body jsonb)`,
      [JSON.stringify(rows)],
    );
    rows = [];
  };
  for (const record of products) {
    rows.push(rowOf(record));
    if (rows.length === atOnce) await write();
  }
  if (rows.length > 0) await write();
  for (const statement of indexes.split(';').filter((text) => text.trim())) {
    await client.query(statement);
  }
  return { list: (request: ListRequest) => list(client, request), close: () => client.end() };
}

function rowOf(record: ProductRecord) {
  const sold = record.variants.length > 0 ? record.variants : [record];
  const inStock = sold.filter(({ stock }) => stock > 0);
  return {
    id: record.sokId,
    category: `${record.categoryPath}/`,
    brand: record.brand?.id ?? '',
    colours: [...new Set(inStock.flatMap(({ colours }) => colours.map(({ id }) => id)))],
    sizes: [...new Set(inStock.flatMap(({ size }) => size ?? []))],
    cents: record.price.regularCents,
    created: record.createdAt,
    sales: record.sales,
    in_stock: inStock.length > 0,
    name: Object.values(record.name).join(' '),
    rest: `${record.brand?.name ?? ''} ${record.description.fi ?? ''}`,
    body: record,
  };
}

/** First page and all facets in one statement, each facet without its own filter. */
async function list(client: pg.Client, request: ListRequest): Promise<number> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const scope = ['in_stock'];
  if (request.categoryPath) scope.push(`category like ${bind(`${request.categoryPath}/%`)}`);
  let rank = 'created desc';
  if (request.text !== undefined) {
    const query = bind(
      request.text
        .split(' ')
        .map((word, i, all) => (i === all.length - 1 ? `${word}:*` : word))
        .join(' & '),
    );
    scope.push(`words @@ to_tsquery('finnish', ${query})`);
    rank = `ts_rank(words, to_tsquery('finnish', ${query})) desc`;
  }
  const { brands, colors, sizes } = request.filters;
  const filters: Record<string, string> = {};
  if (brands.length > 0) filters['brand'] = `brand = any(${bind(brands)})`;
  if (colors.length > 0) filters['colours'] = `colours && ${bind(colors)}::text[]`;
  if (sizes.length > 0) filters['sizes'] = `sizes && ${bind(sizes)}::text[]`;
  const but = (name: string) =>
    ['true', ...Object.entries(filters).flatMap(([key, one]) => (key === name ? [] : [one]))].join(
      ' and ',
    );
  const { rows } = await client.query(
    `with scope as materialized (select id, brand, colours, sizes, cents, created, sales, words from bench_product where ${scope.join(' and ')})
     select (select count(*) from scope where ${but('')})::int as total,
       (select json_agg(b) from (select brand, count(*) from scope where ${but('brand')} group by 1) b) as brands,
       (select json_agg(c) from (select unnest(colours) as colour, count(*) from scope where ${but('colours')} group by 1) c) as colours,
       (select json_agg(s) from (select unnest(sizes) as size, count(*) from scope where ${but('sizes')} group by 1) s) as sizes,
       (select json_agg(p.body) from (select id from scope where ${but('')} order by ${rank}, sales desc, id limit ${request.pageSize}) page
          join bench_product p using (id)) as page`,
    values,
  );
  return (rows[0] as { total: number }).total;
}
