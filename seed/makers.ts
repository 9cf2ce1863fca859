/** Who makes the goods of the demo shop: invented companies, the same for a brand every time. */
import type { Brand } from './model.ts';

const streets = [
  'Tehtaankatu',
  'Sahanmäentie',
  'Myllytie',
  'Varastokatu',
  'Koivurannantie',
  'Pajatie',
  'Kutojankatu',
  'Satamakatu',
  'Rautatienkatu',
  'Teollisuustie',
];
const towns = [
  'FI-20100 Turku',
  'FI-33100 Tampere',
  'FI-90100 Oulu',
  'FI-40100 Jyväskylä',
  'FI-70100 Kuopio',
  'FI-15110 Lahti',
  'FI-65100 Vaasa',
  'FI-53100 Lappeenranta',
  'FI-28100 Pori',
];
const abroad = [
  ['Ltd', '14 Harbour Row, Bristol BS1 9ZZ, United Kingdom'],
  ['Co., Ltd.', '3-8-2 Minamihama, Kobe 650-9999, Japan'],
  ['AG', 'Seestrasse 41, 8999 Zürich, Switzerland'],
  ['A.Ş.', 'Liman Cad. 27, 35999 İzmir, Türkiye'],
] as const;

/** Who answers in the EU for makers from outside of it. */
const importer = 'Aitta Tuonti Oy | Varastokatu 12, FI-01510 Vantaa | tuoteturva@aitta.example';

const numberOf = (key: string): number =>
  [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

const pick = <One>(from: readonly One[], number: number): One => {
  const one = from[number % from.length];
  if (one === undefined) throw new Error('There is nothing to pick from.');
  return one;
};

const mailOf = ({ key }: Brand) => `turvallisuus@${key.replaceAll(/[^a-z]/g, '')}.example`;

/** 'Kaarna Oy | Myllytie 12, FI-33100 Tampere | turvallisuus@kaarna.example' */
export function domesticMaker(brand: Brand): string {
  const number = numberOf(brand.key);
  const street = `${pick(streets, number)} ${1 + (number % 48)}`;
  return `${brand.name} Oy | ${street}, ${pick(towns, number >> 3)} | ${mailOf(brand)}`;
}

/** One brand in six is made outside of the EU. */
export function makerOf(brand: Brand): { manufacturer: string; responsible: string } {
  const number = numberOf(brand.key);
  if (number % 6 !== 0) return { manufacturer: domesticMaker(brand), responsible: '' };
  const [form, address] = pick(abroad, number >> 2);
  const manufacturer = `${brand.name} ${form} | ${address} | ${mailOf(brand)}`;
  return { manufacturer, responsible: importer };
}
