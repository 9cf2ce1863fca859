import { standardSwitches } from '#features/content/record/switches.ts';
import { demoSpace } from '#features/content/testing.ts';
import { expect, test } from 'vitest';
import { suggestedFor } from './suggested.ts';

const dresses = {
  name: 'Mekot',
  above: ['Muoti', 'Naisten Vaatteet'],
  urlPath: '/kategoria/muoti/naisten-vaatteet/mekot',
};
const fashion = { name: 'Muoti', above: [], urlPath: '/kategoria/muoti' };
const asked: string[] = [];
const retailApi = {
  baseUrl: 'http://api.test',
  language: 'fi' as const,
  correlationId: '1',
  fetch: async (request: Request) => {
    asked.push(new URL(request.url).searchParams.get('term') ?? '');
    return Response.json({
      categories: [dresses, fashion],
      brands: [],
      products: [],
      totalCount: 0,
      terms: [],
      corrected: [],
      left: [],
    });
  },
};

const facts = (fashionToWomen: boolean) => ({
  retailApi,
  switches: { ...standardSwitches, fashionToWomen },
  space: demoSpace(),
});

test('suggested categories and those above them are called what menus call them (R012, R148)', async () => {
  const { categories } = await suggestedFor(facts(true), 'mekko');
  expect(categories).toEqual([
    { ...dresses, above: ['Naiset', 'Naisten vaatteet'] },
    { ...fashion, name: 'Naiset' },
  ]);
  const plain = await suggestedFor(facts(false), 'mekko');
  expect(plain.categories).toEqual([dresses, fashion]);
});

test('a term is asked for as lists ask for it: no control characters, no more than calls take', async () => {
  await suggestedFor(facts(false), `\u0000${'x'.repeat(500)}`);
  expect(asked.at(-1)).toBe('x'.repeat(199));
});
