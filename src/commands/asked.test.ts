import { globSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { programOf } from '#platform/testing/program.ts';

/** Commands that a merchant or operator types; the demo shop's own takes no words. */
const commands = globSync('*.ts', { cwd: import.meta.dirname })
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => !/\.test$|^asked$|^seed$/.test(name));

/** Runs a command without any database: whatever it says, it has said before opening one. */
function run(name: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [programOf(`commands/${name}.ts`), ...words],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: '/nowhere',
        DATABASE_URL: 'postgres://0.0.0.0:1/',
      },
    },
  );
  return { status, stdout, stderr };
}

test('every command names words that it does not know, shows its usage, and does nothing', () => {
  expect(commands.length).toBeGreaterThan(9);
  for (const name of commands) {
    const slip = run(name, 'list', '--nwo');
    expect([name, slip.status, slip.stdout]).toEqual([name, 2, '']);
    expect(slip.stderr).toContain('--nwo');
    expect(slip.stderr).toMatch(/^Usage: npm run /m);
  }
});

test('help is shown instead of doing anything', () => {
  const { status, stdout, stderr } = run('rotate-keys', '--now', '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Usage: npm run rotate-keys -- \[--now\]\n/);
});
