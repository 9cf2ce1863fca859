import { expect, test } from 'vitest';
import { blockShapes } from '#features/content/record/blocks.ts';
import { pageIn } from '#features/content/rules/page.ts';
import { demoSpace } from '#features/content/testing.ts';
import { languages, type Language } from '#platform/i18n/language.ts';
import { slug } from '#platform/ids.ts';
import { allProducts } from './products.ts';

const space = demoSpace();

/** Addresses of departments and of all categories below them. */
const addresses = new Set(
  allProducts().flatMap(({ categories }) =>
    categories.map(
      (_, i) =>
        `/kategoria/${categories
          .slice(0, i + 1)
          .map(({ fi }) => slug(fi))
          .join('/')}`,
    ),
  ),
);
const departments = [...addresses].filter((address) => address.split('/').length === 3);

/** What the head of a department says, and where its tiles lead. */
function headOf(address: string, language: Language) {
  const page = pageIn(space, address, language);
  const nodes = page?.nodes ?? [];
  return {
    language: page?.language,
    lead: nodes[0]?.type,
    tiles: nodes.flatMap((node) =>
      node.type === 'block' && node.name === 'tiles'
        ? blockShapes.tiles.parse(node.data).map(({ to }) => to)
        : [],
    ),
  };
}

test('the demo shop has nine departments', () => expect(departments).toHaveLength(9));

test.each(departments)('%s begins with a lead and three tips or more in each language', (one) => {
  const heads = languages.map((language) => headOf(one, language));
  const [{ tiles } = { tiles: [] }] = heads;
  expect(heads).toEqual(languages.map((language) => ({ language, lead: 'paragraph', tiles })));
  expect(tiles.length).toBeGreaterThanOrEqual(3);
  const inLists = tiles.filter((to) => to.startsWith('/kategoria/'));
  expect(inLists.filter((to) => !addresses.has(to))).toEqual([]);
});
