/** Waiting in tests for what another process, a socket or a database does. */
import { vi } from 'vitest';

/** Calls `check` again and again until it throws no more; a slow machine has a minute for that.
 * @internal */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
