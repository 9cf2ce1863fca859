import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../src/platform/testing/eventually.ts';
import { root } from './steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'aitta-steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'whoever ends a script by %s ends the program it is running',
  async (signal) => {
    const file = join(folder, signal);
    const waiting = `require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(Date.now, 1e6)`;
    const program = `import { run } from './tools/steps.mjs';
      await run(process.execPath, ['-e', ${JSON.stringify(waiting)}]);`;
    const script = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: root });
    const ended = once(script, 'exit');
    await eventually(() => expect(existsSync(file) && readFileSync(file, 'utf8')).toMatch(/\d/));
    script.kill(signal);
    await ended;
    expect(() => process.kill(Number(readFileSync(file, 'utf8')), 0)).toThrow('ESRCH');
  },
  30_000,
);
