/** What stands on the backs of packages and on hang tags: the facts that the feed has, in Finnish. */
import { detailTexts } from '../details.ts';
import { factColumns } from '../facts.ts';
import type { Products } from '../products.ts';
import { writable } from '#platform/lettering/letters.ts';
import type { Block, Run } from './small-print.ts';

const nutrients: Record<string, string> = {
  energy: 'Energia',
  fat: 'Rasva',
  saturates: 'josta tyydyttynyttä',
  carbohydrate: 'Hiilihydraatit',
  sugars: 'joista sokereita',
  fibre: 'Ravintokuitu',
  protein: 'Proteiini',
  salt: 'Suola',
};

const said = (head: string, text = ''): Block[] =>
  text === '' ? [] : [{ runs: [{ text: `${head}: `, isBold: true }, ...runsOf(writable(text))] }];

/** Allergens stand between asterisks and are printed bold. */
const runsOf = (text: string): Run[] =>
  text
    .split('*')
    .map((part, i) => ({ text: part, isBold: i % 2 === 1 }))
    .filter(({ text: part }) => part.trim() !== '');

function nutritionOf(feed: string): Block[] {
  const [per = '', ...amounts] = feed.split(' | ');
  if (amounts.length === 0) return [];
  const rows = amounts.map((amount): [string, string] => {
    const [name = '', ...value] = amount.split(' ');
    return [
      nutrients[name] ?? name,
      value.join(' ').replaceAll('.', ',').replace(' kJ ', ' kJ / '),
    ];
  });
  return [{ runs: [{ text: `Ravintosisältö ${per}`, isBold: true }] }, { rows }];
}

/** Details in the order in which a back shows them; the others are on the product's page. */
const onBacks = [
  'inci',
  'content',
  'active',
  'dosage',
  'use',
  'preparation',
  'cooking_time',
  'opened',
  'recycling',
];

/** Blocks from the most to the least important. */
export function backOf(products: Products): Block[] {
  const facts = factColumns(products, 'fi');
  const details = detailTexts(products, 'fi');
  const maker = facts['food_operator'] || facts['manufacturer'] || '';
  return [
    { runs: [{ text: writable(products.label), isBold: true }], scale: 1.5 },
    ...(products.type.vat === 'food'
      ? said('Ainesosat', facts['ingredients'])
      : [{ runs: [{ text: writable(products.description.fi) }] }]),
    ...nutritionOf(facts['nutrition'] ?? ''),
    ...onBacks.flatMap((key) => {
      const found = details.get(key);
      return found ? said(found.name, found.text) : [];
    }),
    ...said('Varoitus', facts['safety_warning']),
    ...said('Säilytys', facts['storage_instructions']),
    ...said('Alkuperä', facts['country_of_origin']),
    ...said('Valmistaja', maker.split(' | ').slice(0, 2).join(', ')),
  ];
}

/** Most lines of a hang tag. */
const mostRows = 8;

/** The lines of a hang tag; those of food are what must be said of it. */
export function tagOf(products: Products): Block[] {
  const facts = factColumns(products, 'fi');
  const details = detailTexts(products, 'fi');
  const rows = [...details.values()]
    .filter(({ text }) => text.length < 60)
    .slice(0, mostRows)
    .map(({ name, text }): [string, string] => [writable(name), writable(text)]);
  const origin = facts['country_of_origin'];
  return [
    { runs: [{ text: writable(products.title.fi), isBold: true }], scale: 1.35 },
    ...(origin ? said('Alkuperä', origin) : []),
    ...(rows.length > 0 ? [{ rows }] : []),
    ...said('Säilytys', facts['storage_instructions']),
  ];
}
