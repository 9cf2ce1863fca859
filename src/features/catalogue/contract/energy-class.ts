import { z } from '#platform/http/contract.ts';

/** The class of an energy label, and the best and the worst class of its scale. */
export const EnergyClass = z
  .object({ own: z.string(), best: z.string(), worst: z.string() })
  .openapi('EnergyClass');
export type EnergyClass = z.output<typeof EnergyClass>;
