import { expect, test } from 'vitest';
import { languages } from '#platform/i18n/language.ts';
import { demoSpace } from '../../content/testing.ts';
import { reducedBy } from '../rules/reduced.ts';
import { soldFacts, placedAt } from '../testing.ts';
import { refundMail } from './refund.ts';

const sums = {
  lines: [
    { line: 0, quantity: 1, euroCents: 2000, taxEuroCents: 406 },
    { line: 0, quantity: 0, euroCents: 500, taxEuroCents: 102 },
  ],
  delivery: [],
};

test('a price that is reduced while the pieces are kept is called that in the mail', () => {
  const words = { fi: 'hinnanalennus', sv: 'prisavdrag', en: 'price reduction' };
  for (const language of languages) {
    const facts = { ...soldFacts([{ quantity: 2, cents: 2000, vatPermille: 255 }]), language };
    const order = { number: '10000001', key: 'key', facts, paymentMethod: null };
    const deps = { publicUrl: 'https://shop.example', seller: () => demoSpace().seller };
    const { text } = refundMail(order, { sums, requestedAt: placedAt }, deps);
    expect(text).toContain(words[language]);
    expect(text).not.toMatch(/\b0 (?:×|kpl|st)/);
  }
});

test('reductions are the seller’s refunds without pieces; what weighs less is none', () => {
  const refunds = [
    { cause: 'seller' as const, lines: sums.lines },
    { cause: 'weighing' as const, lines: [{ line: 0, quantity: 0, euroCents: 70 }] },
  ];
  expect(reducedBy(refunds, 0)).toBe(500);
  expect(reducedBy(refunds, 1)).toBe(0);
});
