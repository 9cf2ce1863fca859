/** Questions of the browser to the storefront: answers are shared, kept and asked for again by one table
 * of timings. Loaded when the first one is asked. */
import { QueryClient, type QueryKey } from '@tanstack/query-core';
import { Abort, ApiCallFailed, errorOfFetch, errorOfStatus } from './errors.ts';
import { timings } from './timings.ts';

export { CancelledError } from '@tanstack/query-core';

const { retry, retryDelay, minimumStaleTime, suspenseTimeout } = timings;

export const queries = new QueryClient({
  defaultOptions: { queries: { retry: mayRetry, retryDelay, refetchOnWindowFocus: false } },
});

/** What the shop refuses it will refuse again. */
function mayRetry(failures: number, error: Error): boolean {
  const isRefusal = 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500;
  return !isRefusal && failures < retry;
}

/** A question: its answer is JSON at `url`. Without times it is asked anew each time. */
export interface Question {
  key: QueryKey;
  url: string;
  staleTime?: number;
  gcTime?: number;
}

/** The answer, from memory while it is fresh. Asking again for what is never kept drops the answer on its way.
 * @throws one of the six error classes, after the last retry */
export function ask<Answer>({ key, url, staleTime = 0, gcTime }: Question): Promise<Answer> {
  return queries.fetchQuery({
    queryKey: key,
    queryFn: ({ signal }) => readJson<Answer>(url, signal),
    staleTime,
    ...(gcTime === undefined ? {} : { gcTime }),
  });
}

/** The same for as long as anybody wants to know. */
export function askWhile<Answer>(signal: AbortSignal, question: Question): Promise<Answer> {
  const cancel = () => void queries.cancelQueries({ queryKey: question.key });
  signal.addEventListener('abort', cancel, { once: true });
  return ask<Answer>(question).finally(() => signal.removeEventListener('abort', cancel));
}

/** For parts that wait for their answer before they show: fresh for a second at least (R437), and given
 * up after two minutes (R438). */
export function askPatiently<Answer>(question: Question): Promise<Answer> {
  const staleTime = Math.max(minimumStaleTime, question.staleTime ?? 0);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const late = () => new ApiCallFailed('No answer in time', { status: 0, code: 'no-answer' });
  const timer = setTimeout(() => reject(late()), suspenseTimeout);
  void ask<Answer>({ ...question, staleTime })
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}

async function readJson<Answer>(url: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(url, { signal }).catch((cause: unknown) => {
    const error = errorOfFetch(cause);
    // A network that was lost for a moment is worth another try.
    throw error instanceof Abort && !signal.aborted
      ? new ApiCallFailed(error.message, { status: 0, code: error.code, cause })
      : error;
  });
  if (response.ok) return (await response.json()) as Answer;
  throw errorOfStatus(response.status, `${url} answers ${response.status}`, 'refused');
}
