create schema analytics;

-- What visitors who agreed to it did, and the purchases of all orders. A visitor is a random id of a browser.
create table analytics.event (
  id bigint generated always as identity primary key,
  name text not null,
  at timestamptz not null,
  visitor text,
  language text not null,
  page text not null,
  -- Of `purchase`, and of `place_order`, which joins the order to its visitor.
  order_number text,
  items jsonb not null,
  facts jsonb not null
);

create index on analytics.event (at);
create index on analytics.event (name, at);
create index on analytics.event (visitor, at) where visitor is not null;
create unique index one_purchase_of_an_order on analytics.event (order_number) where name = 'purchase';
create index on analytics.event (order_number) where order_number is not null;
