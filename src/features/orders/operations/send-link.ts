/** Mails the link of an order to its buyer, for those who no longer have it. */
import { refuse } from '#platform/errors.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { sendOrderLink } from '../contract/withdrawing.ts';
import type { OrdersDeps } from '../deps.ts';
import { linkMail } from '../mail/link.ts';
import type { OrderLinkJob } from '../record/refund.ts';
import { linkShares, limits, type Share } from '../rules/limits.ts';
import { findOrderOf } from '../repository/after-payment.ts';
import * as budgets from '../repository/budgets.ts';

/** Always writes a job, so that the response does not show whether there is such an order.
 * @throws 429 after too many tries */
export async function requestLink(
  deps: OrdersDeps,
  { number, email }: { number: string; email: string },
  network: string,
): Promise<void> {
  for (const share of linkShares({ email, network })) await spend(deps, share);
  const data: OrderLinkJob = { to: email.trim(), number };
  await enqueue(deps.db, 'send-order-link', data, { runAt: deps.now() });
}

async function spend(deps: OrdersDeps, { limit, whose, amount }: Share): Promise<void> {
  const key = `${limit}:${deps.codeOf(whose)}`;
  const seconds = await budgets.spend(deps.db, { key, amount, budget: limits[limit] }, deps.now());
  if (seconds === 0) return;
  throw refuse(sendOrderLink, 'too-many-links', 'Too many links were asked for', {
    retryAfterMinutes: Math.ceil(seconds / 60),
  });
}

/** Sends the link when the address is that of the buyer. */
export async function sendLink(deps: OrdersDeps, { to, number }: OrderLinkJob): Promise<void> {
  const order = await findOrderOf(deps.db, { number, email: to });
  if (!order) return;
  await enqueue(deps.db, 'send-mail', linkMail(order, deps), { runAt: deps.now() });
}
