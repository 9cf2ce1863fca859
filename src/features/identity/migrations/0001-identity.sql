create schema identity;

create table identity.account (
  id text primary key,
  -- Lower case; verified, because an account begins with the mailed link.
  email text not null unique,
  password_hash text not null,
  given_name text not null,
  family_name text not null,
  phone text not null default '',
  language text not null,
  addresses jsonb not null default '[]',
  bonus_card text unique,
  is_coop boolean not null default false,
  created_at timestamptz not null
);

-- What the OpenID provider remembers: sessions, grants, codes, tokens. Ids are hashed; they are secrets.
create table identity.artifact (
  model text not null,
  id_hash text not null,
  payload jsonb not null,
  grant_id text,
  session_uid text,
  account_id text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id_hash)
);
create index artifact_grant on identity.artifact (grant_id) where grant_id is not null;
create index artifact_session on identity.artifact (session_uid) where session_uid is not null;
create index artifact_account on identity.artifact (account_id) where account_id is not null;
create index artifact_expiry on identity.artifact (expires_at);

-- Private keys are sealed with a key of the configuration.
create table identity.signing_key (
  kid text primary key,
  sealed text not null,
  created_at timestamptz not null,
  signs_from timestamptz not null
);

-- Mailed links: single use, hashed.
create table identity.ticket (
  token_hash text primary key,
  kind text not null,
  data jsonb not null,
  expires_at timestamptz not null
);
create index ticket_expiry on identity.ticket (expires_at);

-- Leaky buckets of what may be tried how often.
create table identity.budget (
  key text primary key,
  level double precision not null,
  updated_at timestamptz not null
);
create index budget_age on identity.budget (updated_at);

-- The demo registry of bonus cards.
create table identity.bonus_card (
  number text primary key,
  is_coop boolean not null
);
