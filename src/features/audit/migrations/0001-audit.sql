create schema audit;

-- What the merchant's people and programs did.
create table audit.entry (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  actor_kind text not null,
  actor_id text not null,
  actor_name text not null,
  -- IP address the request came from; null for commands.
  address text,
  act text not null,
  subject_kind text not null,
  -- Null when it was several.
  subject_id text,
  before jsonb,
  after jsonb,
  reason text
);

create index entry_subject on audit.entry (subject_kind, subject_id, id);
create index entry_actor on audit.entry (actor_kind, actor_id, id);
create index entry_at on audit.entry (at);

-- The log only grows, whoever writes SQL: entries may go when bookkeeping needs them no more, after six years.
create function audit.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '6 years' then
    return old;
  end if;
  raise exception 'The audit log only grows.';
end $$;

create trigger entry_kept before update or delete on audit.entry
  for each row execute function audit.refuse_change();
create trigger entries_kept before truncate on audit.entry
  for each statement execute function audit.refuse_change();
