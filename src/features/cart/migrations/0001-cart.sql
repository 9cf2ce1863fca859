create schema cart;

create table cart.coupon (
  code text primary key,
  percent int check (percent between 1 and 100),
  cents int check (cents > 0),
  minimum_cents int not null default 0,
  valid_from timestamptz,
  valid_until timestamptz,
  check ((percent is null) <> (cents is null))
);

create table cart.cart (
  token text primary key,
  coupon text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table cart.line (
  id text primary key,
  cart_token text not null references cart.cart (token) on delete cascade,
  -- What is bought: a variant, or a product that has none.
  sok_id text not null,
  quantity int not null check (quantity between 1 and 999),
  position bigint generated always as identity,
  unique (cart_token, sok_id)
);

insert into cart.coupon (code, percent, minimum_cents) values ('TERVETULOA10', 10, 3000);
insert into cart.coupon (code, cents, minimum_cents) values ('VIITONEN', 500, 5000);
