/** Typed API calls through any `fetch`, in process or over the network, with the specification's rules. */
import type { RouteConfig, z } from '@hono/zod-openapi';
import type { Language } from '../i18n/language.ts';
import { ApiCallFailed, errorOfFetch, errorOfStatus } from '../errors.ts';

/** How a client reaches its service; `fetch` is passed in, because services may share a process. */
export interface Connection {
  /** Service root without trailing slash, for example `http://localhost:3000/api`. */
  baseUrl: string;
  fetch: (request: Request) => Response | Promise<Response>;
  language: Language;
  correlationId: string;
  /** Bearer token of a logged-in customer (R270). */
  authToken?: string | undefined;
  /** Headers added to every call. */
  headers?: Record<string, string>;
  /** Logs retries and other warnings. */
  warn?: (message: string, facts: Record<string, unknown>) => void;
  signal?: AbortSignal | undefined;
  /** Milliseconds that a call may take; {@link longestCall} when absent. */
  patience?: number | undefined;
  /** Cache of responses that are the same for everybody; only for connections without a customer. */
  responses?: AnswerCache | undefined;
}

/** Milliseconds: more than the API itself waits for the bank, and less than shoppers wait for a page. */
export const longestCall = 15_000;

/** Responses by language and address; the cache decides how long each is fresh. */
export interface AnswerCache {
  /** Undefined when the response has to be fetched. */
  find(key: string): Promise<unknown> | undefined;
  /** Caches a pending response unless it fails. Returns the response to use: an older one if this one fails. */
  keep(key: string, reply: Promise<unknown>): Promise<unknown>;
}

type SchemaOf<Part> = Part extends z.ZodType ? z.input<Part> : never;
type JsonOf<Body> = Body extends { content: { 'application/json': { schema: infer Schema } } }
  ? SchemaOf<Schema>
  : never;
type RequestOf<Route extends RouteConfig> = NonNullable<Route['request']>;

/** The input of a call: the route's params, query and JSON body, where it has them. */
export type CallInput<Route extends RouteConfig> = (RequestOf<Route> extends { params: infer P }
  ? { params: SchemaOf<P> }
  : unknown) &
  (RequestOf<Route> extends { query: infer Q } ? { query?: Partial<SchemaOf<Q>> } : unknown) &
  (RequestOf<Route> extends { body: infer B } ? { json: JsonOf<B> } : unknown) & {
    signal?: AbortSignal | undefined;
  };

interface JsonAnswer<Schema> {
  content: { 'application/json': { schema: Schema } };
}

/** The result of a call: the JSON of its 200 or 201 response. */
export type CallAnswer<Route extends RouteConfig> = Route['responses'] extends
  | { 200: JsonAnswer<infer Schema extends z.ZodType> }
  | { 201: JsonAnswer<infer Schema extends z.ZodType> }
  ? z.output<Schema>
  : undefined;

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  json?: unknown;
  signal?: AbortSignal;
}

/** Calls a route; throws one of the six error classes when the call is refused or fails (R403–R412). */
export async function callApi<Route extends RouteConfig>(
  connection: Connection,
  route: Route,
  input: CallInput<Route>,
): Promise<CallAnswer<Route>> {
  const { responses, authToken, language } = connection;
  if (!responses || authToken || route.method !== 'get')
    return sendRequest(connection, route, input);
  const key = `${language} ${addressOf(route, input as LooseInput)}`;
  const reply = responses.find(key) ?? responses.keep(key, sendRequest(connection, route, input));
  return reply as Promise<CallAnswer<Route>>;
}

async function sendRequest<Route extends RouteConfig>(
  connection: Connection,
  route: Route,
  input: CallInput<Route>,
): Promise<CallAnswer<Route>> {
  const response = await send(connection, route, input as LooseInput);
  if (response.status === 204) return undefined as CallAnswer<Route>;
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusalOf(response, body);
  return checked(route, response.status, body) as CallAnswer<Route>;
}

async function send(
  connection: Connection,
  route: RouteConfig,
  input: LooseInput,
): Promise<Response> {
  const limit = AbortSignal.timeout(connection.patience ?? longestCall);
  const caller = input.signal ?? connection.signal;
  const signal = caller ? AbortSignal.any([caller, limit]) : limit;
  const attempt = () =>
    before(limit, async () => connection.fetch(requestOf(connection, route, input, signal)));
  try {
    return await attempt();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    if (route.method !== 'get' || !message.includes('fetch failed')) throw errorOfFetch(cause);
    connection.warn?.('fetch failed, trying once more', { path: route.path });
  }
  try {
    return await attempt();
  } catch (cause) {
    throw errorOfFetch(cause);
  }
}

/** The answer, unless the time is over before: a service of the same process does not look at its request's signal. */
function before(limit: AbortSignal, work: () => Promise<Response>): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(limit.reason);
  limit.addEventListener('abort', end, { once: true });
  if (limit.aborted) end();
  return Promise.race([work(), promise]).finally(() => limit.removeEventListener('abort', end));
}

function requestOf(
  connection: Connection,
  route: RouteConfig,
  input: LooseInput,
  signal: AbortSignal,
): Request {
  const headers = new Headers({
    accept: 'application/json',
    'x-correlation-id': connection.correlationId,
    'x-language': connection.language,
    ...connection.headers,
  });
  if (connection.authToken) headers.set('authorization', `Bearer ${connection.authToken}`);
  const body = bodyOf(route, input);
  if (body !== null) headers.set('content-type', 'application/json');
  return new Request(`${connection.baseUrl}${addressOf(route, input)}`, {
    method: route.method.toUpperCase(),
    headers,
    body,
    signal,
  });
}

/** POST and DELETE always have a JSON body, even an empty one (R271). */
function bodyOf({ method }: RouteConfig, { json }: LooseInput): string | null {
  const isBodied = json !== undefined || method === 'post' || method === 'delete';
  return isBodied ? JSON.stringify(json ?? {}) : null;
}

function addressOf(route: RouteConfig, input: LooseInput): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  return `${path}${queryOf(input.query)}`;
}

function queryOf(query: Record<string, unknown> | undefined): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) pairs.append(name, String(one));
    }
  }
  return pairs.size > 0 ? `?${pairs}` : '';
}

function refusalOf(response: Response, body: unknown): Error {
  const problem = (body ?? {}) as { message?: string; code?: string };
  const { message = `${response.status} ${response.statusText}`, code = 'api-call-failed' } =
    problem;
  return errorOfStatus(response.status, message, code, problem);
}

/** A response that does not fit the contract is a failed call, never a partly read object. */
function checked(route: RouteConfig, status: number, body: unknown): unknown {
  const reply = route.responses[status] as Partial<JsonAnswer<z.ZodType>> | undefined;
  const schema = reply?.content?.['application/json'].schema;
  if (!schema) return undefined;
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new ApiCallFailed(`Unexpected answer from ${route.path}: ${result.error.message}`, {
    status: 502,
    code: 'unexpected-answer',
  });
}
