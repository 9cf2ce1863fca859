/** Polls the database, so that calls that can do without it do not wait while it is away. */
import { setTimeout as wait } from 'node:timers/promises';

export interface DatabaseProbe {
  isAlive(): boolean;
  /** Result of `read`, or of `otherwise` while the database is away. */
  orElse<Reply, Other>(read: () => Promise<Reply>, otherwise: () => Other): Promise<Reply | Other>;
  stop(): void;
}

export interface DatabaseProbeDeps {
  /** Resolves to false, late or never when the database is away. */
  sendRequest(): Promise<boolean>;
  isOutage(error: unknown): boolean;
  warn(message: string): void;
  /** Milliseconds between polls; 500 when absent. */
  interval?: number;
  /** Milliseconds a poll may take, long enough for a busy database; 3000 when absent. */
  patience?: number;
}

export function probeDatabase(deps: DatabaseProbeDeps): DatabaseProbe {
  const { interval = 500, patience = 3000 } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAlive = true;

  async function poll(): Promise<void> {
    const tooLate = wait(patience, false, { ref: false });
    const hasAnswered = await Promise.race([deps.sendRequest().catch(() => false), tooLate]);
    if (signal.aborted || hasAnswered === isAlive) return;
    isAlive = hasAnswered;
    deps.warn(isAlive ? 'the database answers again' : 'the database is away, buying is paused');
  }

  const follow = async () => {
    while (!signal.aborted) {
      await poll();
      await wait(interval, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  void follow();

  return {
    isAlive: () => isAlive,
    async orElse(read, otherwise) {
      if (!isAlive) return otherwise();
      try {
        return await read();
      } catch (error) {
        if (!deps.isOutage(error)) throw error;
        return otherwise();
      }
    },
    stop: () => stopping.abort(),
  };
}
