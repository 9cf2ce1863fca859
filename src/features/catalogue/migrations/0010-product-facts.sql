-- What the law wants told of goods; shown on the product page alone, so no index reads them.
alter table catalogue.product
  add column safety jsonb,
  add column food jsonb;
