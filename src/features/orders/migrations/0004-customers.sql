-- Who placed it while logged in; null for a guest's, and once the customer had their data erased.
alter table orders.placed add column customer_id text;
-- When name and addresses are taken out of an order that is still on its way.
alter table orders.placed add column erase_at timestamptz;

create index placed_customer on orders.placed (customer_id) where customer_id is not null;
create index placed_erase_at on orders.placed (erase_at) where erase_at is not null;
