/** The energy label of a product, which lists and product pages must show (EU 2017/1369). */
import type { EnergyClass } from '../contract/energy-class.ts';
import type { Attributes } from '../record/attributes.ts';

/** The scale of labels since 2021, for feeds that do not give one. */
const usual = { best: 'a', worst: 'g' };

/** Absent without a class. */
export function energyOf(attributes: Attributes | undefined): { energy?: EnergyClass } {
  const [own] = attributes?.energy_efficiency_class ?? [];
  if (own === undefined) return {};
  const [best = usual.best] = attributes?.min_energy_efficiency_class ?? [];
  const [worst = usual.worst] = attributes?.max_energy_efficiency_class ?? [];
  return {
    energy: { own: own.toUpperCase(), best: best.toUpperCase(), worst: worst.toUpperCase() },
  };
}

/** Its place on the scale from 0, the best, to 1, the worst; sets the colour of the arrow. */
export function energyPlace({ own, best, worst }: EnergyClass): number {
  const [first, last, place] = [best, worst, own].map((one) => scale.indexOf(one));
  if (first === undefined || last === undefined || place === undefined || last <= first) return 1;
  return Math.min(1, Math.max(0, (place - first) / (last - first)));
}

const scale = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];
