/** Refusals as problem details (RFC 9457). */
import { correlationHeader } from './correlation.ts';
import { retryAfter } from './retry-after.ts';

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  413: 'Content too large',
  415: 'Unsupported media type',
  428: 'Precondition required',
  429: 'Too many requests',
  502: 'Bad gateway',
  503: 'Service unavailable',
};

export interface ProblemFacts {
  status: number;
  code: string;
  message: string;
  correlationId: string;
  details?: Record<string, unknown>;
}

/** `message` repeats `detail` for callers that read the specification's error field. */
export function problemOf({
  status,
  code,
  message,
  correlationId,
  details,
}: ProblemFacts): Response {
  const body = {
    ...details,
    type: `urn:aitta:problem:${code}`,
    title: titles[status] ?? 'Internal server error',
    status,
    detail: message,
    code,
    message,
    correlationId,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      [correlationHeader]: correlationId,
      ...(status === 503 && { 'retry-after': retryAfter }),
    },
  });
}
