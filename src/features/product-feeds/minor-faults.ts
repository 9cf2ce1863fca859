/** What is left out of rows that are taken. */
import { parseMeasure } from '../pricing/rules/measure.ts';
import type { Item, RowFault } from './attributes.ts';

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
