/** Parses the weight of what is sold by weight, and checks what stands beside it. */
import { parseMeasure } from '../pricing/rules/measure.ts';
import { fault } from './feed-fault.ts';

/** Of one piece: '180', '180 g', '0.18 kg'. */
export function grams(value: string): number {
  const [, number = '', unit = 'g'] = /^(\d+(?:[.,]\d{1,3})?) ?(k?g)?$/i.exec(value) ?? [];
  const weight = Number(number.replace(',', '.')) * (unit.toLowerCase() === 'kg' ? 1000 : 1);
  const isWhole = number !== '' && Math.abs(weight - Math.round(weight)) < 1e-6;
  return isWhole && weight >= 1 && weight <= 50_000
    ? Math.round(weight)
    : fault('must be whole grams from 1 to 50000, such as 180');
}

interface WeighedItem {
  estimated_weight: number | null;
  unit_pricing_measure: string | null;
  unit_pricing_base_measure: string | null;
  deposit: number | null;
}

/** Prices of what is sold by weight are those of a kilogram. */
export function weightFaults(item: WeighedItem): { field: string; reason: string }[] {
  const { estimated_weight: weight, unit_pricing_measure: measure, deposit } = item;
  const base = item.unit_pricing_base_measure;
  if (weight === null) return [];
  const faults: { field: string; reason: string }[] = [];
  for (const [field, given] of Object.entries({
    unit_pricing_measure: measure,
    unit_pricing_base_measure: base,
  }))
    if (given !== null && !isKilogram(given))
      faults.push({ field, reason: 'must be 1 kg, or absent, beside estimated_weight' });
  if (deposit !== null)
    faults.push({ field: 'deposit', reason: 'must be absent beside estimated_weight' });
  return faults;
}

function isKilogram(measure: string): boolean {
  const parsed = parseMeasure(measure);
  return parsed?.unit === 'kg' && parsed.amount === 1;
}
