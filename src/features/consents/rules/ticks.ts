/** Which boxes of a form of consents are ticked. */
import type { Consent, ConsentState, ContractId } from '../contract.ts';

export type Ticks = Partial<Record<ContractId, boolean>>;

type Asked = Pick<Consent, 'contractId' | 'state' | 'textVersion'>;

/** @param initiallyChecked whether every box is ticked at first (R331); otherwise those already consented to */
export const firstTicks = (consents: readonly Asked[], initiallyChecked: boolean): Ticks =>
  Object.fromEntries(
    consents.map(({ contractId, state }) => [contractId, initiallyChecked || state === 'SIGNED']),
  );

/** Ticks all the given boxes, or none of them (R349). */
export const withAll = (ticks: Ticks, ids: readonly ContractId[], isTicked: boolean): Ticks => ({
  ...ticks,
  ...Object.fromEntries(ids.map((id) => [id, isTicked])),
});

/** Whether no consent of the form is ticked (R335). */
export const isAllUnticked = (ticks: Ticks, consents: readonly Pick<Asked, 'contractId'>[]) =>
  !consents.some(({ contractId }) => ticks[contractId]);

export interface Decisions {
  consents: Partial<Record<ContractId, ConsentState>>;
  textVersions: Partial<Record<ContractId, string>>;
}

/** What is sent: every box of the form, the unticked ones as REVOKED, with the text that was read (R332). */
export const decisionsOf = (consents: readonly Asked[], ticks: Ticks): Decisions => ({
  consents: Object.fromEntries(
    consents.map(({ contractId }) => [contractId, ticks[contractId] ? 'SIGNED' : 'REVOKED']),
  ),
  textVersions: Object.fromEntries(
    consents.map(({ contractId, textVersion }) => [contractId, textVersion]),
  ),
});
