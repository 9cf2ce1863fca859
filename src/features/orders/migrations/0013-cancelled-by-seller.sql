-- When the seller cancelled it after its payment; its status stays what the version before knows.
alter table orders.placed add column cancelled_at timestamptz;
