/** Runs the command as a separate process with its own data folder. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { programOf } from '#platform/testing/program.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;
const program = programOf('commands/migrate.ts');

test('the plan of an empty database lists every migration and makes none; then they are made once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aitta-migrate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder };
  const run = async (...words: string[]) =>
    (await promisify(execFile)(process.execPath, [program, ...words], { env })).stdout;
  const planned = await run('--plan');
  expect(planned).toMatch(
    /^cart\/0001-cart\.sql\n {2}makes a schema, .*: locks nothing that is in use$/m,
  );
  expect(planned).toMatch(/^\d+ migrations to apply\. /m);
  const made = await run();
  const labels = /^[\w-]+\/\d{4}-[\w-]+\.sql(?=$|,)/gm;
  expect(made.match(labels)).toEqual(planned.match(labels));
  expect(made).toMatch(/\nThe tables are migrated: \d+ files\.\n$/);
  expect(await run('--plan')).toBe('The tables are up to date.\n');
  expect(await run()).toBe('The tables are up to date.\n');
});
