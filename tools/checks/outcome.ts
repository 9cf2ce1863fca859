/** What a check gets and what it gives. */
import { join } from 'node:path';
import { root } from '../steps.mjs';
import type { Counts } from './counts.ts';
import type { Failure } from './failures.ts';
import type { Near } from './near.ts';
import type { TimedTest } from './slowest.ts';
import type { UnsteadyTest } from './unsteady.ts';

/** Folder of the reports and of everything that checks have said. */
export const checksFolder = join(root, 'var/checks');

export interface Outcome extends Counts {
  output: string;
  /** One remark for the summary. */
  note?: string;
  /** What was not run, and why: mostly what this machine lacks. */
  missing?: string;
  /** Tests of a check that runs a test runner. */
  tests?: TimedTest[];
  /** Those that failed. */
  failures?: Failure[];
  /** Those that passed at the second try only. */
  unsteady?: UnsteadyTest[];
}

export interface Options {
  /** No test has a second try, and property tests have a seed of their own: that is how unsteady ones are found. */
  isStrict: boolean;
  /** Test files to run instead of all. */
  near?: Near;
  /** Gets each part of a check's output when it comes. */
  log(text: string): void;
}
