/** Names of products, also of those that are no longer sold. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { readRows } from '#platform/db/rows.ts';
import type { LocalText } from '#platform/i18n/language.ts';
import { LocalTextShape } from '#platform/i18n/local-text.ts';
import { product, variant } from '../tables.ts';

const Named = z.object({ id: z.string(), name: LocalTextShape });

/** By id, of products and variants; an id that is unknown is missing. */
export async function namesOf(db: Db, sokIds: readonly string[]): Promise<Map<string, LocalText>> {
  const rows = await readRows(
    db,
    sql`select asked.id, ${product.name} as name
      from jsonb_array_elements_text(${JSON.stringify(sokIds)}::jsonb) as asked (id)
      left join ${variant} on ${variant.sokId} = asked.id
      join ${product} on ${product.sokId} = coalesce(${variant.productSokId}, asked.id)`,
    Named,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
