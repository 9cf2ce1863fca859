/** Rules of orders: their facts, the items of the payment, and the effect of a confirmation. */
import { refuse } from '#platform/errors.ts';
import type { Language } from '#platform/i18n/language.ts';
import { share, spread } from '#platform/money.ts';
import type { Cart, CartItem } from '../cart/contract.ts';
import { deliverySums, taxesOfCart, type PricedShipment } from '../cart/rules.ts';
import { countedOf, depositOf } from '../cart/rules/counted.ts';
import { type ShippingData } from '../checkout/contract.ts';
import { PickupPlace, SlotTime, type Shipment } from '../checkout/contract/delivery.ts';
import { ageLimitOf } from '../checkout/rules/carrying.ts';
import { choiceIn, priceOfChoice } from '../checkout/rules/choice.ts';
import type { PaymentStatus } from '../payments/contract.ts';
import type { PaymentItem } from '../payments/record.ts';
import { type OrderDelivery, type OrderLine, type OrderStatus, placeOrder } from './contract.ts';
import type { VatRow } from './contract/after-payment.ts';
import type { OrderFacts } from './record.ts';
import type { WithdrawalTerms } from './record/withdrawal.ts';
import { deliveryTotal } from './rules/deliveries.ts';
import { limitFor } from './rules/withdrawal-right.ts';

/** Minutes after which an unpaid order is cancelled even if the provider cannot be reached. */
export const unansweredMinutes = 60;

/** Hours during which an open payment is polled. */
const watchHours = 7 * 24;

/** When to poll the open payments of an order again: at twice its age, but not within a minute; null when the
 * order is too old. */
export function nextPoll(placedAt: string, now: Temporal.Instant): Temporal.Instant | null {
  const minutes = Temporal.Instant.from(placedAt).until(now).total('minutes');
  if (minutes >= watchHours * 60) return null;
  return now.add({ minutes: Math.max(1, Math.round(minutes)) });
}

/** The order made from a cart. @throws refusals when something is missing or differs from what the shopper saw */
export function orderFacts(
  cart: Cart,
  shipping: ShippingData,
  request: {
    totalEuroCents: number;
    language: Language;
    withdrawal: WithdrawalTerms;
    isOfAge?: boolean | undefined;
  },
  now: Temporal.Instant,
): OrderFacts {
  const { customer, shipments } = shipping;
  if (cart.items.length === 0) throw refuse(placeOrder, 'cart-empty', 'The cart is empty');
  if (!customer) throw refuse(placeOrder, 'address-missing', 'The address is missing');
  const deliveries = shipments.map((shipment) => deliveryOf(cart, shipment));
  const { discounts, discountsTotal, grandTotal } = cart.price;
  const [discount] = discounts;
  // The deliveries are read after the cart: a campaign may have begun in between.
  const isSame = deliveryTotal({ deliveries }) === cart.price.shipping;
  if (grandTotal !== request.totalEuroCents || !isSame) {
    throw refuse(placeOrder, 'price-changed', 'The price has changed', {
      totalEuroCents: grandTotal,
    });
  }
  const confirmedAge = confirmedAgeOf(cart, request);
  const priced = shipments.map(({ itemIds }, at) => ({
    itemIds,
    cents: deliveries[at]?.priceEuroCents ?? 0,
  }));
  return {
    placedAt: String(now),
    language: request.language,
    customer,
    lines: cart.items.map((item) => ({
      ...lineOf(item, request.withdrawal),
      ...(item.isExcluded && discountsTotal > 0 && { isExcluded: true }),
    })),
    deliveries,
    discountEuroCents: discountsTotal,
    ...(discount && { discountCode: discount.label }),
    totalEuroCents: grandTotal,
    vat: vatOf(cart, priced),
    withdrawalDays: request.withdrawal.days,
    ...(confirmedAge !== null && { confirmedAge }),
  };
}

/** @throws 400 when the age that products demand is not confirmed */
function confirmedAgeOf({ items }: Cart, { isOfAge }: { isOfAge?: boolean | undefined }) {
  const years = ageLimitOf(items);
  if (years !== null && !isOfAge)
    throw refuse(placeOrder, 'age-unconfirmed', `Confirm to be ${years} years old`, { years });
  return years;
}

/** @throws 400 while the delivery of the shipment is not chosen, 409 when its time is taken */
function deliveryOf({ items }: Cart, shipment: Shipment): OrderDelivery {
  const choice = choiceIn(shipment);
  if (shipment.isSlotTaken) throw refuse(placeOrder, 'slot-taken', 'The time is taken');
  if (!choice) throw refuse(placeOrder, 'delivery-missing', 'The delivery is missing');
  const { method, agent, slot } = choice;
  const priceEuroCents = priceOfChoice(choice);
  return {
    lines: items.flatMap(({ id }, at) => (shipment.itemIds.includes(id) ? [at] : [])),
    deliveryMethodId: method.deliveryMethodId,
    name: method.name,
    kind: method.kind,
    priceEuroCents,
    standardEuroCents: Math.min(priceEuroCents, cheapestDelivery(shipment)),
    promise: slot ? { earliest: slot.day, latest: slot.day } : method.promise,
    agent: agent && PickupPlace.parse(agent),
    slot: slot && SlotTime.parse(slot),
  };
}

