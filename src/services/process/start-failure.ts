/** What is told of a process that cannot begin or go on. */
import { StartRefused } from '#platform/errors.ts';
import { failureOf } from '#platform/failure.ts';
import type { Logger } from '#platform/log.ts';

/** Ends the process: with one sentence where whoever started it can do something, else with the fault. */
export function giveUp(log: Logger, error: unknown): never {
  if (error instanceof StartRefused) log.fatal(error.message);
  else log.fatal({ err: error }, 'The process ends because of a fault.');
  return process.exit(1);
}

/** Does what a command is for; it fails with one sentence where its caller can do something. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : failureOf(error).stack);
    process.exitCode = 1;
  }
}
