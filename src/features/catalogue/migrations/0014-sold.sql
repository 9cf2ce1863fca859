-- Pieces that the shop itself sold, older ones counting less; `sales` is what the feed says. Orders are another
-- feature's: a job counts them now and then. Lists know the sum of both.
alter table catalogue.product add column sold double precision not null default 0;
