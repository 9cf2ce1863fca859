/** Checkout calls (R297–R301). */
import { refuse } from '#platform/errors.ts';
import { makeSubApp } from '#platform/http/app.ts';
import type { Language } from '#platform/i18n/language.ts';
import {
  createDraft,
  getDeliveryOptions,
  getShippingData,
  setAddress,
  setDeliveryMethod,
  type DeliveryMethod,
} from './contract.ts';
import type { CheckoutDeps } from './deps.ts';
import { offersFor, shippingData } from './read.ts';
import { availabilityOf, needsAgent } from './rules/delivery.ts';
import { findShipping, putShipping, type ShippingRow } from './store.ts';

/** How long a draft order is meant to be good; it holds nothing. */
const draftMinutes = 30;

export function makeCheckoutApp(deps: CheckoutDeps) {
  const cartOf = async (token: string, language: Language) => {
    const cart = await deps.readCart(deps.db, token, language);
    if (!cart) throw refuse(404, 'cart-not-found', 'Cart not found');
    return cart;
  };

  return makeSubApp()
    .openapi(createDraft, async (c) => {
      const { items } = await cartOf(c.req.valid('json').cartToken, c.get('language'));
      const ids = items.map(({ sokId }) => sokId);
      const availability = availabilityOf(items, await deps.readStock(deps.db, ids));
      const expires = String(deps.now().add({ minutes: draftMinutes }));
      return c.json({ expires, availability }, 200);
    })
    .openapi(setAddress, async (c) => {
      const { cartToken, customer } = c.req.valid('json');
      const language = c.get('language');
      const cart = await cartOf(cartToken, language);
      const row = { ...(await findShipping(deps.db, cartToken)), customer };
      const data = shippingData(deps, row, cart, language);
      // An agent near the old address may be far from the new one: then it is chosen again.
      const lost = row.agentId !== null && data.selectedAgent === null;
      const chosen = lost ? { customer, deliveryMethodId: null, agentId: null } : row;
      await putShipping(deps.db, cartToken, chosen, deps.now());
      const { availableDeliveryMethods, shipments } = shippingData(deps, chosen, cart, language);
      return c.json({ deliveryMethods: availableDeliveryMethods, shipments }, 200);
    })
    .openapi(getDeliveryOptions, async (c) => {
      const { cartToken, postcode } = c.req.valid('json');
      const language = c.get('language');
      const cart = await cartOf(cartToken, language);
      return c.json({ deliveryMethods: offersFor(deps, cart, postcode, language) }, 200);
    })
    .openapi(getShippingData, async (c) => {
      const { cartToken } = c.req.valid('query');
      const cart = await cartOf(cartToken, c.get('language'));
      const row = await findShipping(deps.db, cartToken);
      return c.json(shippingData(deps, row, cart, c.get('language')), 200);
    })
    .openapi(setDeliveryMethod, async (c) => {
      const { cartToken, ...choice } = c.req.valid('json');
      const language = c.get('language');
      const cart = await cartOf(cartToken, language);
      const row = await findShipping(deps.db, cartToken);
      if (!row.customer) throw refuse(400, 'address-missing', 'The address comes first');
      const { availableDeliveryMethods } = shippingData(deps, row, cart, language);
      const chosen = { ...row, ...checkedChoice(availableDeliveryMethods, choice) };
      await putShipping(deps.db, cartToken, chosen, deps.now());
      return c.json(shippingData(deps, chosen, cart, language), 200);
    });
}

/** @throws 400 unless the delivery, and the agent it needs, are among those offered (R258). */
function checkedChoice(
  offered: DeliveryMethod[],
  choice: { carrierId: string; deliveryMethodId: string; agentId?: string | undefined },
): Omit<ShippingRow, 'customer'> {
  const method = offered.find(
    ({ carrierId, deliveryMethodId }) =>
      carrierId === choice.carrierId && deliveryMethodId === choice.deliveryMethodId,
  );
  if (!method) throw refuse(400, 'delivery-unknown', 'No such delivery is offered');
  const { deliveryMethodId } = method;
  if (!needsAgent(method.kind)) return { deliveryMethodId, agentId: null };
  if (!choice.agentId) throw refuse(400, 'agent-missing', 'Choose where to collect');
  const agent = method.agents.find(({ agentId }) => agentId === choice.agentId);
  if (!agent) throw refuse(400, 'agent-unknown', 'No such place is offered');
  return { deliveryMethodId, agentId: agent.agentId };
}
