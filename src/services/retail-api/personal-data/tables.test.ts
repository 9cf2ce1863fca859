import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readRows } from '#platform/db/rows.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { dataSources } from './data-sources.ts';
import { retention, type Retention } from './retention.ts';
import { impersonalTables, personalTables } from './tables.ts';

const page = readFileSync(new URL('../../../../docs/personal-data.md', import.meta.url), 'utf8');

onOneDatabase('every table', (database) => {
  test('that the migrations make is known to be about people or not, column by column (L29)', async () => {
    const columns = await readRows(
      database().db,
      sql`select table_schema || '.' || table_name as place, column_name as name
        from information_schema.columns
        where table_schema not in ('pg_catalog', 'information_schema')
        order by 1, 2`,
      z.object({ place: z.string(), name: z.string() }),
    );
    const found = columns.filter(({ place }) => !impersonalTables.includes(place));
    const known = Object.entries(personalTables).flatMap(([place, { personal, rest }]) =>
      [...personal, ...rest].map((name) => ({ place, name })),
    );
    const words = (list: typeof found) => list.map((one) => `${one.place} ${one.name}`).toSorted();
    expect(words(found)).toEqual(words(known));
    const tables = new Set(columns.map(({ place }) => place));
    expect(impersonalTables.filter((one) => !tables.has(one))).toEqual([]);
  });
});

test('every table with personal data has a source that exports and erases it, or a retention time (L29)', () => {
  const names = new Set<string | null>([...Object.keys(dataSources), 'account']);
  for (const [place, table] of Object.entries(personalTables)) {
    expect([place, names.has(table.source) || table.retention.length > 0]).toEqual([place, true]);
  }
  const used = new Set(Object.values(personalTables).flatMap((table) => table.retention));
  expect([...used].toSorted()).toEqual(Object.keys(retention).toSorted());
});

test('docs/personal-data.md lists every table and every retention time (L29)', () => {
  for (const place of Object.keys(personalTables)) expect(page).toContain(`\`${place}\``);
  for (const [name, { after, since }] of Object.entries<Retention>(retention)) {
    const [unit = '', number] = Object.entries(after)[0] ?? [];
    const time = number ? `${number} ${unit}` : 'at once';
    expect(page.replaceAll(/ +/g, ' ')).toContain(`| ${name} | ${time} after ${since} |`);
  }
});
