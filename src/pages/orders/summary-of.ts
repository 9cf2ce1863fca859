import type { Order } from '#features/orders/contract.ts';

/** What the list tells of an order. */
export const summaryOf = ({ number, status, placedAt, totalEuroCents, lines }: Order) => ({
  number,
  status,
  placedAt,
  totalEuroCents,
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  pictures: lines.flatMap(({ picture }) => picture ?? []).slice(0, 4),
});

export type Summary = ReturnType<typeof summaryOf>;
