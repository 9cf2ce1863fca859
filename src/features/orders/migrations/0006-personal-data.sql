-- Until when what was ordered may be on its way or come back: bookkeeping and links need to know no more
-- of the buyer afterwards.
alter table orders.placed add column open_until timestamptz;
update orders.placed set open_until =
  ((facts #>> '{delivery,promise,latest}')::date + 30)::timestamp at time zone 'Europe/Helsinki';
alter table orders.placed alter column open_until set not null;

-- True once name and addresses are taken out.
alter table orders.placed add column is_anonymous boolean not null default false;
update orders.placed set is_anonymous = true, cart_token = ''
  where facts #>> '{customer,email}' = 'poistettu@asiakas.invalid';

create index placed_open_until on orders.placed (open_until) where not is_anonymous;
create index placed_at_all on orders.placed (placed_at);
