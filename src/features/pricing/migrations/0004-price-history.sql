-- A price of null: from then on it was not sold.
alter table pricing.price_log alter column cents drop not null;
-- Told by the merchant of the time before the shop's own log began; a newer telling replaces it.
alter table pricing.price_log add column told boolean not null default false;
