/** Knows whether the database answers, so that nobody who can do without it waits for it. */
import { setTimeout as wait } from 'node:timers/promises';

export interface DatabaseProbe {
  isAlive(): boolean;
  /** What the database says, or `otherwise` while it is away. */
  orElse<Reply, Other>(read: () => Promise<Reply>, otherwise: () => Other): Promise<Reply | Other>;
  stop(): void;
}

export interface DatabaseProbeDeps {
  /** Asks the database; false, late or never when it is away. */
  sendRequest(): Promise<boolean>;
  isOutage(error: unknown): boolean;
  warn(message: string): void;
  /** Milliseconds between questions. */
  interval?: number;
  /** Milliseconds a question may take; a busy database is not one that is away. */
  patience?: number;
}

export function probeDatabase(deps: DatabaseProbeDeps): DatabaseProbe {
  const { interval = 500, patience = 3000 } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAlive = true;

  async function look(): Promise<void> {
    const tooLate = wait(patience, false, { ref: false });
    const responses = await Promise.race([deps.sendRequest().catch(() => false), tooLate]);
    if (signal.aborted || responses === isAlive) return;
    isAlive = responses;
    deps.warn(isAlive ? 'the database answers again' : 'the database is away, buying is paused');
  }

  const follow = async () => {
    while (!signal.aborted) {
      await look();
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