/** Price of the cheapest delivery that brings the products; collecting them from a store is none. */
function cheapestDelivery({ deliveryMethods: methods }: Shipment): number {
  const prices = methods
    .filter(({ kind }) => kind !== 'store')
    .map(({ priceEuroCents }) => priceEuroCents);
  return prices.length > 0 ? Math.min(...prices) : 0;
}

const vatOf = ({ items, price }: Cart, shipments: readonly PricedShipment[]): VatRow[] =>
  taxesOfCart(items, price.discountsTotal, shipments).map(({ ratePermille, gross, tax }) => ({
    ratePermille,
    netEuroCents: gross - tax,
    taxEuroCents: tax,
    grossEuroCents: gross,
  }));

function lineOf(item: CartItem, terms: WithdrawalTerms): OrderLine {
  const { product, variant } = item;
  const { unit } = (variant ?? product).priceData;
  const withdrawalLimit = limitFor(terms, product, variant);
  return {
    sokId: item.sokId,
    name: product.name,
    ...(product.nameLanguage && { nameLanguage: product.nameLanguage }),
    variantName: item.attributes.map(({ value }) => value).join(', '),
    urlPath: product.urlPath,
    picture: variant?.picture ?? product.picture,
    quantity: item.quantity,
    unitPriceEuroCents: item.unitPriceEuroCents,
    rowTotalEuroCents: item.rowTotalEuroCents,
    ...(depositOf(item) > 0 && { depositEuroCents: depositOf(item) }),
    valuePriceEuroCents: valuePriceOf(item),
    unit,
    ...estimateOf(item),
    ...(product.ageLimit && { ageLimit: product.ageLimit }),
    ...(item.allowsSubstitute !== undefined && { allowsSubstitute: item.allowsSubstitute }),
    vatPermille: product.vatPermille,
    ...(withdrawalLimit && { withdrawalLimit }),
  };
}

const estimateOf = ({ product, variant }: CartItem): Pick<OrderLine, 'estimatedGrams'> => {
  const { weighed } = (variant ?? product).priceData;
  return weighed ? { estimatedGrams: weighed.estimatedGrams } : {};
};

/** Price per unit of what is paid: the general one, reduced by the same ratio as the price. Of what is sold by
 * weight the co-op price of a kilogram is known. */
function valuePriceOf(item: CartItem) {
  const { product, variant, unitPriceEuroCents, generalPriceEuroCents, benefit } = item;
  const { valuePriceEuroCents, weighed } = (variant ?? product).priceData;
  if (weighed?.coopPerKgEuroCents && benefit === 'co-op') return weighed.coopPerKgEuroCents;
  const deposit = depositOf(item);
  if (valuePriceEuroCents === null || unitPriceEuroCents === generalPriceEuroCents) {
    return valuePriceEuroCents;
  }
  return share(valuePriceEuroCents, unitPriceEuroCents - deposit, generalPriceEuroCents - deposit);
}

/** Items that sum to the total: lines minus their part of the discount, and the deliveries. */
export function paymentItems(order: OrderFacts): PaymentItem[] {
  const off = spread(order.discountEuroCents, order.lines.map(countedOf));
  const lines = order.lines.map((line, at) => ({ line, discount: off[at] ?? 0 }));
  const items = lines.map(({ line, discount }): PaymentItem => {
    const facts = {
      productCode: line.sokId,
      description: `${line.name} ${line.variantName}`.trim(),
      vatPermille: line.vatPermille,
    };
    // A discounted line rarely divides evenly by its quantity, so it is sent as one unit.
    if (discount > 0) return { ...facts, unitPrice: line.rowTotalEuroCents - discount, units: 1 };
    return { ...facts, unitPrice: line.unitPriceEuroCents, units: line.quantity };
  });
  const sums = lines.map(({ line, discount }) => ({
    gross: line.rowTotalEuroCents - discount,
    ratePermille: line.vatPermille,
  }));
  const deliveries = order.deliveries.flatMap(({ name, priceEuroCents, lines: brought }) =>
    deliverySums(
      sums.filter((_, at) => brought.includes(at)),
      priceEuroCents,
    ).map(({ gross, ratePermille }) => ({
      productCode: 'delivery',
      description: name,
      vatPermille: ratePermille,
      unitPrice: gross,
      units: 1,
    })),
  );
  return [...items, ...deliveries];
}

export type Step = 'nothing' | 'accept' | 'revive' | 'refund';

/** Effect of a paid payment by order status; `same`: it is the one recorded as having paid the order. */
const onPaid: Record<OrderStatus, { same: Step; other: Step }> = {
  'awaiting-payment': { same: 'accept', other: 'accept' },
  paid: { same: 'nothing', other: 'refund' },
  cancelled: { same: 'revive', other: 'revive' },
  refunded: { same: 'nothing', other: 'refund' },
};

/** The effect of a confirmation; failed payments change nothing, because the shopper may try again. */
export function stepFor(
  order: { status: OrderStatus; paidBy: string | null },
  payment: { transactionId: string; status: PaymentStatus },
): Step {
  if (payment.status !== 'paid') return 'nothing';
  return onPaid[order.status][order.paidBy === payment.transactionId ? 'same' : 'other'];
}
