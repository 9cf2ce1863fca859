import type { ShippingData } from '#features/checkout/contract.ts';
import { isAllChosen } from '#features/checkout/rules/choice.ts';

/** The steps in their order; the address says which is open. */
export const stepNames = ['osoite', 'toimitus', 'maksu'] as const;
export type Step = (typeof stepNames)[number];

/** No step opens before the earlier ones are done. */
export function openStep(asked: string | null, shipping: ShippingData): Step {
  const reachable = !shipping.customer ? 0 : isAllChosen(shipping.shipments) ? 2 : 1;
  const wanted = stepNames.findIndex((step) => step === asked);
  return stepNames[wanted >= 0 ? Math.min(wanted, reachable) : reachable] ?? 'osoite';
}
