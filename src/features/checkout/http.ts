/** Handlers of the checkout calls (R297–R301). */
import type { Context } from 'hono';
import { refuse } from '#platform/errors.ts';
import { makeSubApp, type RequestFacts } from '#platform/http/app.ts';
import { callerOf } from '#platform/http/bearer.ts';
import type { CallInput } from '#platform/http/client.ts';
import { otherTown, townOfPostcode } from '#platform/post-towns.ts';
import type { Cart } from '../cart/contract.ts';
import { CustomerAddress } from '../session/contract.ts';
import type { Asker } from '../session/record.ts';
import { askerFor } from '../session/rules/asker.ts';
import {
  createDraft,
  getDeliveryOptions,
  getDeliveryMethods,
  getKeptAddresses,
  getShippingData,
  getTown,
  removeAddress,
  setAddress,
  setDeliveryMethod,
  type CheckoutCustomer,
} from './contract.ts';
import { OfferedMethod, type Shipment } from './contract/delivery.ts';
import type { CheckoutDeps } from './deps.ts';
import { offeredBy, shipmentsOf, shippingData, takenFor } from './operations/read.ts';
import { refusalOf } from './rules/carrying.ts';
import { checkChoice } from './rules/given-choice.ts';
import { availabilityOf, deliveryMethods, lowestFreePickup, pricingOf } from './rules/delivery.ts';
import {
  addressesOf,
  findShipping,
  keepAddress,
  putShipping,
  removeAddress as deleteAddress,
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
  /** What the choices of a cart are shown with. */
  const viewOf = async (c: Call, cart: Cart) => {
    const language = c.get('language');
    return { cart, language, taken: await takenFor(deps, deps.db, cart) };
  };
  return { askerOf, cartOf, viewOf };
}

export function makeCheckoutApp(deps: CheckoutDeps) {
  const { askerOf, cartOf, viewOf } = makeReading(deps);
  return makeSubApp()
    .route('/', makeAddressApp(deps))
    .openapi(getDeliveryMethods, (c) => {
      const offered = offeredBy(deps);
      const query = c.req.valid('query');
      const { itemsTotal, shipsFrom, postcode = offered.deliveries.examplePostcode } = query;
      const pricing = pricingOf(itemsTotal, deps.campaigns(), deps.now());
      const to = { ...pricing, postcode, language: c.get('language'), shipsFrom };
      const load = {
        temperatures: query.temperature ? [query.temperature] : [],
        categories: query.category === undefined ? null : pathsOf(query.category),
        hasAgeLimit: query.ageLimit !== undefined,
      };
      const ways = offered.deliveries.methods.filter((way) => refusalOf(way, load) === null);
      const methods = deliveryMethods(offered, to, deps.now(), { ways }).map((method) =>
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
      const view = await viewOf(c, await cartOf(c, cartToken));
      const shipments = shipmentsOf(deps, { choices: [], postcode }, view);
      return c.json({ deliveryMethods: shipments[0]?.deliveryMethods ?? [], shipments }, 200);
    })
    .openapi(getShippingData, async (c) => {
      const cart = await cartOf(c, c.req.valid('query').cartToken);
      const row = await findShipping(deps.db, cart.token);
      const data = shippingData(deps, row, await viewOf(c, cart));
      const other = row.customer && otherTown(row.customer, c.get('language'));
      return c.json({ ...data, ...(other && { townOfPostcode: other }) }, 200);
    })
    .openapi(setDeliveryMethod, async (c) => {
      const { cartToken, ...choice } = c.req.valid('json');
      const cart = await cartOf(c, cartToken);
      const row = await findShipping(deps.db, cart.token);
      if (!row.customer)
        throw refuse(setDeliveryMethod, 'address-missing', 'The address comes first');
      const view = await viewOf(c, cart);
      const { shipments } = shippingData(deps, row, view);
      const chosen = { ...row, choices: withChoice(row, checkedChoice(shipments, choice)) };
      await putShipping(deps.db, cart.token, chosen, deps.now());
      return c.json(shippingData(deps, chosen, view), 200);
    });
}

function makeAddressApp(deps: CheckoutDeps) {
  const { askerOf, cartOf, viewOf } = makeReading(deps);
  return makeSubApp()
    .openapi(setAddress, async (c) => {
      const { cartToken, customer, keepAddress: isKept } = c.req.valid('json');
      const cart = await cartOf(c, cartToken);
      const row = { ...(await findShipping(deps.db, cart.token)), customer };
      const data = shippingData(deps, row, await viewOf(c, cart));
      const { availableDeliveryMethods, shipments } = data;
      // What is not offered at the new address has to be chosen again.
      const offered = new Set(
        shipments.filter((one) => one.deliveryMethodId !== null).map(({ id }) => id),
      );
      const choices = row.choices.filter(({ shipmentId }) => offered.has(shipmentId));
      await putShipping(deps.db, cart.token, { customer, choices }, deps.now());
      if (isKept) await keep(await askerOf(c), customer);
      return c.json({ deliveryMethods: availableDeliveryMethods, shipments }, 200);
    })
    .openapi(getTown, (c) =>
      c.json({ town: townOfPostcode(c.req.valid('query').postcode, c.get('language')) }, 200),
    )
    .openapi(getKeptAddresses, async (c) => {
      const { customer } = await askerOf(c);
      if (!customer) throw refuse(getKeptAddresses, 'login-required', 'Not logged in');
      return c.json(await addressesOf(deps.db, customer.customerId), 200);
    })
    .openapi(removeAddress, async (c) => {
      const { customer } = await askerOf(c);
      if (!customer) throw refuse(removeAddress, 'login-required', 'Not logged in');
      await deleteAddress(deps.db, customer.customerId, c.req.valid('param').id);
      return c.body(null, 204);
    });

  async function keep({ customer }: Asker, given: CheckoutCustomer) {
    if (customer) await keepAddress(deps.db, customer.customerId, CustomerAddress.parse(given));
  }
}

/** 'a/b/c' → 'a', 'a/b' and 'a/b/c'. */
const pathsOf = (path: string): string[] =>
  path.split('/').map((_, at, names) => names.slice(0, at + 1).join('/'));

const withChoice = ({ choices }: ShippingRow, choice: ShippingRow['choices'][number]) => [
  ...choices.filter(({ shipmentId }) => shipmentId !== choice.shipmentId),
  choice,
];

const faults = {
  'delivery-unknown': 'No such delivery is offered',
  'agent-missing': 'Choose where to collect',
  'agent-unknown': 'No such place is offered',
  'slot-missing': 'Choose a time',
  'slot-unknown': 'No such time is offered',
  'slot-taken': 'The time is taken; choose another one',
} as const;

/** @throws 400 unless the delivery method, and the agent and the time if it needs them, are offered (R258) */
function checkedChoice(
  shipments: readonly Shipment[],
  choice: Omit<CallInput<typeof setDeliveryMethod>['json'], 'cartToken'>,
): ShippingRow['choices'][number] {
  const shipment = choice.shipmentId
    ? shipments.find(({ id }) => id === choice.shipmentId)
    : shipments[0];
  if (!shipment) throw refuse(setDeliveryMethod, 'shipment-unknown', 'There is no such shipment');
  const ofCarrier = shipment.deliveryMethods.filter(
    ({ carrierId }) => carrierId === choice.carrierId,
  );
  const checked = checkChoice(ofCarrier, choice);
  if (typeof checked === 'string') throw refuse(setDeliveryMethod, checked, faults[checked]);
  return { shipmentId: shipment.id, ...checked };
}
