create schema shopping_lists;

create table shopping_lists.list (
  id text primary key,
  customer_id text not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Removed a moment ago: it comes back when that is undone.
  removed_at timestamptz
);
create index list_customer on shopping_lists.list (customer_id);

create table shopping_lists.item (
  list_id text not null references shopping_lists.list (id) on delete cascade,
  -- What is bought: a variant, or a product that has none.
  sok_id text not null,
  quantity int not null check (quantity between 1 and 999),
  -- As it was when the item was added: the product may leave the catalogue.
  name text not null,
  position bigint generated always as identity,
  primary key (list_id, sok_id)
);
