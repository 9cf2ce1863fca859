import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractIds } from '../contract/values.ts';
import { decisionsOf, firstTicks, isAllUnticked, withAll } from './ticks.ts';

const consents = fc.subarray([...contractIds], { minLength: 1 }).map((ids) =>
  ids.map((contractId) => ({
    contractId,
    state: 'REVOKED' as const,
    textVersion: `${contractId}1`,
  })),
);
const ticks = fc.dictionary(fc.constantFrom(...contractIds), fc.boolean());

test('every box is ticked at first, or those alone that were consented to (R331)', () => {
  const asked = [
    { contractId: 'email-marketing', state: 'REVOKED', textVersion: 'a' },
    { contractId: 'mobile-marketing', state: 'SIGNED', textVersion: 'b' },
  ] as const;
  expect(firstTicks(asked, true)).toEqual({ 'email-marketing': true, 'mobile-marketing': true });
  expect(firstTicks(asked, false)).toEqual({ 'email-marketing': false, 'mobile-marketing': true });
});

test('the box of a group changes its consents and no others (R349)', () => {
  fc.assert(
    fc.property(consents, ticks, fc.boolean(), (asked, before, isTicked) => {
      const ids = asked.map(({ contractId }) => contractId);
      const after = withAll(before, ids, isTicked);
      for (const id of contractIds)
        expect(after[id]).toBe(ids.includes(id) ? isTicked : before[id]);
    }),
  );
});

test('what is sent has every consent of the form and no other, the unticked ones as REVOKED, with the text that was read (R332)', () => {
  fc.assert(
    fc.property(consents, ticks, (asked, ticked) => {
      const sent = decisionsOf(asked, ticked);
      const ids = asked.map(({ contractId }) => contractId);
      expect(Object.keys(sent.consents)).toEqual(ids);
      for (const { contractId, textVersion } of asked) {
        expect(sent.consents[contractId]).toBe(ticked[contractId] ? 'SIGNED' : 'REVOKED');
        expect(sent.textVersions[contractId]).toBe(textVersion);
      }
    }),
  );
});

test('a form is all unticked when no consent of it is ticked, whatever else is (R335)', () => {
  fc.assert(
    fc.property(consents, ticks, (asked, ticked) => {
      const signed = Object.values(decisionsOf(asked, ticked).consents).includes('SIGNED');
      expect(isAllUnticked(ticked, asked)).toBe(!signed);
    }),
  );
});
