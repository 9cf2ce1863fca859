import { expect, test } from 'vitest';
import { campaign, smallSpace } from '../testing/small-space.ts';
import { readFiles } from './files.ts';
import { productsNamedIn, unknownNames } from './unknown-names.ts';

const known = {
  categories: ['ruoka', 'ruoka/juomat', 'koti'],
  brands: ['kaarna', 'lumo'],
  products: ['100', '1001'],
};
const namesOf = (changed: Record<string, unknown>) => {
  const files = Object.entries(changed).map(([file, data]) => [file, JSON.stringify(data)]);
  const { documents } = readFiles(smallSpace(Object.fromEntries(files)));
  const unknown = unknownNames(documents, known);
  return unknown.map(({ kind, key, path, reason }) => `${kind}/${key} ${path.join('.')} ${reason}`);
};
const code = (exclusions: object) => ({
  'coupons.json': [{ code: 'SYKSY', percent: 10, exclusions }],
});

test.each([
  ['all that is known', code({ categories: ['koti'], brands: ['lumo'], products: ['1001'] }), []],
  [
    'a misspelt department of a code',
    code({ categories: ['koti', 'rouka'] }),
    ['coupons/ 0.exclusions.categories.1 no category has the path rouka; did you mean ruoka?'],
  ],
  [
    'the name of a brand instead of its id',
    code({ brands: ['Kaarna'] }),
    ['coupons/ 0.exclusions.brands.0 no brand has the id Kaarna; did you mean kaarna?'],
  ],
  [
    'a brand that is like none',
    code({ brands: ['tuntematon'] }),
    ['coupons/ 0.exclusions.brands.0 no brand has the id tuntematon'],
  ],
  [
    'a product of a campaign',
    {
      'campaigns/talvi.json': {
        ...(JSON.parse(campaign) as object),
        cardPercent: 10,
        exclusions: { products: ['7'] },
      },
    },
    ['campaigns/talvi exclusions.products.0 no product has the id 7'],
  ],
  [
    'a category without the right of withdrawal',
    {
      'withdrawal.json': {
        days: 14,
        exceptions: [{ limit: 'sealed', categories: ['ruoka/juoma'] }],
      },
    },
    [
      'withdrawal/ exceptions.0.categories.0 no category has the path ruoka/juoma; did you mean ruoka/juomat?',
    ],
  ],
])('names in documents that the catalogue does not have: %s', (_, changed, expected) => {
  expect(namesOf(changed)).toEqual(expected);
});

test('ids of products are looked up that documents name', () => {
  const { documents } = readFiles(
    smallSpace({ 'coupons.json': JSON.stringify(code({ products: ['1', '2'] })['coupons.json']) }),
  );
  expect(productsNamedIn(documents)).toEqual(['1', '2']);
});
