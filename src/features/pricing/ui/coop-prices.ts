/** Co-op prices of the shopper of this page: none for everybody who is not a co-op customer, on the server
 * and in the first render (R153). */
import { createContext, useContext, useEffect } from 'react';
import type { Cents } from '#platform/money.ts';

/** By product or variant id; null where there is none that is lower. */
export type CoopPricesById = Readonly<Record<string, Cents | null>>;

export interface CoopPricesOfPage {
  prices: CoopPricesById;
  /** The page has a place for the price of this product or variant. */
  want(sokId: string): void;
}

/** Undefined for everybody else. */
export const CoopPrices = createContext<CoopPricesOfPage | undefined>(undefined);

/** The price, once it is known; asked for together with the others of the page. */
export function useCoopPrice(sokId: string): Cents | null {
  const { prices, want } = useContext(CoopPrices) ?? {};
  useEffect(() => want?.(sokId), [want, sokId]);
  return prices?.[sokId] ?? null;
}
