create schema feedback;

-- What people wrote, until it has been delivered and for as long afterwards as the merchant keeps it.
create table feedback.message (
  reference text primary key,
  idempotency_key text not null unique,
  kind text not null,
  topic text not null,
  text text not null,
  name text not null,
  email text not null,
  order_number text not null,
  page text not null,
  language text not null,
  customer_id text,
  received_at timestamptz not null,
  answer_by text,
  is_mailed boolean not null,
  state text not null,
  delivered_by text,
  tries int not null,
  last_problem text,
  settled_at timestamptz,
  erase_at timestamptz
);

create index on feedback.message (customer_id) where customer_id is not null;

-- How much one network or e-mail address has sent lately.
create table feedback.budget (
  key text primary key,
  level float8 not null,
  updated_at timestamptz not null
);
