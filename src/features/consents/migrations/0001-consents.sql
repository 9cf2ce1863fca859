create schema consents;

-- The texts that customers decided about, as they were read.
create table consents.text (
  version text primary key,
  contract_id text not null,
  language text not null,
  title text not null,
  description text not null,
  first_used_at timestamptz not null
);

-- Every decision. A customer's consent is the latest one of its contract; rows are only added.
create table consents.decision (
  id bigint generated always as identity primary key,
  customer_id text not null,
  contract_id text not null,
  state text not null,
  text_version text not null references consents.text (version),
  -- Which form it was made with, and the origin of the page that had it.
  channel text not null,
  origin text not null,
  decided_at timestamptz not null
);

create index on consents.decision (customer_id, contract_id, id);
create index on consents.decision (contract_id, state);
create index on consents.decision (decided_at);

create function consents.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'A decision on a consent is never changed; it goes only when its customer is erased.';
end
$$;

create trigger decisions_stay_as_they_are before update or truncate on consents.decision
  for each statement execute function consents.refuse_change();

create trigger decisions_stay before delete on consents.decision
  for each row when (current_setting('consents.erased', true) is distinct from old.customer_id)
  execute function consents.refuse_change();

-- When each customer was last shown the widget, and when they declined it.
create table consents.engagement (
  customer_id text primary key,
  last_shown_at timestamptz,
  declined_at timestamptz
);

-- How many decisions one customer has sent lately.
create table consents.budget (
  key text primary key,
  level float8 not null,
  updated_at timestamptz not null
);
