/** What a running process reports about itself. The parts that report know no program that listens; without
 * settings nobody does. */

import { noSpan, type InSpan } from './spans.ts';

export interface AnsweredRequest {
  service: string;
  method: string;
  /** The pattern of the address, never the address itself. */
  route: string;
  status: number;
  seconds: number;
}

/** `refused`: an answer of 400 to 499. `cancelled`: the shopper who waited has gone. */
export type CallOutcome = 'ok' | 'refused' | 'failed' | 'late' | 'cancelled';
export type JobOutcome = 'done' | 'failed' | 'given-up';
/** `stale`: sent as it was and rendered again. */
export type PageUse = 'hit' | 'stale' | 'miss';

/** A value at one moment, by the names in metric-table.ts. */
export interface Reading<Name extends string = string> {
  name: Name;
  value: number;
  labels?: Record<string, string>;
}

export type ReadGauges = () => Reading[] | Promise<Reading[]>;

export interface Telemetry {
  answered(request: AnsweredRequest): void;
  /** A call to another service has ended. */
  called(service: string, outcome: CallOutcome, seconds: number): void;
  /** An attempt at a job has ended. */
  tried(job: string, outcome: JobOutcome, seconds: number): void;
  /** How a public page was found. */
  page(use: PageUse): void;
  /** `read` is called whenever somebody asks for the values. */
  gauges(read: ReadGauges): void;
  /** Records a step of a trace. */
  span: InSpan;
}

const nothing = () => {};

export const silent: Telemetry = {
  answered: nothing,
  called: nothing,
  tried: nothing,
  page: nothing,
  gauges: nothing,
  span: (_, work) => work(noSpan),
};
