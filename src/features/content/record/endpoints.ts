/** Services of others that the shop sends to, by environment (R024, R025). */
import { z } from '#platform/http/contract.ts';
import { environments } from './switches.ts';

const Address = z
  .url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
  .refine((address) => !/^https:\/\/[^/?#]*@/.test(address), {
    error: 'must be an address without user name and password',
  });
/** An environment without an address has no such service. */
const ByEnvironment = z.partialRecord(z.enum(environments), Address);

export const Endpoints = z.strictObject({
  /** Where barriers to accessibility are reported (R024). */
  accessibilityReporting: ByEnvironment,
  /** Where feedback for customer service is sent (R025). */
  customerServiceFeedback: ByEnvironment,
  /** Which advertisements are shown (R399). */
  ads: ByEnvironment.default({}),
});
export type Endpoints = z.output<typeof Endpoints>;

/** Those of one environment; null where there is none. */
export type EndpointsHere = Record<keyof Endpoints, string | null>;
