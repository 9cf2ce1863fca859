-- What published reviews say of a product: the sum of their stars, and how many there are. Reviews are
-- another feature's, which writes both when it publishes one.
alter table catalogue.product
  add column rating_sum integer not null default 0,
  add column rating_count integer not null default 0,
  add constraint rating check (rating_count >= 0 and rating_sum between rating_count and 5 * rating_count);
