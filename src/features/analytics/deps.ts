/** What the service that composes analytics passes to it. */
import type { NewEvent } from './record.ts';

export interface AnalyticsDeps {
  /** Never makes the caller wait. */
  take(events: readonly NewEvent[]): void;
  now(): Temporal.Instant;
}
