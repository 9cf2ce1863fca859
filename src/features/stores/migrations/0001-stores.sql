create schema stores;

create table stores.store (
  code text primary key,
  name text not null,
  street_address text not null,
  postcode text not null,
  town text not null,
  -- schema.org openingHours: 'Mo-Fr 09:00-21:00, Sa 09:00-18:00'
  opening_hours text not null
);

create table stores.stock (
  sok_id text not null,
  store_code text not null references stores.store (code) on delete cascade,
  quantity int not null check (quantity >= 0),
  primary key (sok_id, store_code)
);
