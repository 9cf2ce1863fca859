/** Counts searches that a merchant should know of. Nobody waits for it: the counts are in memory for a minute. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#platform/db/database.ts';
import { dayInFinland, type Clock } from '#platform/time.ts';
import type { Missed, Search } from '../record/missed.ts';
import { addMissed } from '../repository.ts';
import { keptTerm, missedKindsOf } from '../rules/missed.ts';

export interface MissedSearches {
  noted(search: Search): void;
  /** Stores what is left. */
  stop(): Promise<void>;
}

interface MissedSearchesDeps {
  db: Db;
  now: Clock;
  /** A search that takes longer is slow. */
  slowMs: number;
  count(outcome: 'stored' | 'dropped', searches: number): void;
  warn(message: string, error: unknown): void;
  /** Milliseconds between two writings. */
  every?: number;
  /** Most terms in memory. */
  room?: number;
}

export function countMissedSearches(deps: MissedSearchesDeps): MissedSearches {
  const { db, now, slowMs, count, warn, every = 60_000, room = 2000 } = deps;
  const ending = new AbortController();
  let counts = new Map<string, Missed>();

  function add(one: Missed): void {
    const key = [one.day, one.kind, one.language, one.term].join(' ');
    const known = counts.get(key);
    if (known) known.searches += one.searches;
    else if (counts.size < room) counts.set(key, one);
    else count('dropped', one.searches);
  }

  /** What could not be stored is tried again with the next. */
  async function write(): Promise<void> {
    const rows = [...counts.values()];
    counts = new Map();
    try {
      await addMissed(db, rows);
      count('stored', sumOf(rows));
    } catch (error) {
      warn('searches without results could not be counted', error);
      for (const row of rows) add(row);
    }
  }

  const loop = (async () => {
    while (!ending.signal.aborted) {
      await wait(every, undefined, { ref: false, signal: ending.signal }).catch(() => {});
      await write();
    }
  })();

  return {
    noted(search) {
      const kinds = missedKindsOf(search, slowMs);
      if (kinds.length === 0) return;
      const facts = { day: String(dayInFinland(now())), language: search.language };
      for (const kind of kinds) add({ ...facts, kind, term: keptTerm(search.term), searches: 1 });
    },
    async stop() {
      ending.abort();
      await loop;
    },
  };
}

const sumOf = (rows: readonly Missed[]): number =>
  rows.reduce((all, { searches }) => all + searches, 0);
