-- The transaction that last changed the quantity: indexes read only what changed since they last
-- looked. Numbers of a sequence would be missed when their transaction ends later than its followers.
alter table catalogue.stock add column changed xid8 not null default pg_current_xact_id();
create index stock_changed on catalogue.stock (changed);

create function catalogue.mark_stock() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end
$$;

create trigger mark_stock before update on catalogue.stock
  for each row when (old.quantity is distinct from new.quantity)
  execute function catalogue.mark_stock();
