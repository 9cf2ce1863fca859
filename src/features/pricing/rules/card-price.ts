import { share } from '#platform/money.ts';
import type { CardPrice, PriceData } from '../contract.ts';
import { paidByAll } from './paid.ts';

/** What a campaign takes off the regular price for customers with a card. */
export interface CardOffer {
  percent: number;
  /** When it ends, ISO 8601. */
  until: string;
}

/** What customers with a card pay; of a deposit nothing is taken off (R180). Absent where it is not below
 * the general price, or nothing (R152). */
export function cardPriceOf(prices: PriceData, offer: CardOffer | undefined): { card?: CardPrice } {
  if (!offer) return {};
  const { regular, depositEuroCents: deposit } = prices;
  const cents = regular.priceEuroCents;
  const priceEuroCents = cents - share(cents - (deposit ?? 0), offer.percent, 100);
  const isLower = priceEuroCents > 0 && priceEuroCents < paidByAll(prices);
  return isLower ? { card: { ...offer, priceEuroCents } } : {};
}
