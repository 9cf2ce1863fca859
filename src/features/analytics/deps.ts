/** What the service that composes analytics passes to it. */
import type { NewEvent } from './record.ts';

export interface AnalyticsDeps {
  /** Never makes the caller wait. */
  take(events: readonly NewEvent[]): void;
  now(): Temporal.Instant;
  /** The network that a request comes from. */
  networkOf(call: { request: Request; connection: unknown }): string;
  /** An irreversible code for a network, always the same for the same one. */
  codeOf(text: string): string;
}
