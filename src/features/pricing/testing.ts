/** Tax classes for tests. */
import { TaxClasses } from './record/tax-classes.ts';

export const taxClasses: TaxClasses = TaxClasses.parse({
  standard: 'general',
  classes: [
    {
      name: 'general',
      words: ['Yleinen'],
      rates: [{ percent: 24 }, { from: '2024-09-01', percent: 25.5 }],
    },
    { name: 'food', rates: [{ percent: 14 }, { from: '2026-01-01', percent: 13.5 }] },
    { name: 'press', rates: [{ percent: 10 }] },
  ],
  productTypes: [
    { taxClass: 'general', containing: ['alkohol'] },
    { taxClass: 'food', department: ['ruoka', 'groceries'] },
  ],
});
