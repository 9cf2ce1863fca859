/** How processes of the shop continue one another's traces: W3C Trace Context. The API can be called by
 * anybody, so a caller's trace counts only when its state is signed with the secret of the shop. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface TraceParent {
  traceId: string;
  spanId: string;
}

const shape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Shows the next process that this request is not recorded. */
export const unrecorded = { traceparent: `00-${'f'.repeat(32)}-${'f'.repeat(16)}-00` };

const signatureOf = (secret: string, traceId: string): string =>
  createHmac('sha256', secret).update(`trace ${traceId}`).digest('hex').slice(0, 32);

export const traceHeaders = (secret: string, { traceId, spanId }: TraceParent) => ({
  traceparent: `00-${traceId}-${spanId}-01`,
  tracestate: `aitta=${signatureOf(secret, traceId)}`,
});

/** The trace to continue; `unrecorded` when the caller's is not recorded; null when there is none, or none
 * of a process of the shop. */
export function readTrace(secret: string, headers: Headers): TraceParent | 'unrecorded' | null {
  const [, traceId = '', spanId = '', flags] = shape.exec(headers.get('traceparent') ?? '') ?? [];
  if (!traceId) return null;
  if (flags === '00') return 'unrecorded';
  const given = Buffer.from(
    /(?:^|,)aitta=([0-9a-f]{32})/.exec(headers.get('tracestate') ?? '')?.[1] ?? '',
  );
  const right = Buffer.from(signatureOf(secret, traceId));
  return given.length === right.length && timingSafeEqual(given, right)
    ? { traceId, spanId }
    : null;
}
