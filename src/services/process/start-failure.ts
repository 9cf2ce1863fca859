/** Reports why a process cannot start or continue. */
import { StartRefused } from '#platform/errors.ts';
import { failureOf } from '#platform/failure.ts';
import type { Logger } from '#platform/log.ts';

/** Ends the process with code 1. Logs one sentence for a StartRefused, which the operator can fix, else
 * the error. */
export function giveUp(log: Logger, error: unknown): never {
  if (error instanceof StartRefused) log.fatal(error.message);
  else log.fatal({ err: error }, 'The process ends because of a fault.');
  return process.exit(1);
}

/** Runs a command. On failure it prints one sentence for a StartRefused, else the stack, and sets exit
 * code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : failureOf(error).stack);
    process.exitCode = 1;
  }
}
