-- When it was paid; an earlier or later order of the same cart is then not sent as well.
alter table orders.placed add column paid_at timestamptz;
