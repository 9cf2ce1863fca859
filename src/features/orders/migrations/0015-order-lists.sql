-- no transaction
-- What the merchant's people list and look for.
create index concurrently if not exists placed_words on orders.placed using gin (orders.words(number, facts));
create index concurrently if not exists placed_to_send on orders.placed (orders.promised(facts), number)
  where status = 'paid' and delivered_on is null and cancelled_at is null;
create index concurrently if not exists placed_cancelled on orders.placed (placed_at)
  where status = 'cancelled' or cancelled_at is not null;
create index concurrently if not exists refund_refused on orders.refund (number) where status = 'refused';
