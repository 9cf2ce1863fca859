create schema reviews;

create table reviews.review (
  id bigint generated always as identity primary key,
  product_sok_id text not null,
  -- Who wrote it: a customer, or the guest of an order; neither when it came with the demo shop.
  customer_id text,
  -- The paid order that proves the purchase.
  order_number text,
  stars smallint not null check (stars between 1 and 5),
  title text not null,
  text text not null,
  display_name text not null,
  fit text check (fit in ('small', 'true', 'large')),
  language text not null,
  state text not null check (state in ('pending', 'published', 'rejected')),
  reason text check ((reason is null) = (state <> 'rejected')),
  sent_at timestamptz not null,
  decided_at timestamptz
);

-- One review per buyer and product.
create unique index review_customer on reviews.review (customer_id, product_sok_id)
  where customer_id is not null;
create unique index review_guest on reviews.review (order_number, product_sok_id)
  where customer_id is null and order_number is not null;
create index review_published on reviews.review (product_sok_id, sent_at) where state = 'published';
create index review_pending on reviews.review (sent_at) where state = 'pending';

create table reviews.budget (
  key text primary key,
  level float8 not null,
  updated_at timestamptz not null
);
