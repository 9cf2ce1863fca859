/** Waits for locks in short turns: whoever waits for a lock lets everybody wait who comes later. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Run } from './bookkeeping.ts';

/** PostgreSQL's codes for a lock that was not had in time, and a deadlock. */
const notHad = ['55P03', '40P01'];

/** Seconds between turns: longer and longer, together about five minutes. */
export const pauses = [0.5, 1, 2, 4, 8, ...Array.from({ length: 17 }, () => 15)];

/** What waits, and for what. */
export interface Waiting {
  label: string;
  tables: string[];
  /** Called with one sentence at each turn in vain. */
  waits(sentence: string): void;
}

/** Calls `attempt` until it has its locks.
 * @throws the last error when it never has them, and each other error */
export async function inTurns<T>(
  run: Run,
  { label, tables, waits }: Waiting,
  attempt: () => Promise<T>,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (!notHad.includes((error as { code?: string }).code ?? '')) throw error;
      const for_ = tables.length > 0 ? tables.join(', ') : 'a lock';
      const holders = await holdersOf(run, tables);
      waits(`${label} waits for ${for_}${holders}; it tries again in ${pause} s.`);
    }
    await wait(pause * 1000);
  }
  return attempt();
}

/** The oldest transaction that uses one of the tables; empty when it has ended. */
async function holdersOf(run: Run, tables: string[]): Promise<string> {
  const { rows } = await run(
    `select pid, round(extract(epoch from now() - xact_start)) as seconds, state
    from pg_stat_activity
    where pid <> pg_backend_pid() and xact_start is not null and pid in (
      select pid from pg_locks where granted and relation in (
        select to_regclass(name) from unnest($1::text[]) as name))
    order by xact_start limit 1`,
    [tables],
  );
  const [first] = rows;
  return first
    ? `, which process ${first['pid']} of the database has used for ${first['seconds']} s (${first['state']})`
    : '';
}
