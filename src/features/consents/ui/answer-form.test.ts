import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractIds } from '../contract/values.ts';
import { answerIn } from '../rules/form.ts';
import { decisionsOf, isAllUnticked } from '../rules/ticks.ts';
import { answerForm } from './answer-form.ts';

const consents = fc.subarray([...contractIds], { minLength: 1 }).map((ids) =>
  ids.map((contractId) => ({
    contractId,
    state: 'REVOKED' as const,
    textVersion: contractId.padEnd(22, '_').slice(-22),
  })),
);

test('the storefront reads of the form what was ticked; nothing ticked is no answer (R332, R343)', () => {
  const ticks = fc.dictionary(fc.constantFrom(...contractIds), fc.boolean());
  fc.assert(
    fc.property(consents, ticks, (asked, ticked) => {
      const answer = answerIn(answerForm('submit', asked, ticked));
      const decisions = { act: 'submit', ...decisionsOf(asked, ticked) };
      expect(answer).toEqual(isAllUnticked(ticked, asked) ? null : decisions);
    }),
  );
  expect(answerIn(answerForm('decline'))).toEqual({ act: 'decline' });
  expect(answerIn(answerForm('shown'))).toEqual({ act: 'shown' });
});
