create schema if not exists catalogue;

create table catalogue.category (
  path text primary key,
  name jsonb not null,
  position integer not null
);

create table catalogue.brand (
  id text primary key,
  name text not null
);

create table catalogue.product (
  sok_id text primary key,
  merchant_id text not null,
  feed text not null,
  name jsonb not null,
  description jsonb not null,
  brand_id text references catalogue.brand,
  category_path text not null references catalogue.category,
  colours jsonb not null,
  size text,
  pictures jsonb not null,
  promotions text[] not null,
  measure text,
  vat_permille integer not null,
  gtin text,
  availability text not null,
  created_at timestamptz not null,
  sales integer not null default 0,
  active boolean not null default true,
  -- Of everything the feed says of the product and its variants; the same hash means nothing to write.
  hash text not null
);
create index product_feed on catalogue.product (feed);

create table catalogue.variant (
  sok_id text primary key,
  product_sok_id text not null references catalogue.product on delete cascade,
  merchant_id text not null,
  colours jsonb not null,
  size text,
  gtin text,
  picture jsonb,
  availability text not null,
  position integer not null,
  active boolean not null default true
);
create index variant_product on catalogue.variant (product_sok_id);

create table catalogue.stock (
  sok_id text primary key,
  quantity integer not null check (quantity >= 0),
  -- What the feed said last; only another number there replaces what is left after sales.
  given integer
);

-- One row: grows with every change of the catalogue, so that indexes know when to be built anew.
create table catalogue.change (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue.change (version) values (0);
