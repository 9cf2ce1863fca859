/** What a customer has consented to, made of their decisions. */
import type { ConsentState, ContractId } from '../contract.ts';
import { contractIds } from '../contract/values.ts';

export interface Decided {
  contractId: ContractId;
  state: ConsentState;
  textVersion: string;
}

/** The latest decision of each consent. @param decisions oldest first */
export const latestOf = <One extends Decided>(decisions: readonly One[]): Map<ContractId, One> =>
  new Map(decisions.map((one) => [one.contractId, one]));

/** Those that the customer has not decided about, in the shop's order. Whoever has withdrawn or refused one is
 * not asked for it again. */
export const openOf = (
  asked: readonly ContractId[],
  latest: ReadonlyMap<ContractId, Decided>,
): ContractId[] => asked.filter((id) => !latest.has(id));

/** Those of the given decisions that say something new: another state, or consent to another text. */
export const newIn = <One extends Decided>(
  given: readonly One[],
  latest: ReadonlyMap<ContractId, Decided>,
): One[] =>
  given.filter(({ contractId, state, textVersion }) => {
    const before = latest.get(contractId);
    if (before?.state !== state) return true;
    return state === 'SIGNED' && before.textVersion !== textVersion;
  });

/** A consent that the shop no longer asks for can be withdrawn, but not given. */
export const unknownIn = (
  given: Readonly<Partial<Record<ContractId, ConsentState>>>,
  asked: readonly ContractId[],
  latest: ReadonlyMap<ContractId, Decided>,
): ContractId[] =>
  contractIds.filter((id) => {
    const state = given[id];
    if (state === undefined || asked.includes(id)) return false;
    return state === 'SIGNED' || !latest.has(id);
  });
