/** Names of colours in three languages, so that one colour of many feeds is one filter option. */
import { slug } from '#platform/ids.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { ColourRecord } from '../record.ts';

const known: [fi: string, sv: string, en: string, hex: string][] = [
  ['Musta', 'Svart', 'Black', '#1a1a1a'],
  ['Valkoinen', 'Vit', 'White', '#ffffff'],
  ['Harmaa', 'Grå', 'Gray', '#8a8d91'],
  ['Harmaa', 'Grå', 'Grey', '#8a8d91'],
  ['Hopea', 'Silver', 'Silver', '#c4c7cc'],
  ['Kulta', 'Guld', 'Gold', '#cfa85b'],
  ['Punainen', 'Röd', 'Red', '#c0262d'],
  ['Viininpunainen', 'Vinröd', 'Burgundy', '#6d1a2d'],
  ['Roosa', 'Rosa', 'Pink', '#f2a7bb'],
  ['Oranssi', 'Orange', 'Orange', '#ef7d22'],
  ['Keltainen', 'Gul', 'Yellow', '#f5cf3a'],
  ['Vihreä', 'Grön', 'Green', '#3a7d44'],
  ['Oliivi', 'Oliv', 'Olive', '#6f7042'],
  ['Minttu', 'Mint', 'Mint', '#a9dcc3'],
  ['Turkoosi', 'Turkos', 'Turquoise', '#36b3b0'],
  ['Sinivihreä', 'Blågrön', 'Teal', '#1f7a7a'],
  ['Sininen', 'Blå', 'Blue', '#2a5caa'],
  ['Tummansininen', 'Marinblå', 'Navy', '#1d2a4d'],
  ['Violetti', 'Lila', 'Purple', '#71418f'],
  ['Ruskea', 'Brun', 'Brown', '#6f4a2f'],
  ['Konjakki', 'Konjak', 'Tan', '#b7824f'],
  ['Beige', 'Beige', 'Beige', '#dcc9a9'],
  ['Kerma', 'Kräm', 'Cream', '#f3ead3'],
  ['Pronssi', 'Brons', 'Bronze', '#97683f'],
  ['Monivärinen', 'Flerfärgad', 'Multicolor', '#b08ea2'],
];

const byName = new Map(
  known.flatMap(([fi, sv, en, hex]) => {
    const colour: ColourRecord = { id: slug(fi), name: { fi, sv, en }, hex };
    return [fi, sv, en].map((name) => [slug(name), colour] as const);
  }),
);

/** A colour as a merchant names it; unknown ones keep their name and have no hex. */
export function colourOf(name: string, language: Language): ColourRecord {
  const id = slug(name) || 'muu';
  return byName.get(id) ?? { id, name: { [language]: name }, hex: null };
}
