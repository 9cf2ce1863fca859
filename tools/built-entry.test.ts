import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeBuiltEntry } from './built-entry.ts';
import { root } from './steps.mjs';

mkdirSync(join(root, 'var'), { recursive: true });
const folder = mkdtempSync(join(root, 'var/built-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
await writeBuiltEntry(folder);

function run(environment: Record<string, string>, ...parameters: string[]) {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, ...environment };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'aitta.js'), ...parameters],
    { env, encoding: 'utf8' },
  );
  return { status, said: `${stdout}${stderr}` };
}

test('a build is prod unless AITTA_ENV is set (R023)', () => {
  const { status, said } = run({});
  expect(status).toBe(1);
  expect(said).toMatch(/must be set in prod/);
  expect(run({ AITTA_ENV: 'qa' }).said).toMatch(/must be set in qa/);
});

test('a Node that cannot run it says which one can', () => {
  const old = run({ NODE_OPTIONS: '--no-strip-types' });
  expect(old.status).toBe(2);
  expect(old.said).toMatch(
    /^Node \d+\.\d+\.\d+ cannot run the shop\. Run it with the Node of its packages: node_modules\/\.bin\/node build\/aitta\.js\n$/,
  );
});

test('its commands are those of the source, with the same settings', () => {
  expect(run({}, 'jobs', 'list').said).toMatch(/^The configuration is wrong\. .* in prod/);
  expect(run({ AITTA_ENV: 'local' }, 'jobs').said).toMatch(
    /^Usage: node build\/aitta\.js jobs list/,
  );
  expect(run({}, 'seed')).toMatchObject({
    status: 2,
    said: expect.stringMatching(/^There is no command seed; there are import, /) as string,
  });
});
