/** How much one network may send of visitors' events: they are stored, and anybody can send them. */
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Bytes in ten minutes. A household sends about a hundred thousand, and what an office sends beyond it is not counted
 * in figures that are estimates anyway. */
const budget = { bytes: 3_000_000, seconds: 600 };

/** Whether a network, named by any text, may send so many bytes more. Each process counts for itself. */
export type EventBudget = (network: string, bytes: number) => Promise<boolean>;

export function makeEventBudget({ bytes: points, seconds: duration } = budget): EventBudget {
  const limiter = new RateLimiterMemory({ points, duration });
  return (network, bytes) =>
    limiter.consume(network, bytes).then(
      () => true,
      () => false,
    );
}
