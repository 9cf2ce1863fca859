-- Codes of the demo shop that every shop was made with: they go from shops that neither use nor changed them.
delete from cart.coupon where valid_from is null and valid_until is null
  and ((code = 'TERVETULOA10' and percent = 10 and minimum_cents = 3000)
    or (code = 'VIITONEN' and cents = 500 and minimum_cents = 5000))
  and not exists (select from cart.cart where cart.coupon = coupon.code);

-- Tries of codes that were refused, by network.
create table cart.budget (
  key text primary key,
  level float8 not null,
  updated_at timestamptz not null
);
