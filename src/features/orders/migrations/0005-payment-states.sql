-- What is known of a payment.
alter table orders.payment add column status text not null default 'new'
  check (status in ('new', 'pending', 'failed', 'paid', 'refunded'));
update orders.payment set status = 'paid'
  where transaction_id in (select paid_by from orders.placed where paid_by is not null);
create index payment_number on orders.payment (number);
-- Why an order was cancelled; null for those of before.
alter table orders.placed add column cancel_reason text
  check (cancel_reason in ('unpaid', 'replaced', 'not-opened'));
-- The API knows where the provider's callbacks go.
alter table orders.placed drop column callback_url;
-- What may be held unpaid: leaky buckets by buyer, network and order.
create table orders.budget (
  key text primary key,
  level float8 not null,
  updated_at timestamptz not null
);
-- The buckets an order took from; its payment gives back.
alter table orders.placed add column budget_keys jsonb not null default '[]';
