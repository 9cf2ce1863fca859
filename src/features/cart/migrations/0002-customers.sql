-- Whose cart it is; null for a guest's, which answers whoever has its token.
alter table cart.cart add column customer_id text;
-- The cart its goods went into: its token leads there.
alter table cart.cart add column merged_into text references cart.cart (token) on delete cascade;

create index cart_merged_into on cart.cart (merged_into);
-- A customer has one cart, whatever device it is looked at from.
create unique index cart_of_customer on cart.cart (customer_id) where merged_into is null;
