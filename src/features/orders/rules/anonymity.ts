/** How long an order has the data of its buyer (L29). */
import { shopZone } from '#platform/time.ts';
import type { CheckoutCustomer } from '../../checkout/contract.ts';
import type { OrderFacts } from '../record.ts';
import { promiseOf } from './deliveries.ts';

/** Placeholders for the removed data of a buyer; bookkeeping needs what was sold, not to whom. */
export const nobody: Omit<CheckoutCustomer, 'postcode' | 'city'> = {
  email: 'poistettu@asiakas.invalid',
  phone: '0000000',
  firstName: '–',
  lastName: '–',
  streetAddress: '–––',
};

/** Days after the last promised day in which a delivery may still arrive late or be returned. */
const openDays = 30;

/** Days to send back what was withdrawn. */
const returnDays = 14;

/** Until when the products may still be delivered or returned. */
export function openUntil({
  deliveries,
  withdrawalDays,
}: Pick<OrderFacts, 'deliveries' | 'withdrawalDays'>): Temporal.Instant {
  const days = Math.max(openDays, withdrawalDays + returnDays);
  const last = Temporal.PlainDate.from(promiseOf({ deliveries }).latest).add({ days });
  return last.toZonedDateTime(shopZone).toInstant();
}

/** The order with placeholders for its buyer. */
export const withoutBuyer = (facts: OrderFacts): OrderFacts => ({
  ...facts,
  customer: { ...facts.customer, ...nobody },
});
