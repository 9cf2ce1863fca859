/** The processes of a shop, each of one of two versions, that are replaced one after the other. */
import { builtServer } from '../../tools/prepare.mjs';
import { root } from '../../tools/steps.mjs';
import { startPart, untilReady, type Part } from '../fixtures/part.ts';

export type Version = 'before' | 'now';

/** Where a process runs. */
export interface Place {
  environment: Record<string, string>;
  /** Ports that the balancer in front of it uses. */
  pool: number[];
  /** Waits until the balancer has no request under way to it. */
  drained?(port: number): Promise<void>;
}

export interface Nodes {
  start(version: Version, env: Record<string, string>): Promise<void>;
  /** Takes a process out of its pool, stops it when its requests are answered, and starts the other version. */
  replace(name: string, version: Version): Promise<void>;
  stop(): Promise<void>;
}

/** @param before folder of the version before */
export function makeNodes(places: Record<string, Place>, before: string): Nodes {
  const folders: Record<Version, string> = { before, now: root };
  const running = new Map<string, Part>();
  const startOne = async (name: string, version: Version, env: Record<string, string> = {}) => {
    const { environment, pool } = placeOf(name);
    const part = startPart({ ...environment, ...env }, builtServer, folders[version]);
    running.set(name, part);
    await untilReady(part);
    pool.push(Number(environment['PORT']));
  };
  const stopOne = async (name: string) => {
    const { environment, pool, drained } = placeOf(name);
    const port = Number(environment['PORT']);
    pool.splice(pool.indexOf(port), 1);
    await drained?.(port);
    await running.get(name)?.server.stop();
    running.delete(name);
  };
  const placeOf = (name: string): Place => {
    const place = places[name];
    if (!place) throw new Error(`There is no process ${name}.`);
    return place;
  };
  return {
    async start(version, env) {
      const [first = '', ...others] = Object.keys(places);
      await startOne(first, version, env);
      await Promise.all(others.map((name) => startOne(name, version, env)));
    },
    async replace(name, version) {
      await stopOne(name);
      await startOne(name, version);
    },
    async stop() {
      await Promise.all([...running.keys()].map(stopOne));
    },
  };
}
