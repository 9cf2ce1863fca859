create schema content;

-- What the merchant says and decides. `data` has the shape of its kind.
create table content.document (
  kind text not null,
  key text not null,
  data jsonb not null,
  primary key (kind, key)
);

-- One row per push; the version of the space is that of the last one.
create table content.push (
  version int primary key,
  pushed_at timestamptz not null,
  note text not null
);

-- What each push changed; null where the document did not exist.
create table content.change (
  version int not null references content.push (version),
  kind text not null,
  key text not null,
  before jsonb,
  after jsonb,
  primary key (version, kind, key)
);

-- Bytes of pictures by their hash; those of earlier versions stay, so that a push can be taken back.
create table content.picture (
  hash text primary key,
  type text not null,
  bytes bytea not null
);
