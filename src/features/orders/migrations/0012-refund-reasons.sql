-- Why the seller refunds and who asked for it, as the command notes them; null for other refunds and those of before.
alter table orders.refund add column reason text, add column requested_by text;
