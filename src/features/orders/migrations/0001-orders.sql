create schema orders;

create sequence orders.number start 10000001;

create table orders.placed (
  number text primary key,
  key text not null,
  cart_token text not null,
  idempotency_key text not null unique,
  status text not null check (status in ('awaiting-payment', 'paid', 'cancelled', 'refunded')),
  -- The order as the contract shapes it; its status is the column's.
  facts jsonb not null,
  total_cents int not null,
  callback_url text not null,
  -- The payment that paid it.
  paid_by text,
  placed_at timestamptz not null
);

create index placed_awaiting on orders.placed (placed_at) where status = 'awaiting-payment';
create index placed_cart on orders.placed (cart_token);

create table orders.payment (
  transaction_id text primary key,
  number text not null references orders.placed (number),
  redirect jsonb,
  refunded boolean not null default false
);
