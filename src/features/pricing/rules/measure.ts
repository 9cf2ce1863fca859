/** Contents as feeds write them, and the unit of their unit price. */

/** Base unit of each unit, and its size in base units. */
const units: Record<string, { base: string; size: number }> = {
  mg: { base: 'kg', size: 0.000_001 },
  g: { base: 'kg', size: 0.001 },
  kg: { base: 'kg', size: 1 },
  ml: { base: 'l', size: 0.001 },
  cl: { base: 'l', size: 0.01 },
  dl: { base: 'l', size: 0.1 },
  l: { base: 'l', size: 1 },
  mm: { base: 'm', size: 0.001 },
  cm: { base: 'm', size: 0.01 },
  m: { base: 'm', size: 1 },
  sqm: { base: 'm²', size: 1 },
  m2: { base: 'm²', size: 1 },
  'm²': { base: 'm²', size: 1 },
  cbm: { base: 'm³', size: 1 },
  m3: { base: 'm³', size: 1 },
  'm³': { base: 'm³', size: 1 },
  ...pieces(
    'kpl ct pcs st item sheet pari paria rulla rullaa rll tabl tablettia kaps kapselia pesu pesua annos annosta pussi pussia',
  ),
};

function pieces(words: string) {
  return Object.fromEntries(words.split(' ').map((word) => [word, { base: 'kpl', size: 1 }]));
}

const measureForm = /^(?:(\d+)\s*[x×*]\s*)?(\d[\d\s]*(?:[.,]\d+)?)?\s*([a-zäö]+[23²³]?)$/i;

function amountOf(text: string): { amount: number; unit: string } | null {
  const [, times = '1', number = '1', word = ''] = measureForm.exec(text.trim()) ?? [];
  const unit = units[word.toLowerCase()];
  if (!unit) return null;
  const figures = number.replaceAll(/\s/g, '').replace(',', '.');
  const amount = Number(times) * Number(figures) * unit.size;
  return amount > 0 ? { amount, unit: unit.base } : null;
}

/** Net contents in the unit of `base`: ('6 x 33 cl', '1 l') → { amount: 1.98, unit: 'l' }.
 * Without a base the unit is kg, l, m, m², m³ or kpl; null when the two do not measure the same thing. */
export function parseMeasure(
  measure: string,
  base?: string,
): { amount: number; unit: string } | null {
  const net = amountOf(measure);
  const per = base ? amountOf(base) : net && { amount: 1, unit: net.unit };
  if (!net || !per || net.unit !== per.unit) return null;
  const unit = per.amount === 1 || !base ? per.unit : spacedMeasure(base);
  return { amount: Number((net.amount / per.amount).toPrecision(12)), unit };
}

/** A measure with one blank between its parts: '100ML' → '100 ml', '6x33cl' → '6 x 33 cl'. What cannot be read
 * stays as it is. */
export function spacedMeasure(text: string): string {
  const [, times, number, word = ''] = measureForm.exec(text.trim()) ?? [];
  const unit = word.toLowerCase();
  if (!number || !Object.hasOwn(units, unit)) return text.trim();
  return `${times ? `${times} x ` : ''}${number.trim()} ${unit}`;
}
