/** What a page says of itself to search engines and to those who share it, besides what it shows. */
import { createContext, type RouterContextProvider } from 'react-router';
import type { Thing } from 'schema-dts';
import type { Picture } from '#features/catalogue/contract.ts';

export interface PageDescription {
  /** schema.org entities of the page; called only when a document is rendered. */
  entities?: () => Thing[];
  /** Product pictures that stand for the page where it is shared; at most four are used. */
  pictures?: readonly (Picture | null)[];
  /** It has a place for the customer, whose space is kept before scripts run. */
  hasCustomersPlace?: boolean;
  /** Of Open Graph; a website when absent. */
  type?: 'website' | 'product';
}

const described = createContext<PageDescription>({});

/** For loaders: the description goes into the HTML alone, never into the data of the page. */
export const describePage = (
  context: Readonly<RouterContextProvider>,
  description: PageDescription,
): void => context.set(described, description);

export const descriptionOf = (context: Readonly<RouterContextProvider>): PageDescription =>
  context.get(described);
