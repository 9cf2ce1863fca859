/** A component that the layout provides for buying a product from its card; none by default. */
import { createContext } from 'react';

export interface CardBuyProps {
  sokId: string;
  /** The product's name, for accessible labels. */
  name: string;
  /** Path of the product's page. */
  urlPath: string;
  /** Positions it on the picture. */
  className?: string | undefined;
}

export const CardBuy = createContext<((props: CardBuyProps) => React.ReactNode) | null>(null);
