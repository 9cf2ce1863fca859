-- Place in the merchant's own order, and from when it can be bought where that is later than its first
-- appearance; null where the merchant says nothing.
alter table catalogue.product add column position integer, add column buyable_from timestamptz;
