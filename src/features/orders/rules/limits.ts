/**
 * How much unpaid orders may hold. `capacity` units at most; one unit is restored every `seconds`.
 * Guests are limited by e-mail address and by network, since neither proves who they are; customers by
 * account, which has a confirmed address. Payment returns everything, replacement by another order of the
 * same buyer returns the pieces.
 */
interface Limit {
  capacity: number;
  seconds: number;
}

export const limits = {
  /** Pieces held by unpaid orders of one e-mail address. */
  piecesOfGuest: { capacity: 200, seconds: 60 },
  piecesOfCustomer: { capacity: 600, seconds: 20 },
  /** Pieces held by unpaid orders of guests on one network. Many people may share it. */
  piecesFromNetwork: { capacity: 1000, seconds: 20 },
  /** Unpaid orders, including replaced ones: each opens a payment at the provider. */
  ordersOfGuest: { capacity: 20, seconds: 120 },
  ordersOfCustomer: { capacity: 20, seconds: 120 },
  ordersFromNetwork: { capacity: 100, seconds: 30 },
  /** Payments opened for one order. */
  paymentsOfOrder: { capacity: 10, seconds: 600 },
  /** Links of orders asked for with one e-mail address. */
  linksOfAddress: { capacity: 5, seconds: 720 },
  linksFromNetwork: { capacity: 30, seconds: 120 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** An amount taken from a limit; `whose`: the buyer, network or order it is charged to. */
export interface Share {
  limit: LimitName;
  whose: string;
  amount: number;
}

/** The shares of an unpaid order, always in this order, so that orders cannot deadlock. */
export function sharesOf(
  buyer: { customerId: string | null; email: string; network: string },
  pieces: number,
): Share[] {
  const { customerId, network } = buyer;
  const email = buyer.email.trim().toLowerCase();
  if (customerId !== null) {
    return [
      { limit: 'piecesOfCustomer', whose: customerId, amount: pieces },
      { limit: 'ordersOfCustomer', whose: customerId, amount: 1 },
    ];
  }
  return [
    { limit: 'piecesOfGuest', whose: email, amount: pieces },
    { limit: 'piecesFromNetwork', whose: network, amount: pieces },
    { limit: 'ordersOfGuest', whose: email, amount: 1 },
    { limit: 'ordersFromNetwork', whose: network, amount: 1 },
  ];
}

/** Whether a share is returned when another order replaces this one: pieces are, the count of orders is not. */
export const isOfPieces = (key: string): boolean => key.startsWith('pieces');

/** The shares of a request for the link of an order. */
export const linkShares = ({ email, network }: { email: string; network: string }): Share[] => [
  { limit: 'linksOfAddress', whose: email.trim().toLowerCase(), amount: 1 },
  { limit: 'linksFromNetwork', whose: network, amount: 1 },
];
