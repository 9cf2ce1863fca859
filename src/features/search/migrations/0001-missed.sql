create schema search;

-- Searches that found nothing, found only what they were corrected to, or were slow: how many on each day. It
-- holds nothing of who searched; the term is empty where it may name a person.
create table search.missed (
  -- In Finland.
  day date not null,
  language text not null,
  kind text not null,
  term text not null,
  searches integer not null,
  primary key (day, kind, language, term)
);
