/** What the payment step shows of an order, made from the same cart and choices as the order, and how it differs from
 * what was shown before. */
import type { Cart, CartItem } from '../../cart/contract.ts';
import { nameOf } from '../../cart/rules/item-name.ts';
import type { ShippingData } from '../../checkout/contract.ts';
import type { Shipment } from '../../checkout/contract/delivery.ts';
import { choiceIn, priceOfChoice } from '../../checkout/rules/choice.ts';
import { ShownKind, type Shown, type ShownChange, type ShownOrder } from '../contract/shown.ts';

/** Everything that is to be ordered, also while something is still missing. */
export function shownOf(
  { items, coupons, price }: Cart,
  { customer, shipments }: Pick<ShippingData, 'customer' | 'shipments'>,
): ShownOrder {
  return [
    ...items.flatMap(ofLine),
    ...coupons.map((code) => single('code', code)),
    ...(price.discountsTotal > 0 ? [discountOf(price)] : []),
    ...ofCustomer(customer),
    ...shipments.flatMap((shipment, at) =>
      ofDelivery({ shipment, at, isOnly: shipments.length === 1 }, items),
    ),
    single('total', price.grandTotal),
  ];
}

const single = (kind: ShownKind, value: string | number): Shown => ({
  kind,
  id: '',
  of: '',
  value: String(value),
});

/** With its code: one that is no longer valid stays in the cart without a discount. */
const discountOf = ({ discounts, discountsTotal }: Cart['price']): Shown => ({
  ...single('discount', discountsTotal),
  of: discounts[0]?.label ?? '',
});

function ofLine(item: CartItem): ShownOrder {
  const { sokId, quantity, unitPriceEuroCents, allowsSubstitute, product } = item;
  const about = (kind: ShownKind, value: string | number): Shown => ({
    kind,
    id: sokId,
    of: nameOf(item),
    value: String(value),
  });
  return [
    about('quantity', quantity),
    about('price', unitPriceEuroCents),
    ...(allowsSubstitute === undefined
      ? []
      : [about('substitute', allowsSubstitute ? 'yes' : 'no')]),
    ...(product.ageLimit ? [about('age', product.ageLimit)] : []),
  ];
}

function ofCustomer(customer: ShippingData['customer']): ShownOrder {
  if (!customer) return [];
  const { firstName, lastName, streetAddress, postcode, city, phone, email } = customer;
  return [
    single('recipient', `${firstName} ${lastName}`),
    single('address', `${streetAddress}, ${postcode} ${city}`),
    single('phone', phone),
    single('email', email),
  ];
}

/** Of several deliveries each says what it brings. */
function ofDelivery(
  { shipment, at, isOnly }: { shipment: Shipment; at: number; isOnly: boolean },
  items: readonly CartItem[],
): ShownOrder {
  const choice = choiceIn(shipment);
  if (!choice) return [];
  const { method, agent, slot } = choice;
  const brought = items.filter(({ id }) => shipment.itemIds.includes(id));
  const about = (kind: ShownKind, value: string | number): Shown => ({
    kind,
    id: String(at),
    of: isOnly ? '' : method.name,
    value: String(value),
  });
  const { earliest, latest } = method.promise;
  return [
    about('delivery', method.name),
    ...(isOnly ? [] : [about('contents', brought.map(nameOf).join(', '))]),
    ...(agent
      ? [about('place', `${agent.name}, ${agent.streetAddress}, ${agent.postcode} ${agent.city}`)]
      : []),
    slot
      ? about('slot', `${slot.day} ${slot.from} ${slot.until}`)
      : about('days', `${earliest}/${latest}`),
    about('delivery-price', priceOfChoice(choice)),
  ];
}

const agesIn = (shown: ShownOrder): string =>
  shown
    .filter(({ kind }) => kind === 'age')
    .map(({ value }) => value)
    .toSorted()
    .join(' ');

/** Whether the same ages are demanded, so that what was confirmed still counts. */
export const hasSameAges = (before: ShownOrder, now: ShownOrder): boolean =>
  agesIn(before) === agesIn(now);

const keyOf = ({ kind, id }: Pick<Shown, 'kind' | 'id'>) => `${kind} ${id}`;

/** What is only about lines; of one that is gone or new its pieces say enough. */
const ofLines: readonly ShownKind[] = ['price', 'substitute', 'age'];

/** Everything that is not as it was shown. The same things in another order are the same. */
export function changesIn(before: ShownOrder, now: ShownOrder): ShownChange[] {
  const was = new Map(before.map((one) => [keyOf(one), one]));
  const is = new Map(now.map((one) => [keyOf(one), one]));
  const isKept = ({ kind, id }: Shown) =>
    !ofLines.includes(kind) ||
    (was.has(keyOf({ kind: 'quantity', id })) && is.has(keyOf({ kind: 'quantity', id })));
  return [...new Map([...was, ...is])]
    .filter(([key, one]) => was.get(key)?.value !== is.get(key)?.value && isKept(one))
    .map(([key, { kind, id, of }]) => ({
      kind,
      id,
      of,
      before: was.get(key)?.value ?? null,
      now: is.get(key)?.value ?? null,
    }))
    .toSorted((a, b) => ShownKind.options.indexOf(a.kind) - ShownKind.options.indexOf(b.kind));
}
