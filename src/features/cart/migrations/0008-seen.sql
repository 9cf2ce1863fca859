-- What the shopper last saw of a line: its name and price. Null: not known.
alter table cart.line add column seen jsonb;
alter table cart.kept_line add column seen jsonb;
