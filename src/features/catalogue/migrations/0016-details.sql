-- What the merchant says of the product in words of its own: a table, sentences, and what its labels say; null:
-- nothing. Only the keys that merchants make filters of are read into the index.
alter table catalogue.product
  add column details jsonb,
  add column highlights jsonb,
  add column labels jsonb;
