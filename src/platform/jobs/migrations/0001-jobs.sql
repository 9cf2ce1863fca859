create schema jobs;

-- What is to be done outside the transaction that wanted it. A finished job is deleted; one that
-- failed for the last time stays, for people to look at.
create table jobs.job (
  id bigint generated always as identity primary key,
  name text not null,
  -- At most one waiting job of a key.
  key text unique,
  data jsonb not null,
  run_at timestamptz not null,
  attempts int not null default 0,
  last_error text,
  failed boolean not null default false
);

create index job_waiting on jobs.job (run_at) where not failed;
