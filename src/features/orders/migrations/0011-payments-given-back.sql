-- How the refund of a whole payment went that came too late or was not needed; all null for one that was not given
-- back, and for those of before.
alter table orders.payment
  add column refund_status text check (refund_status in ('waiting', 'accepted', 'refused')),
  -- The payment provider's own number of a refund that it has not decided.
  add column refund_provider_id text,
  add column refund_refusal text,
  add column refund_requested_at timestamptz,
  add column refund_settled_at timestamptz,
  -- How often it was asked for again after a refusal: each time is another refund at the provider.
  add column refund_repeats int not null default 0;
-- The command for orders and the metrics look for those that are not settled.
create index payment_refund_open on orders.payment (refund_status) where refund_status in ('waiting', 'refused');
