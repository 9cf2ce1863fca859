import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRunning } from '../../src/platform/lock-file.ts';
import { eventually } from '../../src/platform/testing/eventually.ts';
import { command } from './command.ts';

const sh = (script: string, options = {}) => command('sh', ['-c', script], options);

const commandFile = new URL('command.ts', import.meta.url).href;

describe('programs of the checks', () => {
  it('give their whole output and whether they succeeded, also part by part', async () => {
    const parts: string[] = [];
    const log = (text: string) => parts.push(text);
    expect(await sh('echo ä; echo ö >&2; exit 3', { log })).toEqual({
      ok: false,
      output: expect.stringMatching(/^(?:ä\nö|ö\nä)$/),
    });
    expect(parts.join('').trim().split('\n').toSorted()).toEqual(['ä', 'ö']);
    expect(await sh('echo well')).toEqual({ ok: true, output: 'well' });
  });

  it('that are not there have failed', async () => {
    expect(await command('no-such-program', [])).toMatchObject({ ok: false });
  });

  describe('by a clock that the test advances', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    it('are asked to end when they are silent for too long, and what they then say is kept', async () => {
      const script = 'trap "echo report; exit 1" TERM; echo begun; while :; do sleep 0.1; done';
      const log = (text: string) => text === 'begun\n' && vi.advanceTimersByTime(10 * 60_000);
      const { ok, output } = await sh(script, { log });
      expect(ok).toBe(false);
      expect(output).toMatch(/^begun\n\nStopped after 10 minutes without a word\.\n/);
      // The shell may say, on another pipe, that its pause was ended.
      expect(output.split('\n')).toContain('report');
    });

    it('are left alone as long as they say something, however long they take', async () => {
      const log = () => vi.advanceTimersByTime(9 * 60_000);
      expect(await sh('for i in 1 2 3 4; do echo $i; sleep 0.2; done', { log })).toEqual({
        ok: true,
        output: '1\n2\n3\n4',
      });
    });
  });

  it('end with the process that started them, also when that is killed', async () => {
    const script = `import(${JSON.stringify(commandFile)}).then(({ command }) =>
      command('sh', ['-c', 'sleep 600 & echo $!; wait'], { log: (text) => console.log(text) }))`;
    const starter = spawn(process.execPath, ['-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(starter.stdout, 'data')) as [Buffer];
    const pid = Number(said.toString());
    expect(isRunning(pid)).toBe(true);
    starter.kill('SIGKILL');
    await eventually(() => expect(isRunning(pid)).toBe(false));
  });
});
