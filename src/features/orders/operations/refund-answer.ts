/** Asks the payment provider for a refund, and notifies the seller of one that it refused. */
import type { Db } from '#platform/db/database.ts';
import { ShopError } from '#platform/errors.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { OrdersDeps } from '../deps.ts';
import { refundRefusedMail } from '../mail/refund-refused.ts';
import type { OrderRow } from '../repository.ts';

export interface AskedRefund {
  /** The payment that is given back, whole or in part. */
  transactionId: string;
  /** Cents. */
  amount: number;
  callbackUrl: string;
  /** The same stamp is the same refund there. */
  stamp: string;
}

/** The provider's number of a refund that it has not decided, or why it refused; both null when it accepted. */
export interface RefundAnswer {
  providerId: string | null;
  refusal: string | null;
}

/** Why a refund failed that was pending. */
export const failedLater = 'The refund failed';

/** @throws while the provider cannot be reached: the job is tried again */
export function askProvider(
  { provider }: Pick<OrdersDeps, 'provider'>,
  { transactionId, amount, callbackUrl, stamp }: AskedRefund,
): Promise<RefundAnswer> {
  return provider.refund(transactionId, amount, callbackUrl, stamp).then(
    (providerId) => ({ providerId, refusal: null }),
    (error: unknown) => ({ providerId: null, refusal: refusalOf(error) }),
  );
}

/** What the provider said when it refused for good. @throws every other error */
function refusalOf(error: unknown): string {
  if (error instanceof ShopError && error.code === 'refund-refused') return error.message;
  throw error;
}

/** A seller without an address sees refused refunds in the list of the command only. */
export async function notifyRefused(
  { seller, merchantLanguage, now }: Pick<OrdersDeps, 'seller' | 'merchantLanguage' | 'now'>,
  tx: Db,
  order: Pick<OrderRow, 'number'>,
  refused: { euroCents: number; refusal: string; isPayment: boolean },
): Promise<void> {
  const { email } = seller();
  if (email === '') return;
  const reader = { to: email, language: merchantLanguage() };
  const mail = refundRefusedMail({ number: order.number, ...refused }, reader);
  await enqueue(tx, 'send-mail', mail, { runAt: now() });
}
