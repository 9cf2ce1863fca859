-- Whether a line may be replaced by a similar product; null: as the shop says until the shopper decides.
alter table cart.line add column allows_substitute boolean;
alter table cart.kept_line add column allows_substitute boolean;
