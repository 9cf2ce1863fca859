/** What was chosen for carts, in the schema `checkout`. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import type { CustomerAddress } from '../session/contract.ts';
import type { CheckoutCustomer } from './contract.ts';

export interface ShippingRow {
  customer: CheckoutCustomer | null;
  deliveryMethodId: string | null;
  agentId: string | null;
}

const nothingChosen: ShippingRow = { customer: null, deliveryMethodId: null, agentId: null };

export async function findShipping(db: Db, cartToken: string): Promise<ShippingRow> {
  const [row] = await rowsOf<ShippingRow>(
    db,
    sql`
    select customer, delivery_method_id as "deliveryMethodId", agent_id as "agentId"
    from checkout.shipping where cart_token = ${cartToken}`,
  );
  return row ?? nothingChosen;
}

export async function putShipping(
  db: Db,
  cartToken: string,
  row: ShippingRow,
  now: Temporal.Instant,
): Promise<void> {
  const customer = row.customer && JSON.stringify(row.customer);
  await db.execute(sql`
    insert into checkout.shipping (cart_token, customer, delivery_method_id, agent_id, updated_at)
    values (${cartToken}, ${customer}::jsonb, ${row.deliveryMethodId}, ${row.agentId}, ${String(now)})
    on conflict (cart_token) do update set
      customer = excluded.customer,
      delivery_method_id = excluded.delivery_method_id,
      agent_id = excluded.agent_id,
      updated_at = excluded.updated_at`);
}

/** Forgets how a cart is delivered; the address stays. */
export async function clearDelivery(db: Db, cartToken: string): Promise<void> {
  await db.execute(sql`
    update checkout.shipping set delivery_method_id = null, agent_id = null
    where cart_token = ${cartToken}`);
}

/** Has what was chosen for a cart hold for another one, where nothing is chosen yet. */
export async function carryChoices(tx: Db, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into checkout.shipping (cart_token, customer, delivery_method_id, agent_id, updated_at)
    select ${to}, customer, delivery_method_id, agent_id, updated_at
    from checkout.shipping where cart_token = ${from}
    on conflict (cart_token) do nothing`);
  await tx.execute(sql`delete from checkout.shipping where cart_token = ${from}`);
}

/** Most addresses that are kept of a customer. */
const keptAddresses = 5;

/** Keeps an address of a customer, as the latest of the last few. */
export async function keepAddress(
  db: Db,
  customerId: string,
  address: CustomerAddress,
): Promise<void> {
  const kept = sql`${JSON.stringify(address)}::jsonb`;
  await db.execute(
    sql`delete from checkout.address where customer_id = ${customerId} and address = ${kept}`,
  );
  await db.execute(
    sql`insert into checkout.address (customer_id, address) values (${customerId}, ${kept})
      on conflict (customer_id, address) do nothing`,
  );
  await db.execute(
    sql`delete from checkout.address where customer_id = ${customerId} and position not in (
      select position from checkout.address where customer_id = ${customerId}
      order by position desc limit ${keptAddresses})`,
  );
}

/** Addresses the customer has kept, latest first. */
export async function addressesOf(db: Db, customerId: string): Promise<CustomerAddress[]> {
  const rows = await rowsOf<{ address: CustomerAddress }>(
    db,
    sql`select address from checkout.address where customer_id = ${customerId}
      order by position desc`,
  );
  return rows.map(({ address }) => address);
}

/** Forgets what is kept of the customer; `cartTokens` are those of the customer's carts. */
export async function eraseCustomer(
  tx: Db,
  customerId: string,
  cartTokens: readonly string[],
): Promise<void> {
  await tx.execute(sql`delete from checkout.address where customer_id = ${customerId}`);
  for (const token of cartTokens) await eraseShipping(tx, token);
}

/** Forgets what was chosen for a cart. */
export async function eraseShipping(db: Db, cartToken: string): Promise<void> {
  await db.execute(sql`delete from checkout.shipping where cart_token = ${cartToken}`);
}

/** Forgets what nobody has chosen anew since. */
export async function deleteShipping(db: Db, before: Temporal.Instant): Promise<void> {
  await db.execute(
    sql`delete from checkout.shipping where updated_at < ${String(before)}::timestamptz`,
  );
}
