/** Switches that merchants turn on and off while the shop runs (R011, R014–R021). */
import { z } from '#platform/http/contract.ts';

export const environments = ['prod', 'qa', 'contentdev', 'test', 'local'] as const;
export type Environment = (typeof environments)[number];

/** The state of a switch in environments that do not check it. */
export const standardSwitches = {
  /** Whether orders are taken (R011). */
  purchases: true,
  /** Whether reviews are taken (R015). */
  reviewSubmit: false,
  /** Hearts and the page of favourites (R016). */
  wishlist: true,
  /** Product pages read the database, /v3/product, and not /v2/product (R017). */
  pdpProductFromDb: true,
  /** Whether barriers to accessibility can be reported in the shop (R018). */
  accessibilityReporting: false,
  /** Advertisements of other sellers (R019). */
  citrusAd: false,
  /** Fashion is shown as a department for women (R020). */
  fashionToWomen: false,
  /** The dialog that asks for consent to targeting (R021). */
  dma: false,
} as const;

export type SwitchName = keyof typeof standardSwitches;
export type SwitchStates = Record<SwitchName, boolean>;

const Switch = z.union([
  z.boolean(),
  z.strictObject({
    on: z.boolean(),
    /** The environments it applies to; elsewhere it has its standard state. */
    checkedIn: z.array(z.enum(environments)),
  }),
]);

export const switchNames = Object.keys(standardSwitches) as SwitchName[];
export const Switches = z.partialRecord(z.enum(switchNames), Switch);
export type Switches = z.output<typeof Switches>;
