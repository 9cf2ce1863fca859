/** What whoever frames the pages puts in the corner of each product; nothing unless told. */
import { createContext } from 'react';

export interface CardMarkProps {
  /** Product or variant it marks. */
  sokId: string;
  /** What the shopper knows it by. */
  name: string;
  /** Puts it into the corner. */
  className?: string | undefined;
}

export const CardMark = createContext<((props: CardMarkProps) => React.ReactNode) | null>(null);
