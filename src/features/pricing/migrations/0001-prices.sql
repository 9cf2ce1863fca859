create schema if not exists pricing;

create table pricing.price (
  sok_id text primary key,
  regular_cents integer not null check (regular_cents > 0),
  sale_cents integer check (sale_cents > 0),
  sale_from timestamptz,
  sale_until timestamptz,
  coop_cents integer check (coop_cents > 0),
  unit_amount double precision check (unit_amount > 0),
  unit text
);

-- The general price in force from a moment on; what was in force is never changed afterwards.
-- Rows of the future are planned (a sale that begins or ends) and may be replaced until their time.
create table pricing.price_log (
  sok_id text not null,
  valid_from timestamptz not null,
  cents integer not null check (cents > 0),
  primary key (sok_id, valid_from)
);
