-- Addresses customers chose to keep for their next orders; the latest has the highest position.
create table checkout.address (
  customer_id text not null,
  -- As the contract shapes it, without the e-mail.
  address jsonb not null,
  position bigint generated always as identity,
  unique (customer_id, address)
);
