/** The six error classes of failed calls (R410), and the one table that maps HTTP statuses to them
 * (R405–R409). Thrown by API handlers as refusals, and by clients for failed responses. */
import { isDisturbance } from './disturbance.ts';

export class ShopError extends Error {
  override name = 'ShopError';
  readonly status: number;
  /** Stable key of the cause, used to choose a text: 'product-not-found', 'stock-changed'. */
  readonly code: string;
  /** Further members of the problem details: what was wrong and what the caller may do. */
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

/** 400: the request cannot be accepted. */
export class InvalidInput extends ShopError {
  override name = 'InvalidInput';
}
/** 401: missing or wrong credentials. */
export class Unauthorized extends ShopError {
  override name = 'Unauthorized';
}
/** 403, 428: the caller is known but not allowed. */
export class Forbidden extends ShopError {
  override name = 'Forbidden';
}
/** 404, 409: the resource does not exist, or has changed since the caller read it. */
export class NotFound extends ShopError {
  override name = 'NotFound';
}
/** 502, 503 and every other status. */
export class ApiCallFailed extends ShopError {
  override name = 'ApiCallFailed';
}
/** The caller has gone; nothing is reported (R412). */
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

/** The error of a refused call, in the class of its status. */
export function errorOfStatus(
  status: number,
  message: string,
  code: string,
  details?: Record<string, unknown>,
): ShopError {
  const ErrorClass = classByStatus[status] ?? ApiCallFailed;
  return new ErrorClass(message, { status, code, details });
}

/** A call whose contract lists its refusal codes by status. */
interface Refusing {
  responses: object;
}

/** The refusal codes in the contract of a call, such as 'product-not-found'. */
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

/** For handlers: `throw refuse(getProduct, 'product-not-found', 'Product not found')`; the status comes from
 * the call's contract. */
export function refuse<Route extends Refusing>(
  route: Route,
  code: RefusalCode<Route>,
  message: string,
  details?: Record<string, unknown>,
): ShopError {
  const [status = 0] = codesOf(route).find(([, codes]) => codes.includes(code)) ?? [];
  return errorOfStatus(status, message, code, details);
}

/** The call's own code of a refusal; null for every other error. */
export function refusalCode<Route extends Refusing>(
  route: Route,
  error: unknown,
): RefusalCode<Route> | null {
  const code = error instanceof ShopError ? error.code : null;
  const isOwn = codesOf(route).some(([, codes]) => codes.some((one) => one === code));
  return isOwn ? (code as RefusalCode<Route>) : null;
}

/** A failed fetch as one of the six classes; aborted and disturbed requests are not reported (R411, R412). */
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

/** The shop cannot start, or a command cannot run, until the operator changes something: the message is one
 * sentence that says what. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** Work that no later attempt can do, such as a mail to an address that there is not. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood';
}
