-- The payment provider's own number of a refund, by which it says later how a pending one ended.
alter table orders.refund add column provider_id text;
