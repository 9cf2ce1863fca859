/** Co-op prices of the shopper of this page, by product or variant id: empty for everybody who is not a
 * co-op customer, on the server and in the first render (R153). */
import { createContext } from 'react';
import type { Cents } from '#platform/money.ts';

export const CoopPrices = createContext<ReadonlyMap<string, Cents>>(new Map());
