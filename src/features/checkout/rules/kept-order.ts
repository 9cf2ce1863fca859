/** What the browser keeps of the order that is under way (R255), and whether the cart is still the one it
 * began with (R256). */
import type { Cart } from '../../cart/contract.ts';
import type { AvailabilityEntry, DeliveryMethod, ShippingData } from '../contract.ts';

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

const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(isOne);

/** What was kept, when it is a draft order of this version; else null. */
export function readDraft(value: unknown): KeptDraft | null {
  const kept = (value ?? {}) as Partial<Record<keyof KeptDraft, unknown>>;
  const isDraft =
    kept.version === version &&
    typeof kept.expires === 'string' &&
    !Number.isNaN(Date.parse(kept.expires)) &&
    isListOf(kept.unavailableProducts, isEntry) &&
    isListOf(kept.lines, isLine);
  return isDraft ? (kept as KeptDraft) : null;
}

/** Merging carts gives lines other ids; what is bought is the same. */
const productsOf = (lines: DraftLine[]): string =>
  lines
    .map(({ sokId, quantity }) => `${sokId} ${quantity}`)
    .toSorted()
    .join('\n');

/** Whether the products are others than those the checkout began with. A draft that had expired before the page
 * was opened says nothing: a new one is made. @param openedAt ISO 8601, by the shop's clock */
export const isCartChanged = (kept: KeptDraft | null, now: KeptDraft, openedAt: string): boolean =>
  kept !== null &&
  Date.parse(kept.expires) > Date.parse(openedAt) &&
  productsOf(kept.lines) !== productsOf(now.lines);

const kindOf = ({ deliveryMethodId, kind }: DeliveryMethod) => ({ deliveryMethodId, kind });

/** The order state without anything about a person: ids and kinds only (R254). */
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
  shipments,
});
