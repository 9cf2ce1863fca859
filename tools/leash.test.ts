import { expect, it } from 'vitest';
import { isRunning } from '../src/platform/lock-file.ts';
import { startLeashed } from './leash.mjs';

/** A program that says its number, then waits. */
const waiting = ['sh', '-c', 'echo $$; exec sleep 60'];

function firstNumber(server: ReturnType<typeof startLeashed>): Promise<number> {
  return new Promise((resolve) => {
    server.process.stdout?.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
  });
}

it('a program stops when it is asked to', async () => {
  const program = startLeashed(waiting, { output: 'pipe' });
  const pid = await firstNumber(program);
  expect(isRunning(pid)).toBe(true);
  await program.stop();
  expect(isRunning(pid)).toBe(false);
});

it('a program stops when the pipe of the one that started it breaks', async () => {
  const program = startLeashed(waiting, { output: 'pipe' });
  const pid = await firstNumber(program);
  program.process.stdin?.destroy();
  await program.ended;
  expect(isRunning(pid)).toBe(false);
});

it('the code a program ends with is known', async () => {
  const program = startLeashed(['sh', '-c', 'exit 7'], { output: 'ignore' });
  await program.ended;
  expect(program.process.exitCode).toBe(7);
});
