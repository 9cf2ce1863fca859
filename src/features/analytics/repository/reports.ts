/** Figures made of events, for reports. Visitors are those who agreed to analytics. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { readRows } from '#platform/db/rows.ts';
import { defaultLanguage, type Language } from '#platform/i18n/language.ts';
import type { vitals } from '../contract/values.ts';
import { event } from '../tables.ts';

/** From the first instant on, before the second one. */
export interface Period {
  from: Temporal.Instant;
  until: Temporal.Instant;
}

const count = z.coerce.number();
const at = (instant: Temporal.Instant) => sql`${String(instant)}::timestamptz`;
export const inPeriod = ({ from, until }: Period) =>
  sql`${event.at} >= ${at(from)} and ${event.at} < ${at(until)}`;

const Counted = z.object({ visitors: count });

export async function visitorsIn(db: Db, period: Period): Promise<number> {
  const statement = sql`select count(distinct ${event.visitor}) as visitors
    from ${event} where ${inPeriod(period)}`;
  const [found] = await readRows(db, statement, Counted);
  return found?.visitors ?? 0;
}

/** Steps on the way to a purchase. */
const steps = [
  'visit',
  'view_item',
  'add_to_cart',
  'begin_checkout',
  'place_order',
  'purchase',
] as const;

const Step = z.object({ step: z.enum(steps), visitors: count });
export type Step = z.output<typeof Step>;

/** Whether the order of a `place_order` was paid. */
const isPaid = (orderNumber: unknown) =>
  sql`exists (select 1 from analytics.event as paid
    where paid.name = 'purchase' and paid.order_number = ${orderNumber})`;

/** How many visitors took each step in the period; who paid is known by the order they placed. */
export async function funnel(db: Db, period: Period): Promise<Step[]> {
  const found = await readRows(
    db,
    sql`select 'visit' as step, count(distinct ${event.visitor}) as visitors
        from ${event} where ${inPeriod(period)}
      union all
      select ${event.name}, count(distinct ${event.visitor}) from ${event}
        where ${inPeriod(period)}
          and ${event.name} in ('view_item', 'add_to_cart', 'begin_checkout', 'place_order')
        group by 1
      union all
      select 'purchase', count(distinct ${event.visitor}) from ${event}
        where ${inPeriod(period)} and ${event.name} = 'place_order' and ${isPaid(event.orderNumber)}`,
    Step,
  );
  const visitorsOf = new Map(found.map(({ step, visitors }) => [step, visitors]));
  return steps.map((step) => ({ step, visitors: visitorsOf.get(step) ?? 0 }));
}

const Searched = z.object({ term: z.string(), searches: count, visitors: count, empty: count });
export type Searched = z.output<typeof Searched>;

interface Wanted {
  /** Fewest visitors of a term. */
  visitors: number;
  limit: number;
  onlyEmpty: boolean;
}

/** Terms, most searched first; `empty`: searches without results. */
export const searches = (db: Db, period: Period, wanted: Wanted): Promise<Searched[]> =>
  readRows(
    db,
    sql`select * from (
        select ${event.facts} #>> '{search,term}' as term, count(*) as searches,
          count(distinct ${event.visitor}) as visitors,
          count(*) filter (where (${event.facts} #>> '{search,results}')::int = 0) as empty
        from ${event} where ${inPeriod(period)} and ${event.name} = 'search' group by 1
      ) as searched
      where visitors >= ${wanted.visitors} ${wanted.onlyEmpty ? sql`and empty > 0` : sql``}
      order by ${wanted.onlyEmpty ? sql`empty` : sql`searches`} desc, term limit ${wanted.limit}`,
    Searched,
  );

const Speed = z.object({
  page: z.string(),
  loads: count,
  lcp: count.nullable(),
  inp: count.nullable(),
  cls: count.nullable(),
  ttfb: count.nullable(),
});
export type Speed = z.output<typeof Speed>;

/** The value that three of four loads did not exceed. */
const quartile = (vital: (typeof vitals)[number]) =>
  sql`percentile_cont(0.75) within group (order by value) filter (where vital = ${vital})`;

/** How fast documents were for visitors, by the first part of their path, those loaded most first.
 * Milliseconds; `cls` is the share of the screen that moved. */
export const speeds = (db: Db, period: Period): Promise<Speed[]> =>
  readRows(
    db,
    sql`select page, count(*) filter (where vital = 'TTFB') as loads, ${quartile('LCP')} as lcp,
        ${quartile('INP')} as inp, ${quartile('CLS')} as cls, ${quartile('TTFB')} as ttfb
      from (
        select '/' || split_part(${event.page}, '/', 2) as page,
          ${event.facts} #>> '{vital,name}' as vital,
          (${event.facts} #>> '{vital,value}')::float as value
        from ${event} where ${inPeriod(period)} and ${event.name} = 'web_vital'
      ) as measured
      group by page order by loads desc, page`,
    Speed,
  );

const Promotion = z.object({
  id: z.string(),
  name: z.string(),
  views: count,
  visitors: count,
  presses: count,
  orders: count,
});
export type Promotion = z.output<typeof Promotion>;

/** What promotions brought, with their names in the language, where somebody has seen them in it: views, presses, and paid orders that visitors placed within a day of a press. */
export const promotions = (db: Db, period: Period, language: Language): Promise<Promotion[]> =>
  readRows(
    db,
    sql`with shown as (
        select ${event.facts} #>> '{promotion,id}' as id, ${event.visitor} as visitor,
          ${event.facts} #>> '{promotion,name}' as label, ${event.language} as language, ${event.name} as act, ${event.at} as at
        from ${event}
        where ${inPeriod(period)} and ${event.name} in ('view_promotion', 'select_promotion')
      ), bought as (
        select shown.id, count(distinct ordered.order_number) as orders
        from shown join analytics.event as ordered on ordered.visitor = shown.visitor
          and ordered.at between shown.at and shown.at + interval '1 day'
        where shown.act = 'select_promotion' and ordered.name = 'place_order'
          and ${isPaid(sql`ordered.order_number`)}
        group by 1
      )
      select shown.id, (array_agg(label order by (language = ${language}) desc, (language = ${defaultLanguage}) desc, at desc))[1] as name,
        count(*) filter (where act = 'view_promotion') as views,
        count(distinct visitor) as visitors,
        count(*) filter (where act = 'select_promotion') as presses,
        coalesce(max(bought.orders), 0) as orders
      from shown left join bought on bought.id = shown.id
      group by 1 order by presses desc, views desc, 1`,
    Promotion,
  );
