/** Customers and bonus cards of the demo shop; `npm start` prints the customers' logins. */
import type { DemoCustomer } from '#features/identity/accounts/demo.ts';
import { readData, readTable } from './tables.ts';

export const demoCustomers = JSON.parse(readData('customers.json')) as DemoCustomer[];

/** The customers' own cards, and some that any customer may attach. */
export const demoCards = readTable<'number' | 'is_coop'>('bonus-cards.tsv').map(
  ({ number, is_coop }) => ({ number, isCoop: is_coop === 'yes' }),
);
