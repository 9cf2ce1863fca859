/** Reports every request of a service: one line of the log, and what telemetry counts. */
import type { Logger } from '../log.ts';
import type { AnsweredRequest, CallOutcome, Telemetry } from '../telemetry/telemetry.ts';
import { correlationIdOf } from './correlation.ts';
import { whenEnded } from '../telemetry/spans.ts';
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
    const { headers, method } = request;
    const origin = { correlationId: correlationIdOf(request), headers };
    const attributes = { 'aitta.service': service, 'http.request.method': method };
    return telemetry.span({ name: method, kind: 'server', attributes, origin }, (span) => {
      let status = 500;
      const noted = (response: Response) => {
        ({ status } = response);
        return response;
      };
      const answer = () => {
        const response = fetch(request, connection);
        return response instanceof Response ? noted(response) : response.then(noted);
      };
      return whenEnded(answer, () => {
        const { route } = noteOf(request);
        const known = { 'http.route': route, 'http.response.status_code': status };
        span.note(known, `${method} ${route}`);
        if (status >= 500) span.fail();
        report(request, status, started);
      });
    });
  };
}

/** A random token, which no name in an address looks like: ids of log-ins open them. */
const token = /(?<=\/)(?=[^/]*[A-Z])[\w-]{16,}(?=\/|$)|[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Without tokens and without the query, which holds keys of orders and what people search for. */
const lineOf = ({ seconds, ...answered }: AnsweredRequest, request: Request) => ({
  ...answered,
  path: new URL(request.url).pathname.replaceAll(token, '…'),
  ms: Math.round(seconds * 1000),
  correlationId: correlationIdOf(request),
});

/** Reports how calls to another service end.
 * @param to its name in metrics
 * @param isOurs true for a service of the shop, which continues the trace */
export const watchedCalls =
  <Send extends (request: Request) => Response | Promise<Response>>(
    telemetry: Telemetry,
    to: string,
    send: Send,
    isOurs = false,
  ) =>
  (request: Request): Promise<Response> => {
    const started = performance.now();
    const report = (outcome: CallOutcome) =>
      telemetry.called(to, outcome, (performance.now() - started) / 1000);
    const { method } = request;
    const attributes = { 'aitta.to': to, 'http.request.method': method };
    return telemetry.span({ name: `${method} ${to}`, kind: 'client', attributes }, async (span) => {
      if (isOurs)
        for (const [name, value] of Object.entries(span.headers()))
          request.headers.set(name, value);
      try {
        const response = await send(request);
        span.note({ 'http.response.status_code': response.status });
        report(outcomeOf(response.status));
        return response;
      } catch (error) {
        report(whyAborted(request.signal) ?? 'failed');
        throw error;
      }
    });
  };

/** Reports how work that another service does ends, where there is no answer to look at. */
export function watchedWork<T>(
  telemetry: Telemetry,
  to: string,
  work: () => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const ended = (isFailed: boolean) =>
    telemetry.called(to, isFailed ? 'failed' : 'ok', (performance.now() - started) / 1000);
  const attributes = { 'aitta.to': to };
  return telemetry.span({ name: to, kind: 'client', attributes }, () => whenEnded(work, ended));
}

const outcomeOf = (status: number): CallOutcome =>
  status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok';

function whyAborted({ aborted, reason }: AbortSignal): CallOutcome | null {
  if (!aborted) return null;
  return reason instanceof Error && reason.name === 'TimeoutError' ? 'late' : 'cancelled';
}
