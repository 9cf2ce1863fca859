/** Stores events without making anybody wait: they are kept in memory for a second, and dropped when there are
 * too many. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#platform/db/database.ts';
import type { NewEvent } from '../record.ts';
import { insertEvents } from '../repository.ts';

export interface Collector {
  take(events: readonly NewEvent[]): void;
  /** Stores what is left. */
  stop(): Promise<void>;
}

/** What happened to events. */
export type EventOutcome = 'stored' | 'dropped';

interface CollectorDeps {
  db: Db;
  count(outcome: EventOutcome, events: number): void;
  warn(message: string, error: unknown): void;
  /** Milliseconds between two writings. */
  every?: number;
  /** Most events in memory, and in one statement. */
  room?: number;
  batch?: number;
}

export function startCollector(deps: CollectorDeps): Collector {
  const { every = 1000, room = 5000, batch = 500 } = deps;
  const ending = new AbortController();
  let waiting: NewEvent[] = [];

  /** What cannot be stored is lost: events are not worth a queue on disk. */
  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.splice(0, batch);
      try {
        await insertEvents(deps.db, some);
        deps.count('stored', some.length);
      } catch (error) {
        deps.count('dropped', some.length);
        deps.warn('events could not be stored', error);
      }
    }
  }

  const loop = (async () => {
    while (!ending.signal.aborted) {
      await wait(every, undefined, { ref: false, signal: ending.signal }).catch(() => {});
      await write();
    }
  })();

  return {
    take(events) {
      const taken = events.slice(0, Math.max(0, room - waiting.length));
      waiting.push(...taken);
      if (taken.length < events.length) deps.count('dropped', events.length - taken.length);
    },
    async stop() {
      ending.abort();
      await loop;
    },
  };
}
