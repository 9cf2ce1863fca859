/** Runs the command as a separate process with its own data folder. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyMigrated } from '#platform/db/testing/migrated-copy.ts';
import { programOf } from '#platform/testing/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'aitta-orders-'));
beforeAll(() => copyMigrated(folder));
afterAll(() => rmSync(folder, { recursive: true }));
/** Of the machine's environment: no setting, and what makes a process start fast. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const ofMachine = { PATH, NODE_COMPILE_CACHE };
const program = programOf('commands/orders.ts');

const run = (...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const env = { ...ofMachine, DATA_DIR: folder };
    execFile(process.execPath, [program, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

test('wrong words are named, with the usage; a wrong order in one sentence', async () => {
  const wrong = await run('refund', '10000001');
  expect([wrong.code, wrong.stdout]).toEqual([2, '']);
  expect(wrong.stderr).toMatch(/^Name what is refunded: .*\n\nUsage: npm run orders -- /);
  const help = await run('--help');
  expect([help.code, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toMatch(/^Usage: npm run orders -- /);
  const missing = await run('show', '999999');
  expect(missing).toEqual({ code: 1, stdout: '', stderr: 'There is no order 999999.\n' });
  const none = await run('list');
  expect(none).toEqual({ code: 0, stdout: '0 orders have open withdrawals.\n', stderr: '' });
});
