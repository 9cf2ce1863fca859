/** When a customer is asked for consents (R340–R342, R345). Times are seconds since the epoch. */
import type { Consent, ContractId, Engagement } from '../contract.ts';
import { dmaContracts } from '../contract/values.ts';

/** (R345) */
export const standardIntervalDays = 14;
const daySeconds = 86_400;

export interface DisplaySettings {
  /** Overrides the days of the service. */
  triggerIntervalDays?: number | undefined;
  ignoreDecline?: boolean | undefined;
}

type Asked = Pick<Engagement, 'declineTimestamp' | 'lastShownTimestamp'> & {
  intervalDays?: number | undefined;
};

/** @param now seconds since the epoch */
export function isDue(
  { declineTimestamp, lastShownTimestamp, intervalDays }: Asked,
  { triggerIntervalDays, ignoreDecline = false }: DisplaySettings,
  now: number,
): boolean {
  if (declineTimestamp !== null && !ignoreDecline) return false;
  if (lastShownTimestamp === null) return true;
  const days = triggerIntervalDays ?? intervalDays ?? standardIntervalDays;
  return now - lastShownTimestamp > days * daySeconds;
}

const isThirdParty = (id: ContractId): boolean => dmaContracts.some((one) => one === id);

/** Whether only the third-party consents are left (R338). */
export const isDmaOnly = (consents: readonly Pick<Consent, 'contractId'>[]): boolean =>
  !consents.some(({ contractId }) => contractId === 'email-marketing');

/** The consents one by one, and those of the group (R328). */
export function grouped<C extends Pick<Consent, 'contractId'>>(
  consents: readonly C[],
): { single: C[]; group: C[] } {
  return {
    single: consents.filter(({ contractId }) => !isThirdParty(contractId)),
    group: consents.filter(({ contractId }) => isThirdParty(contractId)),
  };
}

/** State of the checkbox of a group (R348). */
export type GroupState = 'all' | 'none' | 'indeterminate';

export function groupState(ticked: readonly boolean[]): GroupState {
  if (ticked.every(Boolean)) return ticked.length > 0 ? 'all' : 'none';
  return ticked.some(Boolean) ? 'indeterminate' : 'none';
}
