/** Colour names in three languages, so that a colour of several feeds is one filter option. */
import { slug } from '#platform/ids.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { ColourRecord } from '../catalogue/record.ts';

/** Names shown in the shop, hex value, and other names that feeds use. */
const known: [fi: string, sv: string, en: string, hex: string, ...others: string[]][] = [
  ['Musta', 'Svart', 'Black', '#26282b'],
  ['Valkoinen', 'Vit', 'White', '#f4f3ef'],
  ['Harmaa', 'Grå', 'Grey', '#8d9296', 'Gray'],
  ['Vaaleanharmaa', 'Ljusgrå', 'Light grey', '#c9ccce', 'Light gray'],
  ['Tummanharmaa', 'Mörkgrå', 'Dark grey', '#565a5e', 'Dark gray', 'Charcoal'],
  ['Hopea', 'Silver', 'Silver', '#bfc3c7', 'Hopeanvärinen', 'Silverfärgad'],
  ['Kulta', 'Guld', 'Gold', '#cfa74e', 'Kullanvärinen', 'Guldfärgad'],
  ['Punainen', 'Röd', 'Red', '#c3272f'],
  ['Viininpunainen', 'Vinröd', 'Burgundy', '#6e1f33', 'Wine red'],
  ['Vaaleanpunainen', 'Rosa', 'Pink', '#ec8fb0', 'Roosa', 'Pinkki', 'Ljusröd'],
  ['Oranssi', 'Orange', 'Orange', '#ea7a26'],
  ['Keltainen', 'Gul', 'Yellow', '#f0c331'],
  ['Sinapinkeltainen', 'Senapsgul', 'Mustard', '#c79a2b', 'Sinappi'],
  ['Vihreä', 'Grön', 'Green', '#3b7d4a'],
  ['Tummanvihreä', 'Mörkgrön', 'Dark green', '#1f4d33'],
  ['Oliivinvihreä', 'Olivgrön', 'Olive', '#6d7046', 'Oliivi', 'Oliv', 'Olive green'],
  ['Mintunvihreä', 'Mintgrön', 'Mint', '#a6d8c0', 'Minttu', 'Mint green'],
  ['Turkoosi', 'Turkos', 'Turquoise', '#2fa7a8'],
  ['Sinivihreä', 'Blågrön', 'Teal', '#1f7a7a', 'Petrooli', 'Petrol'],
  ['Vaaleansininen', 'Ljusblå', 'Light blue', '#9cc3e4'],
  ['Sininen', 'Blå', 'Blue', '#2f66b3'],
  ['Tummansininen', 'Mörkblå', 'Navy', '#22304f', 'Marinblå', 'Navy blue', 'Dark blue'],
  ['Violetti', 'Lila', 'Purple', '#77509c', 'Violett', 'Violet'],
  ['Liila', 'Ljuslila', 'Lilac', '#c3aedb', 'Laventeli', 'Lavendel', 'Lavender'],
  ['Ruskea', 'Brun', 'Brown', '#7a5238'],
  ['Konjakki', 'Konjak', 'Cognac', '#a9623a', 'Konjakinruskea', 'Tan'],
  ['Beige', 'Beige', 'Beige', '#d9c7a7', 'Beesi'],
  ['Kerma', 'Kräm', 'Cream', '#f3ead3', 'Kermanvalkoinen', 'Gräddvit', 'Off-white'],
  ['Pronssi', 'Brons', 'Bronze', '#97683f'],
  ['Monivärinen', 'Flerfärgad', 'Multicolour', '#b08ea2', 'Multicolor'],
];

const byName = new Map(
  known.flatMap(([fi, sv, en, hex, ...others]) => {
    const colour: ColourRecord = { id: slug(fi), name: { fi, sv, en }, hex };
    return [fi, sv, en, ...others].map((name) => [slug(name), colour] as const);
  }),
);

/** A colour by a merchant's name for it; unknown colours keep that name, capitalized, and have no hex. */
export function colourOf(name: string, language: Language): ColourRecord {
  const id = slug(name) || 'muu';
  const shown = name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  return byName.get(id) ?? { id, name: { [language]: shown }, hex: null };
}
