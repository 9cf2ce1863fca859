-- What a shopper saved for later: beside the cart, and merged with it.
create table cart.kept_line (
  cart_token text not null references cart.cart (token) on delete cascade,
  sok_id text not null,
  quantity int not null check (quantity between 1 and 999),
  position bigint generated always as identity,
  primary key (cart_token, sok_id)
);
