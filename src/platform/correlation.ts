/** The correlation id of the request or job under way, for the log lines and jobs that come of it. */
import { AsyncLocalStorage } from 'node:async_hooks';

const underWay = new AsyncLocalStorage<string>();

export const withCorrelation = <Result>(id: string, work: () => Result): Result =>
  underWay.run(id, work);

/** Undefined outside of requests and jobs, as in commands. */
export const correlationUnderWay = (): string | undefined => underWay.getStore();
