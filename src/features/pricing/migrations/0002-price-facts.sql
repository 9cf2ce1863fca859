alter table pricing.price
  add column deposit_cents integer check (deposit_cents > 0),
  add column perishable boolean not null default false;

-- Tells a cut from a new regular price: a campaign whose cuts grow is compared with the price before
-- its first cut.
alter table pricing.price_log add column reduced boolean not null default false;
update pricing.price_log l set reduced = true from pricing.price p
where p.sok_id = l.sok_id and l.cents = p.sale_cents and l.cents < p.regular_cents
  and l.valid_from >= coalesce(p.sale_from, l.valid_from);
