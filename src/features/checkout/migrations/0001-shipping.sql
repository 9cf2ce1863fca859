create schema checkout;

-- Who buys a cart and how it is delivered, as chosen so far.
create table checkout.shipping (
  cart_token text primary key,
  customer jsonb,
  delivery_method_id text,
  agent_id text,
  updated_at timestamptz not null
);
