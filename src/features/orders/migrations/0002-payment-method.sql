-- The method a payment was opened with: the provider's id, and the name shoppers know it by.
alter table orders.payment add column method_id text;
alter table orders.payment add column method_name text;
-- Later payments of an order have higher ones.
alter table orders.payment add column position bigint generated always as identity;
