-- Guests' carts go when nobody has touched them for long.
create index cart_of_guests on cart.cart (updated_at) where customer_id is null;
