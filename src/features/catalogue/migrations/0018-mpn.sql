-- The manufacturer's part number; null: the feed has none.
alter table catalogue.product add column mpn text;
alter table catalogue.variant add column mpn text;
