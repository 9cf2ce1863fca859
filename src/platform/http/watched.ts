/** Reports every request of a service: one line of the log, and what telemetry counts. */
import type { Logger } from '../log.ts';
import type { AnsweredRequest, CallOutcome, Telemetry } from '../telemetry/telemetry.ts';
import { correlationIdOf } from './correlation.ts';
import { noteOf } from './route-note.ts';

/** `connection`: the server's bindings, from which the caller's address is read. */
export type Fetch = (request: Request, connection?: unknown) => Response | Promise<Response>;

interface Watching {
  service: string;
  log: Logger;
  telemetry: Telemetry;
}

/** Cached pages stay synchronous: they are the most requests. */
export function watched(fetch: Fetch, { service, log, telemetry }: Watching): Fetch {
  const levels = { info: log.isLevelEnabled('info'), debug: log.isLevelEnabled('debug') };
  const report = (request: Request, status: number, started: number) => {
    const seconds = (performance.now() - started) / 1000;
    const { route, isLogged } = noteOf(request);
    const answered = { service, method: request.method, route, status, seconds };
    telemetry.answered(answered);
    const level = isLogged || status >= 500 ? 'info' : 'debug';
    if (levels[level]) log[level](lineOf(answered, request), 'request');
  };
  return (request, connection) => {
    const started = performance.now();
    const answer = fetch(request, connection);
    if (answer instanceof Response) {
      report(request, answer.status, started);
      return answer;
    }
    return answer.then(
      (response) => {
        report(request, response.status, started);
        return response;
      },
      (error: unknown) => {
        report(request, 500, started);
        throw error;
      },
    );
  };
}

/** Without the query, which holds keys of orders and what people search for. */
const lineOf = ({ seconds, ...answered }: AnsweredRequest, request: Request) => ({
  ...answered,
  path: new URL(request.url).pathname,
  ms: Math.round(seconds * 1000),
  correlationId: correlationIdOf(request),
});

/** Reports how calls to another service end.
 * @param to its name in metrics */
export const watchedCalls =
  <Send extends (request: Request) => Response | Promise<Response>>(
    telemetry: Telemetry,
    to: string,
    send: Send,
  ) =>
  async (request: Request): Promise<Response> => {
    const started = performance.now();
    const report = (outcome: CallOutcome) =>
      telemetry.called(to, outcome, (performance.now() - started) / 1000);
    try {
      const response = await send(request);
      report(outcomeOf(response.status));
      return response;
    } catch (error) {
      report(whyAborted(request.signal) ?? 'failed');
      throw error;
    }
  };

/** Reports how work that another service does ends, where there is no answer to look at. */
export async function watchedWork<T>(
  telemetry: Telemetry,
  to: string,
  work: () => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const report = (outcome: CallOutcome) =>
    telemetry.called(to, outcome, (performance.now() - started) / 1000);
  try {
    const done = await work();
    report('ok');
    return done;
  } catch (error) {
    report('failed');
    throw error;
  }
}

const outcomeOf = (status: number): CallOutcome =>
  status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok';

function whyAborted({ aborted, reason }: AbortSignal): CallOutcome | null {
  if (!aborted) return null;
  return reason instanceof Error && reason.name === 'TimeoutError' ? 'late' : 'cancelled';
}
