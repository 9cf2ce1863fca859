import { describe, expect, it, test } from 'vitest';
import { readItem } from '#features/product-feeds/attributes.ts';
import { textOfValue } from './detail-values.ts';
import { attributes, detailColumns, detailsOf, linesOf } from './details.ts';
import { departmentOf } from './departments.ts';
import { nutritionOf } from './food-facts.ts';
import { allProducts, type Products } from './products.ts';
import { readTable, readTexts } from './tables.ts';

const languages = ['fi', 'sv', 'en'] as const;
const products = allProducts();
const nameOf = (one: Products) => `${departmentOf(one)}: ${one.title.fi}`;
const departments = [...new Set(products.map(departmentOf))];

describe('a value', () => {
  it('is a number with its unit, as each language writes it', () => {
    expect(languages.map((language) => textOfValue('10 500.5 g', language))).toEqual([
      '10 500,5 g',
      '10 500,5 g',
      '10,500.5 g',
    ]);
  });

  it('is a text of the table, whose places take the numbers', () => {
    expect(textOfValue('24 months', 'fi')).toBe('24 kk');
    expect(textOfValue('6.1 inch', 'sv')).toBe('6,1 tum');
    expect(textOfValue('6.1 inch', 'en')).toBe('6.1 inches');
  });

  it('is made up of materials, with their percent or without', () => {
    expect(textOfValue('60 plastic / 40 steel', 'fi')).toBe('60 % muovi / 40 % teräs');
    expect(textOfValue('plastic / glass', 'sv')).toBe('plast / glas');
  });

  it('that is none of them is refused', () => {
    expect(() => textOfValue('stell', 'fi')).toThrow('lacks "stell"');
  });
});

/** Parts of a list of the feed; separators in quotation marks belong to the part. */
const partsOf = (text: string, separator: string): string[] =>
  text === '' ? [] : text.split(new RegExp(`${separator}(?=(?:[^"]|"[^"]*")*$)`));

test('a product has as many details, in the same order, in every language', () => {
  const uneven = products.filter((one) => {
    const shapes = languages.map((language) =>
      partsOf(detailColumns(one, language)['product_detail'] ?? '', ',').map((part) => {
        const [section, name, value, ...more] = partsOf(part, ':');
        return section && name && value && more.length === 0 ? part.split(':').length > 2 : part;
      }),
    );
    return shapes.some((shape) => `${shape}` !== `${shapes[0]}` || shape.some((is) => is !== true));
  });
  expect(uneven.map(nameOf)).toEqual([]);
});

test('percents of a material add up to 100', () => {
  const wrong = products.flatMap((one) =>
    [...detailsOf(one)].flatMap(([key, values]) =>
      values.flatMap((value) => {
        const percents = value.split(' / ').map((part) => /^(\d+(?:\.\d+)?) \D/.exec(part)?.[1]);
        const isComposition = value.includes(' / ') && percents.some(Boolean);
        const sum = percents.reduce((total, percent) => total + Number(percent), 0);
        return isComposition && sum !== 100 ? [`${nameOf(one)}: ${key} ${value}`] : [];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('an import reads every row without a fault', () => {
  const row = {
    id: '1',
    title: 'x',
    product_type: 'Ruoka',
    price: '9.90 EUR',
    availability: 'in_stock',
  };
  const faulty = products.flatMap((one) => {
    const read = readItem({ ...row, ...detailColumns(one, 'fi') });
    return 'faults' in read ? [[nameOf(one), read.faults]] : [];
  });
  expect(faulty).toEqual([]);
});

test('fat is that of the nutrition table', () => {
  const fat = products.filter((one) => departmentOf(one) === 'ruoka' && detailsOf(one).has('fat'));
  const wrong = fat.filter(
    (one) =>
      !nutritionOf(one.type.key, one.variety, false).includes(
        `fat ${detailsOf(one).get('fat')?.[0]?.replace(' %', ' g ')}`,
      ),
  );
  expect(fat.length).toBeGreaterThan(50);
  expect(wrong.map(nameOf)).toEqual([]);
});

test('highlights are two to four, of 80 characters at most', () => {
  const wrong = products.filter((one) =>
    languages.some((language) => {
      const phrases = partsOf(detailColumns(one, language)['product_highlight'] ?? '', ',');
      return phrases.length === 1 || phrases.length > 4 || phrases.some((text) => text.length > 80);
    }),
  );
  expect(wrong.map(nameOf)).toEqual([]);
});

describe('the tables', () => {
  const lines = departments.flatMap((department) =>
    linesOf(department).map((line) => ({ ...line, department })),
  );

  it.each(languages)(
    'name each attribute differently in %s, as filters go by the name',
    (language) => {
      const names = attributes
        .filter(({ section }) => section !== '')
        .map(({ name }) => name[language].toLowerCase());
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    },
  );

  it('have the texts of all languages', () => {
    const tables = ['values', 'attributes', 'sections'].flatMap((name) =>
      readTable<'key' | 'section' | 'fi' | 'sv' | 'en'>(`details/${name}.tsv`),
    );
    const bare = tables.filter(
      ({ section, fi, sv, en }) => section !== '' && [fi, sv, en].includes(''),
    );
    expect(bare.map(({ key }) => key)).toEqual([]);
  });

  it('have no value and no attribute that no product uses', () => {
    const used = new Set(products.flatMap((one) => [...detailsOf(one).keys()]));
    expect(attributes.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
    const cells = new Set(products.flatMap((one) => [...detailsOf(one).values()].flat()));
    const patterns = new Set(
      [...cells, ...[...cells].flatMap((cell) => cell.split(' / '))].flatMap((cell) => [
        cell,
        cell.replace(/^[\d.]+ /, ''),
        cell.replaceAll(/(?<![\p{L}\d])(?:\d+(?: \d{3})+|\d+(?:\.\d+)?)(?![\p{L}\d])/gu, '{}'),
      ]),
    );
    const texts = [...readTexts('details/values.tsv').keys()];
    expect(texts.filter((key) => !patterns.has(key))).toEqual([]);
  });

  it('name kinds and products that there are', () => {
    const all = products.map((one) => ({
      department: departmentOf(one),
      kind: one.type.key,
      product: one.variety.fi,
    }));
    const strange = lines.filter(
      ({ department, kinds, products: names }) =>
        ![...kinds].every((kind) =>
          all.some((one) => one.department === department && one.kind === kind),
        ) ||
        ![...names].every((name) =>
          all.some(
            (one) =>
              one.department === department &&
              one.product === name &&
              (kinds.size === 0 || kinds.has(one.kind)),
          ),
        ),
    );
    expect(strange.map((line) => [line.department, ...line.kinds, ...line.products])).toEqual([]);
  });
});

test('what the EU labels by energy has its class: displays, lamps, smartphones and tablets', () => {
  const labelled = new Set(['monitor', 'television', 'led-bulb', 'smartphone', 'tablet']);
  const classes = products
    .filter(({ type }) => labelled.has(type.key))
    .map((one) => [nameOf(one), detailColumns(one, 'fi')['energy_efficiency_class']]);
  expect(classes.length).toBeGreaterThan(20);
  expect(classes.filter(([, one]) => !/^[A-G]$/.test(one ?? ''))).toEqual([]);
});
