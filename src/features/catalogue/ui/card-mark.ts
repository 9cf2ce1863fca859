/** A component that the layout provides for the corner of each product card; none by default. */
import { createContext } from 'react';

export interface CardMarkProps {
  /** Id of the product or variant. */
  sokId: string;
  /** The product's name, for the accessible label. */
  name: string;
  /** Positions it in the corner. */
  className?: string | undefined;
}

export const CardMark = createContext<((props: CardMarkProps) => React.ReactNode) | null>(null);
