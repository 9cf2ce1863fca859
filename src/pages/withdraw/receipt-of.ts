import type { Order } from '#features/orders/contract.ts';
import type { Seller } from '#features/orders/record/seller.ts';
import { answerBy } from '#features/orders/rules/withdrawal-right.ts';

/** What the receipt of a withdrawal shows besides the order. @throws Response 404 when there is no such withdrawal */
export function receiptOf({ withdrawals }: Pick<Order, 'withdrawals'>, id: string, seller: Seller) {
  const withdrawal = withdrawals.find((one) => one.id === id);
  if (!withdrawal) throw new Response(null, { status: 404 });
  const { name, streetAddress, postcode, city, email, phone } = seller;
  return {
    withdrawal,
    answerBy: answerBy(withdrawal.receivedAt),
    address: [name, streetAddress, `${postcode} ${city}`.trim()].filter(Boolean),
    contact: [email, phone].filter(Boolean).join(', '),
  };
}

export type Receipt = ReturnType<typeof receiptOf>;
