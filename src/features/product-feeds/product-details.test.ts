import { expect, test } from 'vitest';
import { readItem, readTexts, type Item, type ItemTexts } from './attributes.ts';
import { details, highlights } from './detail-attributes.ts';
import { addOwnWords, labelsOf, ownWordsOf } from './product-details.ts';

const row = {
  id: '1',
  title: 'Puhelin',
  product_type: 'Elektroniikka > Puhelimet',
  price: '199 EUR',
  availability: 'in_stock',
};

function itemOf(more: Record<string, string>): Item {
  const read = readItem({ ...row, ...more });
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.item;
}

function textsOf(fields: Record<string, string>): ItemTexts {
  const read = readTexts({ id: '1', ...fields });
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.item;
}

function faultOf(more: Record<string, string>): string | undefined {
  const read = readItem({ ...row, ...more });
  return 'faults' in read ? read.faults.map(({ reason }) => reason).join() : undefined;
}

test.each([
  ['Akku:Kesto:20 h', [{ section: 'Akku', name: 'Kesto', value: '20 h' }]],
  ['Kesto:20 h', [{ section: '', name: 'Kesto', value: '20 h' }]],
  [
    'Näyttö:Koko:"6,1 tuumaa",Näyttö:Suhde:"16:9"',
    [
      { section: 'Näyttö', name: 'Koko', value: '6,1 tuumaa' },
      { section: 'Näyttö', name: 'Suhde', value: '16:9' },
    ],
  ],
  ['Näyttö:Koko:55"', [{ section: 'Näyttö', name: 'Koko', value: '55"' }]],
  [
    'Muut:Nimi:"sana ""lainattu"", toinen"',
    [{ section: 'Muut', name: 'Nimi', value: 'sana "lainattu", toinen' }],
  ],
  ['A:B:<b>C</b>', [{ section: 'A', name: 'B', value: 'C' }]],
])('a detail may be written %s', (text, expected) => {
  expect(details(text)).toEqual(expected);
});

test.each([
  ['product_detail', 'Kesto', 'must have entries such as'],
  ['product_detail', 'A:B:C:D', 'must have entries such as'],
  ['product_detail', 'A:B:"C', 'without its pair'],
  ['product_detail', `A:${'b'.repeat(141)}:C`, 'at most 140'],
  ['product_highlight', 'a'.repeat(151), 'at most 150'],
  ['energy_efficiency_class', 'H', 'must be one of a+++'],
  ['temperature_class', 'cold', 'must be one of chilled, frozen'],
  ['certification', 'EC:EPREL:x12', 'must have digits'],
  ['clp_pictograms', 'GHS10', 'must be codes'],
  ['clp_signal_word', 'careful', 'must be danger or warning'],
  ['age_limit', '2', 'must be from 3 to 21'],
])('a wrong %s is refused with the reason', (field, value, reason) => {
  expect(faultOf({ [field]: value })).toContain(reason);
});

test('sentences may have commas', () => {
  expect(highlights('Kevyt,"Pehmeä, hengittävä",')).toEqual(['Kevyt', 'Pehmeä, hengittävä']);
});

test('a product has its words in the languages of all files, which have the same entries', () => {
  const own = ownWordsOf(
    itemOf({
      material: '80 % villa / 20 % silkki',
      product_detail: 'Hoito:Pesu:30 astetta,Malli:Hiha:pitkä',
      product_highlight: 'Kevyt',
    }),
    'fi',
  );
  const swedish = {
    material: '80 % ull / 20 % silke',
    product_detail: 'Skötsel:Tvätt:30 grader,Modell:Ärm:lång',
    product_highlight: 'Lätt',
  };
  expect(addOwnWords(own, textsOf(swedish), 'sv')).toEqual([]);
  expect(own).toEqual({
    details: [
      {
        key: 'material',
        section: null,
        name: null,
        value: { fi: '80 % villa / 20 % silkki', sv: '80 % ull / 20 % silke' },
      },
      {
        key: 'pesu',
        section: { fi: 'Hoito', sv: 'Skötsel' },
        name: { fi: 'Pesu', sv: 'Tvätt' },
        value: { fi: '30 astetta', sv: '30 grader' },
      },
      {
        key: 'hiha',
        section: { fi: 'Malli', sv: 'Modell' },
        name: { fi: 'Hiha', sv: 'Ärm' },
        value: { fi: 'pitkä', sv: 'lång' },
      },
    ],
    highlights: [{ fi: 'Kevyt', sv: 'Lätt' }],
  });
  const short = textsOf({
    product_detail: 'Care:Wash:30 degrees',
    product_highlight: 'Light,Warm',
  });
  expect(addOwnWords(own, short, 'en').map(({ field }) => field)).toEqual([
    'product_detail',
    'product_highlight',
  ]);
  expect(own.details[1]?.value).toEqual({ fi: '30 astetta', sv: '30 grader' });
});

test('labels are those of energy, hazards and age', () => {
  expect(labelsOf(itemOf({}))).toBeNull();
  expect(labelsOf(itemOf({ certification: 'Other:X:1,EC:EPREL:123', age_limit: '18' }))).toEqual({
    eprel: '123',
    hazard: null,
    ageLimit: 18,
  });
  expect(
    labelsOf(itemOf({ clp_pictograms: 'ghs05, GHS07', clp_signal_word: 'Danger' }))?.hazard,
  ).toEqual({ signalWord: 'danger', pictograms: ['GHS05', 'GHS07'] });
});
