-- The shop asks each time something changes when the next price does.
create index price_log_valid_from on pricing.price_log (valid_from);
