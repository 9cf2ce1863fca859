create schema staff;

-- Programs of the merchant that call the staff API.
create table staff.client (
  id text primary key,
  name text not null,
  -- SHA-256 of the secret, which is 256 random bits.
  secret_hash text not null,
  permissions jsonb not null,
  created_at timestamptz not null,
  -- Its id is not used again, as the audit log names it.
  removed_at timestamptz
);

create table staff.token (
  -- SHA-256 of the token.
  hash text primary key,
  client_id text not null references staff.client (id),
  permissions jsonb not null,
  expires_at timestamptz not null
);

create index token_client on staff.token (client_id);
create index token_expires on staff.token (expires_at);
