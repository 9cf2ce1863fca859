/** Handlers of the checkout calls (R297–R301). */
import type { Context } from 'hono';
import { refuse } from '#platform/errors.ts';
import { makeSubApp, type RequestFacts } from '#platform/http/app.ts';
import { callerOf } from '#platform/http/bearer.ts';
import type { Cart } from '../cart/contract.ts';
import { CustomerAddress } from '../session/contract.ts';
import type { Asker } from '../session/record.ts';
import { askerFor } from '../session/rules/asker.ts';
import {
  createDraft,
  getDeliveryOptions,
  getDeliveryMethods,
  OfferedMethod,
  getKeptAddresses,
  getShippingData,
  setAddress,
  setDeliveryMethod,
  type CheckoutCustomer,
  type DeliveryMethod,
} from './contract.ts';
import type { CheckoutDeps } from './deps.ts';
import { offeredBy, offersFor, shippingData } from './operations/read.ts';
import {
  availabilityOf,
  deliveryMethods,
  lowestFreePickup,
  needsAgent,
  pricingOf,
} from './rules/delivery.ts';
import {
  addressesOf,
  findShipping,
  keepAddress,
  putShipping,
  type ShippingRow,
} from './repository.ts';

/** Minutes until a draft order expires; it reserves no stock. */
const draftMinutes = 30;

type Call = Context<{ Variables: RequestFacts }>;

/** Reads the shopper of a request and the cart it is about. */
function makeReading(deps: CheckoutDeps) {
  const askerOf = (c: Call) => askerFor(callerOf(c), deps.customerOf);
  /** The current cart, priced for the shopper; after a merge its token differs from `token`. */
  const cartOf = async (c: Call, token: string): Promise<Cart> => {
    const cart = await deps.readCart(deps.db, token, await askerOf(c));
    if (!cart) throw refuse(createDraft, 'cart-not-found', 'Cart not found');
    return cart;
  };
  return { askerOf, cartOf };
}

export function makeCheckoutApp(deps: CheckoutDeps) {
  const { askerOf, cartOf } = makeReading(deps);
  return makeSubApp()
    .route('/', makeAddressApp(deps))
    .openapi(getDeliveryMethods, (c) => {
      const offered = offeredBy(deps);
      const query = c.req.valid('query');
      const { itemsTotal, shipsFrom, postcode = offered.deliveries.examplePostcode } = query;
      const pricing = pricingOf(itemsTotal, deps.campaigns(), deps.now());
      const to = { ...pricing, postcode, language: c.get('language'), shipsFrom };
      const methods = deliveryMethods(offered, to, deps.now()).map((method) =>
        OfferedMethod.parse(method),
      );
      const pickupFreeFromEuroCents = lowestFreePickup(offered.deliveries, pricing);
      return c.json({ postcode, deliveryMethods: methods, pickupFreeFromEuroCents }, 200);
    })
    .openapi(createDraft, async (c) => {
      const { token: cartToken, items } = await cartOf(c, c.req.valid('json').cartToken);
      const customerId = (await askerOf(c)).customer?.customerId ?? null;
      const ids = items.map(({ sokId }) => sokId);
      const stock = await deps.readStock(deps.db, ids, { cartToken, customerId });
      const availability = availabilityOf(items, stock);
      const expires = String(deps.now().add({ minutes: draftMinutes }));
      return c.json({ expires, availability }, 200);
    })
    .openapi(getDeliveryOptions, async (c) => {
      const { cartToken, postcode } = c.req.valid('json');
      const cart = await cartOf(c, cartToken);
      return c.json({ deliveryMethods: offersFor(deps, cart, postcode, c.get('language')) }, 200);
    })
    .openapi(getShippingData, async (c) => {
      const cart = await cartOf(c, c.req.valid('query').cartToken);
      const row = await findShipping(deps.db, cart.token);
      return c.json(shippingData(deps, row, cart, c.get('language')), 200);
    })
    .openapi(setDeliveryMethod, async (c) => {
      const { cartToken, ...choice } = c.req.valid('json');
      const language = c.get('language');
      const cart = await cartOf(c, cartToken);
      const row = await findShipping(deps.db, cart.token);
      if (!row.customer)
        throw refuse(setDeliveryMethod, 'address-missing', 'The address comes first');
      const { availableDeliveryMethods } = shippingData(deps, row, cart, language);
      const chosen = { ...row, ...checkedChoice(availableDeliveryMethods, choice) };
      await putShipping(deps.db, cart.token, chosen, deps.now());
      return c.json(shippingData(deps, chosen, cart, language), 200);
    });
}

function makeAddressApp(deps: CheckoutDeps) {
  const { askerOf, cartOf } = makeReading(deps);
  return makeSubApp()
    .openapi(setAddress, async (c) => {
      const { cartToken, customer, keepAddress: isKept } = c.req.valid('json');
      const language = c.get('language');
      const cart = await cartOf(c, cartToken);
      const row = { ...(await findShipping(deps.db, cart.token)), customer };
      const data = shippingData(deps, row, cart, language);
      // An agent that is not offered near the new address has to be chosen again.
      const lost = row.agentId !== null && data.selectedAgent === null;
      const chosen = lost ? { customer, deliveryMethodId: null, agentId: null } : row;
      await putShipping(deps.db, cart.token, chosen, deps.now());
      if (isKept) await keep(await askerOf(c), customer);
      const { availableDeliveryMethods, shipments } = shippingData(deps, chosen, cart, language);
      return c.json({ deliveryMethods: availableDeliveryMethods, shipments }, 200);
    })
    .openapi(getKeptAddresses, async (c) => {
      const { customer } = await askerOf(c);
      if (!customer) throw refuse(getKeptAddresses, 'login-required', 'Not logged in');
      return c.json(await addressesOf(deps.db, customer.customerId), 200);
    });

  async function keep({ customer }: Asker, given: CheckoutCustomer) {
    if (customer) await keepAddress(deps.db, customer.customerId, CustomerAddress.parse(given));
  }
}

/** @throws 400 unless the delivery method, and the agent if it needs one, are offered (R258) */
function checkedChoice(
  offered: DeliveryMethod[],
  choice: { carrierId: string; deliveryMethodId: string; agentId?: string | undefined },
): Omit<ShippingRow, 'customer'> {
  const method = offered.find(
    ({ carrierId, deliveryMethodId }) =>
      carrierId === choice.carrierId && deliveryMethodId === choice.deliveryMethodId,
  );
  if (!method) throw refuse(setDeliveryMethod, 'delivery-unknown', 'No such delivery is offered');
  const { deliveryMethodId } = method;
  if (!needsAgent(method.kind)) return { deliveryMethodId, agentId: null };
  if (!choice.agentId) throw refuse(setDeliveryMethod, 'agent-missing', 'Choose where to collect');
  const agent = method.agents.find(({ agentId }) => agentId === choice.agentId);
  if (!agent) throw refuse(setDeliveryMethod, 'agent-unknown', 'No such place is offered');
  return { deliveryMethodId, agentId: agent.agentId };
}
