/** The order in progress as the browser stores it (R255), and whether the cart has changed since checkout
 * began (R256). */
import type { Cart } from '../../cart/contract.ts';
import type { AvailabilityEntry, ShippingData } from '../contract.ts';
import type { DeliveryMethod } from '../contract/delivery.ts';

const version = 1;

export interface DraftLine {
  itemId: string;
  sokId: string;
  quantity: number;
}

/** A draft order with the lines it was made for (R252). */
export interface KeptDraft {
  version: typeof version;
  /** ISO 8601. */
  expires: string;
  unavailableProducts: AvailabilityEntry[];
  lines: DraftLine[];
}

export const draftToKeep = (
  { expires, unavailableProducts }: Pick<KeptDraft, 'expires' | 'unavailableProducts'>,
  { items }: Pick<Cart, 'items'>,
): KeptDraft => ({
  version,
  expires,
  unavailableProducts,
  lines: items.map(({ id, sokId, quantity }) => ({ itemId: id, sokId, quantity })),
});

const isLine = (value: unknown): value is DraftLine => {
  const { itemId, sokId, quantity } = (value ?? {}) as Record<string, unknown>;
  return typeof itemId === 'string' && typeof sokId === 'string' && Number.isSafeInteger(quantity);
};

const isEntry = (value: unknown): value is AvailabilityEntry => {
  const { itemId, unavailable, quantity } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof itemId === 'string' &&
    Number.isSafeInteger(unavailable) &&
    Number.isSafeInteger(quantity)
  );
};

const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem);

/** The stored value if it is a draft order of this version; otherwise null. */
export function readDraft(value: unknown): KeptDraft | null {
  const stored = (value ?? {}) as Partial<Record<keyof KeptDraft, unknown>>;
  const isDraft =
    stored.version === version &&
    typeof stored.expires === 'string' &&
    !Number.isNaN(Date.parse(stored.expires)) &&
    isListOf(stored.unavailableProducts, isEntry) &&
    isListOf(stored.lines, isLine);
  return isDraft ? (stored as KeptDraft) : null;
}

/** Compares products, not line ids, because merging carts changes the ids. */
const productsOf = (lines: DraftLine[]): string =>
  lines
    .map(({ sokId, quantity }) => `${sokId} ${quantity}`)
    .toSorted()
    .join('\n');

/** Whether the products differ from those that checkout began with. A draft that expired before the page was
 * opened is ignored: a new one is made. @param openedAt ISO 8601, by the shop's clock */
export const isCartChanged = (kept: KeptDraft | null, now: KeptDraft, openedAt: string): boolean =>
  kept !== null &&
  Date.parse(kept.expires) > Date.parse(openedAt) &&
  productsOf(kept.lines) !== productsOf(now.lines);

const kindOf = ({ deliveryMethodId, kind }: DeliveryMethod) => ({ deliveryMethodId, kind });

/** The order state without personal data: ids and kinds only (R254). */
export const stateToKeep = ({
  selectedDeliveryMethod,
  selectedAgent,
  availableDeliveryMethods,
  shipments,
}: ShippingData) => ({
  version,
  selectedDeliveryMethod: selectedDeliveryMethod && kindOf(selectedDeliveryMethod),
  selectedAgent: selectedAgent?.agentId ?? null,
  availableDeliveryMethods: availableDeliveryMethods.map(kindOf),
  shipments: shipments.map(({ deliveryMethods, refusedMethods: _refused, ...shipment }) => ({
    ...shipment,
    deliveryMethods: deliveryMethods.map(kindOf),
  })),
});
