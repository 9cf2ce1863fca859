import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

function fresh(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aitta-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'database');
}

/** Locks the directory in a process of its own, which then sleeps. */
async function lockElsewhere(directory: string) {
  const module = new URL('directory-lock.ts', import.meta.url).href;
  const script = `
    const { lockDirectory } = await import(${JSON.stringify(module)});
    await lockDirectory(${JSON.stringify(directory)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void holder.kill('SIGKILL'));
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  return holder;
}

test('a directory that another process has is refused by its name', async () => {
  const directory = fresh();
  const holder = await lockElsewhere(directory);
  await expect(lockDirectory(directory, 300)).rejects.toThrow(`in use by process ${holder.pid}`);
});

test('a directory is free again soon after its process was killed', async () => {
  const directory = fresh();
  const holder = await lockElsewhere(directory);
  const taken = lockDirectory(directory);
  holder.kill('SIGKILL');
  const release = await taken;
  release();
  expect(existsSync(`${directory}.lock`)).toBe(false);
});

test('a process that only has the number of the one before is not taken for it', async () => {
  const directory = fresh();
  writeFileSync(`${directory}.lock`, `${process.ppid} 1`);
  await expect(lockDirectory(directory)).resolves.toBeTypeOf('function');
});
