import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Cart } from '#features/cart/contract.ts';
import { withShipping } from '#features/cart/rules.ts';
import type { Shipment } from '#features/checkout/contract/delivery.ts';
import { choiceIn, priceOfChoice } from '#features/checkout/rules/choice.ts';

/** Prices of deliveries in cents by shipment; null while a time has to be chosen. */
type Prices = Record<string, number | null>;

/** The cart with the prices of the deliveries selected on this page, before they are saved. The location's
 * key would not do: it changes after a refused form, when the shopper may have chosen already. */
export function useTicked(
  cart: Cart,
  shipments: readonly Shipment[],
): [shown: Cart, tick: (shipmentId: string, cents: number | null) => void] {
  const { pathname, search } = useLocation();
  const place = [pathname, search, cart.isShippingSelected, cart.price.shipping].join(' ');
  const [ticked, setTicked] = useState<{ on: string; prices: Prices }>({ on: '', prices: {} });
  const prices = ticked.on === place ? ticked.prices : {};
  const tick = (shipmentId: string, cents: number | null) =>
    setTicked({ on: place, prices: { ...prices, [shipmentId]: cents } });
  return [Object.keys(prices).length > 0 ? withPrices(cart, shipments, prices) : cart, tick];
}

/** The sums hold the deliveries once all of them are selected. */
function withPrices(cart: Cart, shipments: readonly Shipment[], prices: Prices): Cart {
  const priced = shipments.map((shipment) => {
    const choice = choiceIn(shipment);
    const saved = choice && priceOfChoice(choice);
    const cents = prices[shipment.id] === undefined ? saved : prices[shipment.id];
    return { itemIds: shipment.itemIds, cents: cents ?? null };
  });
  const known = priced.flatMap(({ itemIds, cents }) =>
    cents === null ? [] : [{ itemIds, cents }],
  );
  if (known.length === priced.length) return withShipping(cart, known);
  return { ...withShipping(cart, []), isShippingSelected: false };
}
