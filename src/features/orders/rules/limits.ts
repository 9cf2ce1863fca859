/**
 * How much may be held unpaid. A guest is an e-mail address on a network, neither of which proves much;
 * a customer is an account with a confirmed address and needs no other limit. What is paid, and what
 * another order of the same buyer took the place of, is given back.
 */
interface Limit {
  capacity: number;
  seconds: number;
}

export const limits = {
  /** Pieces held by unpaid orders of one e-mail address. */
  piecesOfGuest: { capacity: 200, seconds: 60 },
  piecesOfCustomer: { capacity: 600, seconds: 20 },
  /** Pieces held by unpaid orders of guests on one network. Many may share it. */
  piecesFromNetwork: { capacity: 1000, seconds: 20 },
  /** Orders that are not paid, the replaced ones too: each opens a payment at the provider. */
  ordersOfGuest: { capacity: 20, seconds: 120 },
  ordersOfCustomer: { capacity: 20, seconds: 120 },
  ordersFromNetwork: { capacity: 100, seconds: 30 },
  /** Payments opened for one order. */
  paymentsOfOrder: { capacity: 10, seconds: 600 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** A share of a limit: what is taken from it, and for whom. */
export interface Share {
  limit: LimitName;
  whose: string;
  amount: number;
}

/** What an unpaid order takes; always in this order, so that orders never wait for each other. */
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

/** What becomes free again when another order took the place of this one: the products, not the try. */
export const isOfPieces = (key: string): boolean => key.startsWith('pieces');
