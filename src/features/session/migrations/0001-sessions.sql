create schema session;

create table session.session (
  -- SHA-256 of the auth token: who reads the table cannot act for anybody.
  token_hash text primary key,
  -- The provider that knows the customer; a session does not outlive a change of provider.
  issuer text not null,
  customer_id text not null,
  customer jsonb not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  -- The provider's tokens as the browser has them: encrypted. The access token comes with the first renewal.
  access_token text,
  refresh_token text not null,
  -- SHA-256 of the refresh token before this one, which gets the same answer for a moment.
  previous_hash text,
  renewed_at timestamptz,
  -- While one process renews, the others wait for it.
  renewing_until timestamptz
);

create index session_of_customer on session.session (customer_id);
create index session_ends on session.session (ends_at);
