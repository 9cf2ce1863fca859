import { describe, expect, it, test } from 'vitest';
import { detailColumns, detailsOf } from './details.ts';
import { departmentOf } from './departments.ts';
import { allProducts, type Products } from './products.ts';

const products = allProducts();
const nameOf = (one: Products) => `${departmentOf(one)}: ${one.title.fi}`;
const textsOf = (one: Products) => {
  const { product_detail: details, material } = detailColumns(one, 'fi');
  return `${details},${material}`.replaceAll('"', '');
};
const inDepartments = (...keys: string[]) =>
  products.filter((one) => keys.includes(departmentOf(one)));
const lacking = (all: Products[], keys: string[]) =>
  all.filter(
    (one) => !keys.some((key) => detailsOf(one).has(key) && detailsOf(one).get(key)?.length),
  );

describe('shoppers find', () => {
  const clothes = products.filter(
    (one) =>
      one.type.sizes.length > 0 ||
      ['muoti', 'miehet'].includes(departmentOf(one)) ||
      /^home-(?:bedding|towels|cushions|curtains|rugs)/.test(one.type.category),
  );

  it('the material of all clothes, shoes, bags and textiles', () => {
    expect(clothes.length).toBeGreaterThan(900);
    expect(lacking(clothes, ['material']).map(nameOf)).toEqual([]);
  });

  it('the warranty and the power or battery of everything electric', () => {
    const electric = products.filter(({ type }) => /litium|pistotul/.test(type.warning?.fi ?? ''));
    expect(electric.length).toBeGreaterThan(150);
    expect(lacking(electric, ['warranty']).map(nameOf)).toEqual([]);
    const sources = ['power', 'battery', 'batteries', 'supply'];
    expect(lacking(electric, sources).map(nameOf)).toEqual([]);
  });

  it('the ingredients and the use of all cosmetics but tools', () => {
    const all = inDepartments('kosmetiikka').filter(
      (one) => !detailsOf(one).has('material') || detailsOf(one).has('inci'),
    );
    expect(all.length).toBeGreaterThan(400);
    expect(lacking(all, ['inci']).map(nameOf)).toEqual([]);
    expect(lacking(all, ['use']).map(nameOf)).toEqual([]);
  });

  it('four details or more of every product', () => {
    const few = products.filter((one) => [...detailsOf(one).values()].flat().length < 4);
    expect(few.map(nameOf)).toEqual([]);
  });
});

describe('what a name says', () => {
  /** Units of names, and what follows the number in the details. */
  const units: Record<string, string> = {
    Gt: ' Gt',
    Tt: ' Tt',
    '"': ' tuumaa',
    l: ' l',
    dl: ' dl',
    cm: ' (?:cm|×)',
    mm: ' mm',
    den: ' den',
    W: ' W',
    mAh: ' mAh',
    kg: ' kg',
    g: ' g',
    oz: ' oz',
    µg: ' µg',
    lumenia: ' lm',
  };
  const amount =
    /(\d+(?: \d{3})*(?:,\d+)?) ?(?:(Gt|Tt|"|dl|l|cm|mm|den|W|mAh|kg|g|oz|µg|lumenia)(?!\p{L})|(?:osaa|kpl|paria|palaa|väriä|viipaletta|koloa|mailaa|lediä)(?!\p{L}))/gu;

  test('is a detail too when it is an amount', () => {
    const saying = products.filter(({ variety }) => variety.fi.search(amount) >= 0);
    expect(saying.length).toBeGreaterThan(120);
    const wrong = saying.filter((one) =>
      [...one.variety.fi.matchAll(amount)].some(([, number = '', unit]) => {
        const after = unit === undefined ? '(?!\\d|,\\d)' : units[unit];
        return !new RegExp(`(?<![\\d,])${number}${after}`).test(textsOf(one));
      }),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  /** Words of names that the details have too. */
  const words =
    /(?<!\p{L})(?:puuvilla(?:popliini|satiini)?|pellava|merinovilla|lampaanvilla|villa|kashmir|silkki|silikoni|nahka|mokka|lasi|teräs|valurauta|hiiliteräs|koivu|tammi|pyökki|paju|juutti|korkki|alumiini|savi|nitriili|bambuviskoosi|frotee|vohvelikangas|fleece|flanelli|tviidi|untuva|itsetäyttyvä|ilmatäytteinen|kaasu|sprii|pimentävät|valkaisematon|magneettikärki|himmennettävä|4K|OLED|QLED|HDD|SSD|Wi-Fi \d|USB-C|E27|E14|GU10|5G|laser|mustesuihku|varsimalli|pussiton|pussillinen)(?!\p{L})/gu;
  const said = ['muoti', 'miehet', 'lapset', 'urheilu', 'koti', 'elektroniikka'];

  it('is a detail too when it is a material or a technique', () => {
    const saying = inDepartments(...said).filter(({ variety }) => variety.fi.search(words) >= 0);
    expect(saying.length).toBeGreaterThan(100);
    const wrong = saying.filter((one) => {
      const texts = textsOf(one).toLowerCase();
      return [...one.variety.fi.matchAll(words)].some(([word]) => {
        const stem = word.toLowerCase().replace(/(?:popliini|satiini)$/, '');
        return stem === 'himmennettävä'
          ? !detailsOf(one).get('dimmable')?.includes('yes')
          : !texts.includes(stem);
      });
    });
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it.each([
    ['hajusteeton', 'inci', /Parfum/],
    ['hajusteeton', 'scent', /./],
    ['langal(?:linen|liset)', 'battery', /./],
    ['sokeriton', 'sugar', /^(?!sugar-free)/],
    ['kofeiiniton', 'caffeine', /^(?!caffeine-free|decaffeinated)/],
  ])('%s: nothing of %s says otherwise', (name, key, contrary) => {
    const all = products.filter(({ variety }) => new RegExp(name).test(variety.fi));
    expect(all.length).toBeGreaterThan(0);
    const wrong = all.filter((one) =>
      detailsOf(one)
        .get(key)
        ?.some((value) => contrary.test(value)),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('is the sun protection factor', () => {
    const all = products.filter(({ variety }) => /SK \d/.test(variety.fi));
    const wrong = all.filter(
      (one) => !textsOf(one).includes(/SK \d+\+?/.exec(one.variety.fi)?.[0] ?? '?'),
    );
    expect(all.length).toBeGreaterThan(5);
    expect(wrong.map(nameOf)).toEqual([]);
  });
});

describe('a description', () => {
  it('names the same washing temperature as the care', () => {
    const washed = products.filter(({ description }) =>
      /(?:pesu|pese|pesuun)[^.]*? (\d+) asteessa/iu.test(description.fi),
    );
    expect(washed.length).toBeGreaterThan(200);
    const wrong = washed.filter((one) => {
      const [, degrees] = /(\d+) asteessa/.exec(one.description.fi) ?? [];
      return !textsOf(one).includes(`${degrees} °C`);
    });
    expect(
      wrong.map((one) => `${nameOf(one)}: ${one.description.fi} ${detailsOf(one).get('care')}`),
    ).toEqual([]);
  });
});
