/** How long an order knows who bought it (L29). */
import { shopZone } from '#platform/time.ts';
import type { CheckoutCustomer } from '../../checkout/contract.ts';
import type { OrderFacts } from '../record.ts';

/** Who an order was for once nobody may know: bookkeeping keeps what was sold, not to whom. */
export const nobody: Omit<CheckoutCustomer, 'postcode' | 'city'> = {
  email: 'poistettu@asiakas.invalid',
  phone: '0000000',
  firstName: '–',
  lastName: '–',
  streetAddress: '–––',
};

/** Days after the last one a delivery was promised for in which it may come late or be sent back. */
const openDays = 30;

/** Until when what was ordered may be on its way or come back. */
export function openUntil({ delivery }: Pick<OrderFacts, 'delivery'>): Temporal.Instant {
  const last = Temporal.PlainDate.from(delivery.promise.latest).add({ days: openDays });
  return last.toZonedDateTime(shopZone).toInstant();
}

/** The order without its buyer. */
export const withoutBuyer = (facts: OrderFacts): OrderFacts => ({
  ...facts,
  customer: { ...facts.customer, ...nobody },
});
