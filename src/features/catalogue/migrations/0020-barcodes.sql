-- no transaction
-- Products are found by the barcode on them.
create index concurrently if not exists product_gtin on catalogue.product (gtin) where gtin is not null;
create index concurrently if not exists variant_gtin on catalogue.variant (gtin) where gtin is not null;
