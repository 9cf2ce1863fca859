/** Takes notices of withdrawal, which may be sent twice, and confirms them by mail (L12). */
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { refuse } from '#platform/errors.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Pieces, Withdrawal, WithdrawnSums } from '../contract/after-payment.ts';
import { withdrawOrder } from '../contract/withdrawing.ts';
import type { OrdersDeps } from '../deps.ts';
import { withdrawalMail } from '../mail/withdrawal.ts';
import { withdrawalNoticeMail } from '../mail/withdrawal-notice.ts';
import { merged } from '../rules/refund.ts';
import { withdrawableOf, withdrawalOf, type Settled } from '../rules/withdrawal.ts';
import {
  aftermath,
  insertWithdrawal,
  settledOf,
  withdrawalOfRow,
  type WithdrawalRow,
} from '../repository/after-payment.ts';
import { holdOrder, type OrderRow } from '../repository.ts';

/** What withdrawals and refunds need of the shop; a command has it too. */
export type Aftersale = Pick<
  OrdersDeps,
  'db' | 'publicUrl' | 'seller' | 'merchantLanguage' | 'now'
>;

export interface Notice {
  idempotencyKey: string;
  name: string;
  lines: Pieces[];
  /** When the seller received it, if not in the shop; now when absent. */
  receivedAt?: Temporal.Instant;
}

/** Records a withdrawal, or finds the one made with the key. @throws 404, or 409 when it cannot be withdrawn */
export async function withdraw(
  deps: Aftersale,
  number: string,
  notice: Notice,
): Promise<Withdrawal> {
  return transact(deps.db, async (tx) => {
    const order = await holdOrder(tx, number);
    if (!order) throw refuse(withdrawOrder, 'order-not-found', 'Order not found');
    const after = await aftermath(tx, number);
    const known = after.withdrawals.find((one) => one.idempotencyKey === notice.idempotencyKey);
    if (known) return sameNotice(known, notice);
    const settled = settledOf(order, after);
    const receivedAt = notice.receivedAt ?? deps.now();
    refuseWrong(settled, notice.lines, receivedAt);
    const withdrawal: Withdrawal = {
      id: crypto.randomUUID(),
      receivedAt: String(receivedAt),
      name: notice.name,
      ...withdrawalOf(settled, notice.lines),
    };
    await write(deps, tx, order, { ...withdrawal, idempotencyKey: notice.idempotencyKey });
    if (!notice.receivedAt) await notifySeller(deps, tx, order, withdrawal);
    return withdrawal;
  });
}

/** @throws 409 when the key was used for another notice */
function sameNotice(known: WithdrawalRow, { name, lines }: Notice): Withdrawal {
  const piecesOf = (all: readonly Pieces[]) => JSON.stringify(merged(all));
  if (known.name === name && piecesOf(known.lines) === piecesOf(lines))
    return withdrawalOfRow(known);
  const message = 'The idempotency key was used for another withdrawal';
  throw refuse(withdrawOrder, 'idempotency-key-reused', message);
}

/** What a withdrawal would give back. @throws 409 when it would be refused */
export async function previewOf(
  { db, now }: Pick<Aftersale, 'db' | 'now'>,
  order: OrderRow,
  lines: Pieces[],
): Promise<WithdrawnSums> {
  const settled = settledOf(order, await aftermath(db, order.number));
  refuseWrong(settled, lines, now());
  return withdrawalOf(settled, lines);
}

async function write(
  deps: Aftersale,
  tx: Db,
  order: OrderRow,
  withdrawal: Withdrawal & { idempotencyKey: string },
): Promise<void> {
  await insertWithdrawal(tx, order.number, withdrawal);
  await enqueue(tx, 'send-mail', withdrawalMail(order, withdrawal, deps), { runAt: deps.now() });
}

/** A seller without an address sees withdrawals in the list of the command only. */
async function notifySeller(
  { seller, merchantLanguage, now }: Aftersale,
  tx: Db,
  order: OrderRow,
  withdrawal: Withdrawal,
): Promise<void> {
  const { email } = seller();
  if (email === '') return;
  const reader = { to: email, language: merchantLanguage() };
  await enqueue(tx, 'send-mail', withdrawalNoticeMail(order, withdrawal, reader), { runAt: now() });
}

/** @throws 409 when the time is over or pieces cannot be withdrawn */
function refuseWrong(order: Settled, lines: Pieces[], at: Temporal.Instant): void {
  const withdrawable = withdrawableOf(order, at);
  if (!withdrawable?.isOpen) {
    throw refuse(withdrawOrder, 'not-withdrawable', 'The order cannot be withdrawn', {
      lastDay: withdrawable?.lastDay ?? null,
    });
  }
  const tooMany = merged(lines).some(
    ({ line, quantity }) => quantity > (withdrawable.left[line] ?? 0),
  );
  if (tooMany) throw refuse(withdrawOrder, 'lines-changed', 'There are not so many to withdraw');
}
