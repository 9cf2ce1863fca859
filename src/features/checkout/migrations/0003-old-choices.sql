create index shipping_age on checkout.shipping (updated_at);
