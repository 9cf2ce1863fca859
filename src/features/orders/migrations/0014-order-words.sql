-- The words that the merchant's people find orders by. The index keeps what these say: whoever changes one makes a
-- function and an index of another name.

-- Lower case without accents; ä, ö and å stay letters. `lower` alone knows no more than ASCII in some locales.
create or replace function orders.folded(given text) returns text
  language sql immutable parallel safe as $$
  select case when given ~ '^[\x01-\x7f]*$' then lower(given collate "C") else normalize(
    regexp_replace(
      regexp_replace(
        translate(
          lower(normalize(given, nfd) collate "C"),
          'ØøÆæŒœßĐđÐðŁłÞþı', 'ooaaoosddddllthi'
        ),
        '[\u0300-\u0307\u0309\u030b-\u036f]', '', 'g'
      ),
      '([^ao])\u0308|([^a])\u030a', '\1\2', 'g'
    ),
    nfc
  ) end
$$;

-- Letters and digits in a row.
create or replace function orders.parts(given text) returns setof text
  language sql immutable parallel safe as $$
  select left(part, 100)
  from regexp_split_to_table(orders.folded(given), '[^a-z0-9\u00c0-\u1fff\u2c00-\ufaff]+') as part
  where part <> ''
$$;

-- A phone number as it is typed: with the country, also after 00, and without it where it is Finnish.
create or replace function orders.phones(given text) returns setof text
  language sql immutable parallel safe as $$
  with typed as (
    select regexp_replace(
      regexp_replace(regexp_replace(given, '[^+0-9]', '', 'g'), '^00', '+'),
      '^\+3580?', '0'
    ) as digits
  )
  select phone
  from typed, unnest(
    case
      when digits ~ '^0[1-9]' then array[digits, '358' || substr(digits, 2), '00358' || substr(digits, 2)]
      when digits ~ '^\+' then array[substr(digits, 2), '00' || substr(digits, 2)]
      else array[digits]
    end
  ) as phone
  where phone <> ''
$$;

-- Never fails, since orders could not be written then.
create or replace function orders.words(number text, facts jsonb) returns tsvector
  language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select word from (
      select orders.parts(concat_ws(' ',
        number, facts #>> '{customer,firstName}', facts #>> '{customer,lastName}',
        split_part(facts #>> '{customer,email}', '@', 1),
        (
          select string_agg(concat_ws(' ', line ->> 'name', line ->> 'variantName', line ->> 'sokId'), ' ')
          from jsonb_array_elements(facts -> 'lines') as line
        )
      ))
      union all select left(orders.folded(facts #>> '{customer,email}'), 100)
      union all select left(orders.phones(facts #>> '{customer,phone}'), 100)
    ) as every (word)
    where word <> ''
  ))
$$;

-- Each part of a word as the beginning of one; an e-mail address as it is. Null when it has no letters and digits.
create or replace function orders.sought(word text) returns tsquery
  language sql immutable parallel safe as $$
  select string_agg(
    '''' || replace(replace(part, '\', '\\'), '''', '''''') || ''':*', ' & '
  )::tsquery
  from unnest(
    case
      when word like '%@%' then array[left(orders.folded(word), 100)]
      else array(select orders.parts(word))
    end
  ) as part
$$;

-- The day by which something of an order has to have come, ISO.
create or replace function orders.promised(facts jsonb) returns text
  language sql immutable parallel safe as $$
  select min(delivery #>> '{promise,latest}') from jsonb_array_elements(facts -> 'deliveries') as delivery
$$;
