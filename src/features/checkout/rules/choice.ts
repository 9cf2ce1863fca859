/** What is chosen for shipments; browsers read it too. */
import type { Shipment } from '../contract/delivery.ts';

/** The method, place and time of a shipment; null until it is chosen. */
export function choiceIn(shipment: Shipment) {
  const method = shipment.deliveryMethods.find(
    ({ deliveryMethodId }) => deliveryMethodId === shipment.deliveryMethodId,
  );
  if (!method) return null;
  const agent = method.agents.find(({ agentId }) => agentId === shipment.agentId) ?? null;
  const slot = method.slots.find(({ slotId }) => slotId === shipment.slotId) ?? null;
  return { method, agent, slot };
}

/** Price in cents of a chosen delivery. */
export const priceOfChoice = ({ method, slot }: NonNullable<ReturnType<typeof choiceIn>>): number =>
  (slot ?? method).priceEuroCents;

/** True when every shipment's delivery is chosen. */
export const isAllChosen = (shipments: readonly Shipment[]): boolean =>
  shipments.length > 0 && shipments.every(({ deliveryMethodId }) => deliveryMethodId !== null);
