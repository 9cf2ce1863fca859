/** Co-op prices on the current page. There are none on the server, in the first render, and for
 * shoppers who are not co-op customers (R153). */
import { createContext, useContext, useEffect } from 'react';
import type { Cents } from '#platform/money.ts';

export interface CoopPrice {
  cents: Cents;
  /** Unit price; absent where there is none. */
  perUnit?: { cents: Cents; unit: string } | undefined;
}

/** By product or variant id; null where there is none that is lower. */
export type CoopPricesById = Readonly<Record<string, CoopPrice | null>>;

export interface CoopPricesOfPage {
  prices: CoopPricesById;
  /** Requests the co-op price of a product or variant that the page shows. */
  want(sokId: string): void;
}

/** Undefined unless the shopper is a co-op customer. */
export const CoopPrices = createContext<CoopPricesOfPage | undefined>(undefined);

/** The co-op price once it is loaded, else null. The prices of a page are requested together. */
export function useCoopPrice(sokId: string): CoopPrice | null {
  const { prices, want } = useContext(CoopPrices) ?? {};
  useEffect(() => want?.(sokId), [want, sokId]);
  return prices?.[sokId] ?? null;
}
