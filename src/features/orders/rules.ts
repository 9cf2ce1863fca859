/** Rules of orders: their facts, the items of the payment, and the effect of a confirmation. */
import { refuse } from '#platform/errors.ts';
import type { Language } from '#platform/i18n/language.ts';
import { share } from '#platform/money.ts';
import type { Cart, CartItem } from '../cart/contract.ts';
import { deliverySums, itemSums, spread, taxesOf } from '../cart/rules.ts';
import type { ShippingData } from '../checkout/contract.ts';
import { needsAgent } from '../checkout/rules/delivery.ts';
import type { PaymentStatus } from '../payments/contract.ts';
import type { PaymentItem } from '../payments/record.ts';
import { type OrderLine, type OrderStatus, placeOrder } from './contract.ts';
import type { VatRow } from './contract/after-payment.ts';
import type { OrderFacts } from './record.ts';
import type { WithdrawalTerms } from './record/withdrawal.ts';
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
  request: { totalEuroCents: number; language: Language; withdrawal: WithdrawalTerms },
  now: Temporal.Instant,
): OrderFacts {
  const { customer, selectedDeliveryMethod: method, selectedAgent: agent } = shipping;
  if (cart.items.length === 0) throw refuse(placeOrder, 'cart-empty', 'The cart is empty');
  if (!customer) throw refuse(placeOrder, 'address-missing', 'The address is missing');
  if (!method || (needsAgent(method.kind) && !agent)) {
    throw refuse(placeOrder, 'delivery-missing', 'The delivery is missing');
  }
  const { discountsTotal, grandTotal, shipping: priceEuroCents } = cart.price;
  if (grandTotal !== request.totalEuroCents) {
    throw refuse(placeOrder, 'price-changed', 'The price has changed', {
      totalEuroCents: grandTotal,
    });
  }
  const { name, kind, promise } = method;
  const standardEuroCents = Math.min(priceEuroCents, cheapestDelivery(shipping));
  return {
    placedAt: String(now),
    language: request.language,
    customer,
    lines: cart.items.map((item) => lineOf(item, request.withdrawal)),
    delivery: { name, kind, priceEuroCents, standardEuroCents, promise, agent },
    discountEuroCents: discountsTotal,
    totalEuroCents: grandTotal,
    vat: vatOf(cart),
    withdrawalDays: request.withdrawal.days,
  };
}

/** Price of the cheapest delivery that brings the products; collecting them from a store is none. */
function cheapestDelivery({ availableDeliveryMethods: methods }: ShippingData): number {
  const prices = methods
    .filter(({ kind }) => kind !== 'store')
    .map(({ priceEuroCents }) => priceEuroCents);
  return prices.length > 0 ? Math.min(...prices) : 0;
}

function vatOf({ items, price }: Cart): VatRow[] {
  const sums = itemSums(items, price.discountsTotal);
  return taxesOf([...sums, ...deliverySums(sums, price.shipping)]).map(
    ({ ratePermille, gross, tax }) => ({
      ratePermille,
      netEuroCents: gross - tax,
      taxEuroCents: tax,
      grossEuroCents: gross,
    }),
  );
}

function lineOf(item: CartItem, terms: WithdrawalTerms): OrderLine {
  const { product, variant } = item;
  const { unit } = (variant ?? product).priceData;
  const withdrawalLimit = limitFor(terms, product, variant);
  return {
    sokId: item.sokId,
    name: product.name,
    variantName: item.attributes.map(({ value }) => value).join(', '),
    urlPath: product.urlPath,
    picture: variant?.picture ?? product.picture,
    quantity: item.quantity,
    unitPriceEuroCents: item.unitPriceEuroCents,
    rowTotalEuroCents: item.rowTotalEuroCents,
    valuePriceEuroCents: valuePriceOf(item),
    unit,
    vatPermille: product.vatPermille,
    ...(withdrawalLimit && { withdrawalLimit }),
  };
}

/** Price per unit of what is paid: the general one, reduced by the same ratio as the price. */
function valuePriceOf({ product, variant, unitPriceEuroCents, generalPriceEuroCents }: CartItem) {
  const { valuePriceEuroCents, depositEuroCents } = (variant ?? product).priceData;
  const deposit = depositEuroCents ?? 0;
  if (valuePriceEuroCents === null || unitPriceEuroCents === generalPriceEuroCents) {
    return valuePriceEuroCents;
  }
  return share(valuePriceEuroCents, unitPriceEuroCents - deposit, generalPriceEuroCents - deposit);
}

/** Items that sum to the total: lines minus their part of the discount, and the delivery. */
export function paymentItems(order: OrderFacts): PaymentItem[] {
  const off = spread(
    order.discountEuroCents,
    order.lines.map((line) => line.rowTotalEuroCents),
  );
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
  const { name: description, priceEuroCents } = order.delivery;
  const delivery = deliverySums(sums, priceEuroCents).map(({ gross, ratePermille }) => ({
    productCode: 'delivery',
    description,
    vatPermille: ratePermille,
    unitPrice: gross,
    units: 1,
  }));
  return [...items, ...delivery];
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
