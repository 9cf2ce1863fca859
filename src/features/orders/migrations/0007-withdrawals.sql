-- Day on which the products came, as the seller recorded it; null while only the promise is known.
alter table orders.placed add column delivered_on date;

-- Notices of withdrawal, as they were received.
create table orders.withdrawal (
  id text primary key,
  number text not null references orders.placed (number),
  idempotency_key text not null,
  received_at timestamptz not null,
  -- When everything it gives back was handed to the payment provider.
  closed_at timestamptz,
  name text not null,
  lines jsonb not null,
  delivery_cents int not null,
  total_cents int not null,
  unique (number, idempotency_key)
);

create index withdrawal_open on orders.withdrawal (received_at) where closed_at is null;

-- Refunds of paid orders; those of late payments are payments marked as refunded.
create table orders.refund (
  id bigint primary key generated always as identity,
  number text not null references orders.placed (number),
  cause text not null check (cause in ('withdrawal', 'seller')),
  transaction_id text not null,
  sums jsonb not null,
  total_cents int not null check (total_cents > 0),
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
  -- What the payment provider said when it refused.
  refusal text,
  requested_at timestamptz not null,
  settled_at timestamptz
);

create index refund_number on orders.refund (number);
