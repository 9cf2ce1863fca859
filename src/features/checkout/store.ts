/** What was chosen for carts, in the schema `checkout`. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
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
