/** Logs the steps of orders with the request that caused each. */
import type { OrdersDeps } from '#features/orders/deps.ts';
import { correlationUnderWay } from '#platform/correlation.ts';
import type { Logger } from '#platform/log.ts';

export const noteIn =
  (log: Logger): OrdersDeps['noted'] =>
  (step, order) =>
    log.info({ order, correlationId: correlationUnderWay() }, step);
