-- Coupons are documents of the content space.
drop table cart.coupon;
