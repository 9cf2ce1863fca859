import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Reference } from './contract.ts';
import { answerDay, newReference, outcomeOf } from './rules.ts';

test('a number has eight signs that nobody confuses, whatever is drawn', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (drawn) => {
      const made = newReference((below) => Number(drawn.next().value) % below);
      expect(Reference.safeParse(made).success).toBe(true);
      expect(made).not.toMatch(/[01IOL]/);
    }),
  );
  expect(new Set(Array.from({ length: 1000 }, () => newReference())).size).toBe(1000);
});

const at = (text: string) => Temporal.Instant.from(text);

test.each([
  ['accessibility', '2026-11-23T10:00:00Z', 60, '2026-12-07'],
  // In Finland it is the 24th already.
  ['accessibility', '2026-11-23T22:30:00Z', 1, '2026-12-08'],
  ['customer-service', '2026-11-23T10:00:00Z', 3, '2026-11-26'],
  ['customer-service', '2026-12-30T10:00:00Z', 14, '2027-01-13'],
] as const)(
  '%s of %s is answered in the days of the law, or of a merchant who says %i: by %s (L15)',
  (kind, receivedAt, answerDays, expected) => {
    const given = { kind, email: 'aino@example.com' };
    expect(answerDay(given, at(receivedAt), { answerDays })).toBe(expected);
    expect(answerDay({ ...given, email: '' }, at(receivedAt), { answerDays })).toBeNull();
  },
);

test.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [299, 'delivered'],
  [300, 'again'],
  [307, 'again'],
  [400, 'refused'],
  [401, 'refused'],
  [404, 'refused'],
  [408, 'again'],
  [409, 'delivered'],
  [410, 'refused'],
  [425, 'again'],
  [429, 'again'],
  [499, 'refused'],
  [500, 'again'],
  [503, 'again'],
])('the status %i means: %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});
