/** The processes of a shop that are killed again and again. */
import type { Random } from '../../seed/random.ts';
import { killPart, startPart, untilReady, type Part } from '../fixtures/part.ts';

export interface Processes {
  /** Kills one of them and starts it again; returns its name. */
  killOne(random: Random): Promise<string>;
  /** Starts the first, then the others at once. */
  start(env: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
  /** What the running processes have logged. */
  log(): string;
}

/** @param environments name → environment variables of the process */
export function makeProcesses(environments: Record<string, Record<string, string>>): Processes {
  const running = new Map<string, Part>();
  const names = Object.keys(environments);
  const startOne = (name: string, env: Record<string, string>) => {
    const part = startPart({ ...environments[name], ...env });
    running.set(name, part);
    return untilReady(part);
  };
  return {
    async killOne(random) {
      const name = names[random.between(0, names.length - 1)] ?? '';
      const part = running.get(name);
      if (!part) return '';
      await killPart(part);
      await startOne(name, {});
      return name;
    },
    async start(env) {
      const [first = '', ...others] = names;
      await startOne(first, env);
      await Promise.all(others.map((name) => startOne(name, env)));
    },
    async stop() {
      await Promise.all([...running.values()].map((part) => part.server.stop()));
      running.clear();
    },
    log: () => [...running].map(([name, part]) => `${name}\n${part.log()}`).join('\n'),
  };
}
