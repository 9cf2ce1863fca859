-- What lines that are sold by weight were found to weigh.
create table orders.weighing (
  number text not null references orders.placed (number),
  -- Position of the line, 0 for the first.
  line int not null,
  grams int not null check (grams > 0),
  -- Of its pieces at this weight, before discounts: never more than the estimate.
  final_cents int not null check (final_cents >= 0),
  weighed_at timestamptz not null,
  -- Null when they cost what was estimated.
  refund_id bigint references orders.refund (id),
  primary key (number, line)
);

alter table orders.refund
  drop constraint refund_cause_check,
  add constraint refund_cause_check check (cause in ('withdrawal', 'seller', 'weighing'));
