/**
 * The six classes every failure of a call falls into (R410), and the one table that maps HTTP
 * statuses to them (R405–R409). Thrown by api handlers as refusals and by clients on their answers.
 */
import { isDisturbance } from './disturbance.ts';

export class ShopError extends Error {
  override name = 'ShopError';
  readonly status: number;
  /** Stable key of the cause, for choosing a text: 'product-not-found', 'stock-changed'. */
  readonly code: string;
  /** Further members of the problem: what was wrong and what the caller may do. */
  readonly details: Record<string, unknown>;

  constructor(
    message: string,
    options: { status: number; code: string; details?: Record<string, unknown>; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.status = options.status;
    this.code = options.code;
    this.details = options.details ?? {};
  }
}

/** 400: the caller sent something that cannot be accepted. */
export class InvalidInput extends ShopError {
  override name = 'InvalidInput';
}
/** 401: no or bad credentials. */
export class Unauthorized extends ShopError {
  override name = 'Unauthorized';
}
/** 403, 428: known caller, not allowed. */
export class Forbidden extends ShopError {
  override name = 'Forbidden';
}
/** 404, 409: what was asked for is not there, or no longer as the caller believes. */
export class NotFound extends ShopError {
  override name = 'NotFound';
}
/** 502, 503 and everything else. */
export class ApiCallFailed extends ShopError {
  override name = 'ApiCallFailed';
}
/** The caller went away; nothing to tell anybody (R412). */
export class Abort extends ShopError {
  override name = 'Abort';
}

const classByStatus: Record<number, typeof ShopError> = {
  400: InvalidInput,
  401: Unauthorized,
  403: Forbidden,
  404: NotFound,
  409: NotFound,
  428: Forbidden,
};

/** The error of a refused call, in its class. */
export function errorOfStatus(
  status: number,
  message: string,
  code: string,
  details?: Record<string, unknown>,
): ShopError {
  const ErrorClass = classByStatus[status] ?? ApiCallFailed;
  return new ErrorClass(message, { status, code, details });
}

/** A call whose contract names, by status, the codes it is refused with. */
interface Refusing {
  responses: object;
}

/** The codes a call is refused with, such as 'product-not-found': those of its contract. */
export type RefusalCode<Route extends Refusing> = {
  [Status in keyof Route['responses']]: Route['responses'][Status] extends {
    'x-codes': readonly (infer Code extends string)[];
  }
    ? Code
    : never;
}[keyof Route['responses']];

const codesOf = ({ responses }: Refusing): [status: number, codes: readonly string[]][] =>
  Object.entries(responses as Record<string, { 'x-codes'?: readonly string[] }>).map(
    ([status, response]) => [Number(status), response['x-codes'] ?? []],
  );

/** For handlers: `throw refuse(getProduct, 'product-not-found', 'Product not found')`, with the status that the
 * contract of the call gives the code. */
export function refuse<Route extends Refusing>(
  route: Route,
  code: RefusalCode<Route>,
  message: string,
  details?: Record<string, unknown>,
): ShopError {
  const [status = 0] = codesOf(route).find(([, codes]) => codes.includes(code)) ?? [];
  return errorOfStatus(status, message, code, details);
}

/** Which of its codes a call was refused with; null for every other error. */
export function refusalCode<Route extends Refusing>(
  route: Route,
  error: unknown,
): RefusalCode<Route> | null {
  const code = error instanceof ShopError ? error.code : null;
  const isOwn = codesOf(route).some(([, codes]) => codes.some((one) => one === code));
  return isOwn ? (code as RefusalCode<Route>) : null;
}

/** A failed fetch as one of the six classes; aborts and disturbances are silent (R411, R412). */
export function errorOfFetch(cause: unknown): ShopError {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof Error && cause.name === 'AbortError') {
    return new Abort(message, { status: 0, code: 'aborted', cause });
  }
  if (isDisturbance(cause)) {
    return new Abort('Page load disturbed', { status: 0, code: 'page-load-disturbed', cause });
  }
  return new ApiCallFailed(message, { status: 0, code: 'api-call-failed', cause });
}

/** The shop cannot start, or a command cannot run, until whoever called it changes something: the
 * message is one sentence that says what. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
