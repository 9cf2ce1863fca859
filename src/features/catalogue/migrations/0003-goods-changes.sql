-- The transaction that last changed a product, its variants or its prices: indexes read only what
-- changed since they last looked, as with stock.
alter table catalogue.product add column changed xid8 not null default pg_current_xact_id();
create index product_changed on catalogue.product (changed);

create function catalogue.mark_product() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end
$$;

create trigger mark_product before update on catalogue.product
  for each row execute function catalogue.mark_product();

-- Prices belong to another feature, which knows nothing of the catalogue.
create function catalogue.mark_priced() returns trigger language plpgsql as $$
begin
  update catalogue.product set changed = pg_current_xact_id()
  where changed <> pg_current_xact_id() and sok_id in (
    select sok_id from written
    union
    select product_sok_id from catalogue.variant where sok_id in (select sok_id from written));
  return null;
end
$$;

create trigger mark_new_prices after insert on pricing.price
  referencing new table as written for each statement execute function catalogue.mark_priced();
create trigger mark_prices after update on pricing.price
  referencing new table as written for each statement execute function catalogue.mark_priced();
