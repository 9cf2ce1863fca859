/** Whether what a shopper chose for a shipment is offered, and what is missing. */
import type { DeliveryMethod, Shipment } from '../contract/delivery.ts';
import { needsAgent } from './delivery.ts';

export interface GivenChoice {
  deliveryMethodId: string;
  agentId?: string | null | undefined;
  slotId?: string | null | undefined;
}

type Chosen = Pick<Shipment, 'deliveryMethodId' | 'agentId' | 'slotId' | 'isSlotTaken'>;

const nothing = { deliveryMethodId: null, agentId: null, slotId: null };

/** Why a choice does not hold. */
export type ChoiceFault =
  | 'delivery-unknown'
  | 'agent-missing'
  | 'agent-unknown'
  | 'slot-missing'
  | 'slot-unknown'
  | 'slot-taken';

/** The choice, with an agent and a time only where the method needs them; or why it does not hold. */
export function checkChoice(
  methods: readonly DeliveryMethod[],
  { deliveryMethodId, agentId, slotId }: GivenChoice,
): { deliveryMethodId: string; agentId: string | null; slotId: string | null } | ChoiceFault {
  const method = methods.find((one) => one.deliveryMethodId === deliveryMethodId);
  if (!method) return 'delivery-unknown';
  const agent = needsAgent(method.kind) ? (agentId ?? '') : null;
  if (agent === '') return 'agent-missing';
  if (agent !== null && !method.agents.some((one) => one.agentId === agent)) return 'agent-unknown';
  if (!method.isBySlot) return { deliveryMethodId, agentId: agent, slotId: null };
  if (!slotId) return 'slot-missing';
  return slotFaultOf(method, slotId, agent) ?? { deliveryMethodId, agentId: agent, slotId };
}

function slotFaultOf(
  { slots }: DeliveryMethod,
  slotId: string,
  agent: string | null,
): ChoiceFault | null {
  const slot = slots.find((one) => one.slotId === slotId);
  if (!slot) return 'slot-unknown';
  return slot.isFree && (agent === null || !slot.notAt.includes(agent)) ? null : 'slot-taken';
}

/** The stored choice of a shipment; nothing when it does not hold any more. */
export function chosenOf(
  methods: readonly DeliveryMethod[],
  choice: GivenChoice | undefined,
): Chosen {
  const checked = choice ? checkChoice(methods, choice) : null;
  if (checked !== null && typeof checked !== 'string') return { ...checked, isSlotTaken: false };
  return { ...nothing, isSlotTaken: checked === 'slot-taken' || checked === 'slot-unknown' };
}
