-- What the merchant says of the product in words of a fixed list, by attribute; null: nothing.
alter table catalogue.product add column attributes jsonb;
