/** What is left out of rows that are taken. */
import { parseMeasure } from '../pricing/rules/measure.ts';
import { languages } from '#platform/i18n/language.ts';
import type { Item, RowFault } from './attributes.ts';
import type { FactTexts } from './product-facts.ts';

/** What an item that is taken gives and nobody can read or use. */
export function minorFaults(item: Item, coopProgram: string): RowFault[] {
  const { unit_pricing_measure: measure, unit_pricing_base_measure: base, loyalty_program } = item;
  const faults: RowFault[] = [];
  if (measure !== null && !parseMeasure(measure, base ?? undefined))
    faults.push({
      field: 'unit_pricing_measure',
      reason: 'cannot be read, so there is no unit price; write 500 g, 6 x 33 cl or 2.5 sqm',
      isMinor: true,
    });
  if (loyalty_program !== null && loyalty_program.program !== coopProgram)
    faults.push({
      field: 'loyalty_program',
      reason: `is of ${loyalty_program.program}, not ${coopProgram}, so that price is left out`,
      isMinor: true,
    });
  return faults;
}

/** Languages in which food is labelled in Finland (L23). */
const labelled = { fi: 'Finnish', sv: 'Swedish' } as const;

/** Texts of food that are in some language, and not in those of labels. */
export const missingTexts = (facts: FactTexts): RowFault[] =>
  (['ingredients', 'storage_instructions'] as const).flatMap((field) => {
    const text = facts[field];
    if (!languages.some((language) => text[language])) return [];
    const missing = (['fi', 'sv'] as const).filter((language) => !text[language]);
    return missing.map((language) => ({
      field,
      reason: `must be in ${labelled[language]} too: food is labelled in Finnish and in Swedish`,
    }));
  });
