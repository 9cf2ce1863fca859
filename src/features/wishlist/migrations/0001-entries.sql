create schema wishlist;

create table wishlist.entry (
  customer_id text not null,
  -- What is wished for: a product, or a variant of it.
  sok_id text not null,
  product_sok_id text not null,
  saved_at timestamptz not null,
  price_when_saved_cents int not null check (price_when_saved_cents >= 0),
  -- Removed a moment ago: it comes back as it was when that is undone.
  removed_at timestamptz,
  primary key (customer_id, sok_id)
);
