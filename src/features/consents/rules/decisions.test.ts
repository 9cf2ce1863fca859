import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#platform/testing/property-seed.ts';
import type { ConsentState, ContractId } from '../contract.ts';
import { consentStates, contractIds } from '../contract/values.ts';
import { latestOf, newIn, openOf, unknownIn, type Decided } from './decisions.ts';

const decided = fc.record({
  contractId: fc.constantFrom(...contractIds),
  state: fc.constantFrom(...consentStates),
  textVersion: fc.constantFrom('a', 'b'),
});

/** Acts of a customer: each is a form with some consents, in one version of the texts. */
const form = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...contractIds), fc.constantFrom(...consentStates)),
    fc.constantFrom('a', 'b'),
  )
  .map(([states, textVersion]) =>
    Object.entries(states).map(([contractId, state]) => ({
      contractId: contractId as ContractId,
      state,
      textVersion,
    })),
  );

test('after any acts the ledger says of each consent what the customer said last, and only grows', () => {
  fc.assert(
    fc.property(fc.array(form, { maxLength: 20 }), (forms) => {
      let ledger: Decided[] = [];
      const said = new Map<ContractId, ConsentState>();
      for (const one of forms) {
        const before = ledger;
        ledger = [...ledger, ...newIn(one, latestOf(ledger))];
        for (const { contractId, state } of one) said.set(contractId, state);
        expect(ledger.slice(0, before.length)).toEqual(before);
      }
      const states = [...latestOf(ledger)].map(([id, { state }]) => [id, state]);
      expect(new Map(states as [ContractId, ConsentState][])).toEqual(said);
      expect(openOf(contractIds, latestOf(ledger))).toEqual(
        contractIds.filter((id) => !said.has(id)),
      );
    }),
    { numRuns: runs(10_000) },
  );
});

test('the same form twice adds nothing; consent to another text does, refusing it again does not', () => {
  fc.assert(
    fc.property(fc.uniqueArray(decided, { selector: ({ contractId }) => contractId }), (given) => {
      const latest = latestOf(given);
      expect(newIn(given, latest)).toEqual([]);
      const reworded = given.map((one) => ({ ...one, textVersion: `${one.textVersion}+` }));
      expect(newIn(reworded, latest)).toEqual(reworded.filter(({ state }) => state === 'SIGNED'));
    }),
  );
});

test('a consent that is not asked for cannot be given, but one given earlier can be withdrawn', () => {
  const asked = ['email-marketing'] as const;
  const earlier = latestOf([
    { contractId: 'mobile-marketing', state: 'SIGNED', textVersion: 'a' } as const,
  ]);
  expect(unknownIn({ 'email-marketing': 'SIGNED' }, asked, earlier)).toEqual([]);
  expect(unknownIn({ 'mobile-marketing': 'REVOKED' }, asked, earlier)).toEqual([]);
  expect(unknownIn({ 'mobile-marketing': 'SIGNED' }, asked, earlier)).toEqual(['mobile-marketing']);
  expect(unknownIn({ 'third-party-targeting-meta': 'REVOKED' }, asked, earlier)).toEqual([
    'third-party-targeting-meta',
  ]);
});
