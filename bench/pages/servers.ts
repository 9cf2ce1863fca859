/** Starts the shop and the bare server, each as a separate process. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { get } from 'node:http';
import { startLeashed } from '../../tools/leash.mjs';
import { freePort } from '../../src/platform/testing/ports.ts';
import { builtServer } from '../../tools/prepare.mjs';
import { projectNode, root, run } from '../../tools/steps.mjs';
import type { Recorded } from './bare-server.ts';
import { headers } from './load.ts';

export interface Server {
  origin: string;
  stop(): Promise<void>;
}

const settings = { AITTA_ENV: 'test', LOG_LEVEL: 'warn', AITTA_NOW: '', DATABASE_URL: '' };

/** Data folder of the demo shop; seeded when it is empty. */
export async function demoShop(): Promise<string> {
  const folder = process.env['AITTA_BENCH_DATA'] ?? join(root, 'var/bench/shop');
  const environment = { ...settings, DATA_DIR: folder };
  if (!existsSync(folder)) await run(projectNode, ['src/commands/seed.ts'], environment);
  return folder;
}

/** @param megabytes for the page cache; 0 renders every page
 * @param environment `local` is open to search engines, `test` is not */
export function startShop(
  folder: string,
  megabytes: number,
  environment: 'test' | 'local' = 'test',
): Promise<Server> {
  const chosen = { ...shopSettings(folder, megabytes), AITTA_ENV: environment };
  return start(builtServer, chosen, '/readyz');
}

export const shopSettings = (folder: string, megabytes: number): Record<string, string> => ({
  ...settings,
  DATA_DIR: folder,
  PAGE_CACHE_MB: String(megabytes),
});

export function startBare(pages: Recorded[], folder: string): Promise<Server> {
  const file = join(folder, 'recorded-pages.jsonl');
  writeFileSync(file, pages.map((page) => `${JSON.stringify(page)}\n`).join(''));
  return start(['bench/pages/bare-server.ts', file], {}, pages[0]?.path ?? '/');
}

async function start(
  [script = '', ...rest]: string[],
  environment: Record<string, string>,
  path: string,
): Promise<Server> {
  const port = String(await freePort());
  const server = startLeashed([projectNode, script, port, ...rest], {
    cwd: root,
    env: { ...process.env, ...environment, PORT: port },
    output: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  const stop = async () => void (await server.stop());
  for (let tries = 0; tries < 600; tries += 1) {
    const reply = await fetch(`${origin}${path}`).catch(() => null);
    if (reply?.ok) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${script} did not start.`);
}

/** A page as sent over the network, with its headers. */
export function record(origin: string, path: string): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _, connection: __, 'keep-alive': ___, ...own } = response.headers;
        const body = Buffer.concat(chunks).toString('base64');
        resolve({ path, headers: own as Record<string, string>, body });
      });
    });
    request.on('error', reject);
  });
}
