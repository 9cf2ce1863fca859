-- Sold by weight: grams of one piece, as estimated. The prices, here and in the log, are those of a kilogram then.
alter table pricing.price add column estimated_grams integer check (estimated_grams > 0);
