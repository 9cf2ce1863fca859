create schema built_files;

-- A build of the storefront's pages that some process serves, or served within a day.
create table built_files.release (
  id text primary key,
  seen_at timestamptz not null
);

-- What browsers load of it, compressed with Brotli.
create table built_files.file (
  release text not null references built_files.release (id) on delete cascade,
  path text not null,
  bytes bytea not null,
  primary key (release, path)
);

create index file_path on built_files.file (path);
