/** The items of a product: one per size, each with the product's colour. */
import type { Item } from '../../../seed/products.ts';
import type { Kind } from './kinds.ts';
import { sizes, type Adjective, type Traits } from './traits.ts';

const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce((all, digit, i) => all + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
};

const gtinOf = (number: number): string => {
  const digits = `643${String(number).padStart(9, '0')}`;
  return `${digits}${checkDigit(digits)}`;
};

const colourOf = ({ key, hex, fi, sv, en }: Adjective): Item['colour'] => ({
  key,
  hex,
  name: { fi: fi[0] ?? '', sv: sv[0] ?? '', en: en[0] ?? '' },
});

export function itemsOf(kind: Kind, id: number, i: number, { colours }: Traits): Item[] {
  const colour = kind.traits.has('colour') ? colours[(i + id) % colours.length] : undefined;
  const ofKind = sizes[kind.traits.get('size') ?? ''] ?? [null];
  // Not every product comes in every size.
  const made = ofKind.filter((_, at) => ofKind.length === 1 || (at + i) % 3 !== 0);
  return made.map((size, at) => ({
    id: made.length === 1 ? String(id) : String(id * 10 + at),
    gtin: gtinOf(id * 10 + at),
    colour: colour ? colourOf(colour) : null,
    size,
    dearer: 0,
    quantity: 5,
  }));
}
