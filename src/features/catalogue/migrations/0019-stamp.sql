-- Another one with every change: two databases that began as one never have the same stamp after both changed, as
-- versions may.
alter table catalogue.change add column stamp uuid not null default gen_random_uuid();

create function catalogue.mark_change() returns trigger language plpgsql as $$
begin
  new.stamp := gen_random_uuid();
  return new;
end
$$;

create trigger mark_change before update on catalogue.change
  for each row execute function catalogue.mark_change();
