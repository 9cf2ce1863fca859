/** The two spaces that come with the shop. */
import { expect, test } from 'vitest';
import { newSpaceFolder } from './new-space.ts';
import { readFolders } from '#features/content/files.ts';
import type { Space } from '#features/content/record/space.ts';
import { environments } from '#features/content/record/switches.ts';
import { faultsInFiles } from '#features/content/rules/check.ts';
import { readFiles, type SpaceFiles } from '#features/content/rules/files.ts';
import { pageIn } from '#features/content/rules/page.ts';
import { readSpace } from '#features/content/rules/space.ts';
import { switchesIn } from '#features/content/rules/switches.ts';
import { demoSpaceFiles, newSpaceFiles } from '#features/content/testing.ts';

const sentences = (files: SpaceFiles) =>
  faultsInFiles(readFiles(files)).map(({ file, line, reason }) => `${file}:${line} ${reason}`);

function spaceOf(files: SpaceFiles): Space {
  const { space, faults } = readSpace(1, readFiles(files).documents);
  if (!space) throw new Error(JSON.stringify(faults));
  return space;
}

test('neither space has a fault', () => {
  for (const read of [newSpaceFiles(), demoSpaceFiles()]) {
    expect(faultsInFiles(read)).toEqual([]);
    expect(read.documents.length).toBeGreaterThan(20);
  }
});

test('the demo shop has more than a new one: campaigns, coupons, pickup points, a seller', () => {
  const { space } = readSpace(1, demoSpaceFiles().documents);
  expect(space?.campaigns.length).toBeGreaterThan(4);
  expect(space?.coupons.length).toBeGreaterThan(0);
  expect(space?.pickupPoints.length).toBeGreaterThan(0);
  expect(space?.seller.name).not.toBe('');
});

const files = readFolders([newSpaceFolder]);
const sellerFile = new TextDecoder().decode(files.get('seller.json'));

test('a new shop has no seller, so it sells nothing yet', () => {
  expect(spaceOf(files).seller).toMatchObject({ name: '', businessId: '', email: '' });
});

test('a new shop sells everywhere as soon as seller.json alone is filled in, and names the seller', () => {
  const seller = {
    ...(JSON.parse(sellerFile) as object),
    name: 'Pikku Oy',
    businessId: '1234567-8',
    streetAddress: 'Katu 1',
    postcode: '00100',
    city: 'Helsinki',
    email: 'pikku@shop.example',
    phone: '+358 9 123',
  };
  const filledIn = new Map(files);
  filledIn.set('seller.json', new TextEncoder().encode(JSON.stringify(seller)));
  expect(sentences(filledIn)).toEqual([]);
  const space = spaceOf(filledIn);
  for (const environment of environments)
    expect(switchesIn(space.switches, environment).purchases).toBe(true);
  expect(space.deliveries.methods.map(({ kind }) => kind)).toContain('home');
  for (const language of ['fi', 'sv', 'en'] as const) {
    const terms = JSON.stringify(pageIn(space, '/info/sopimusehdot', language));
    for (const fact of ['Pikku Oy', '1234567-8', 'Katu 1, 00100 Helsinki', 'pikku@shop.example'])
      expect(terms).toContain(fact);
  }
});

test('seller.json of a new shop has every field that is to be filled in', () => {
  const empty = Object.entries(JSON.parse(sellerFile) as object).filter(
    ([, value]) => value === '',
  );
  expect(empty.map(([name]) => name).toSorted()).toEqual(
    ['name', 'businessId', 'streetAddress', 'postcode', 'city', 'email', 'phone'].toSorted(),
  );
});

test('no page of either space has a placeholder left when it is shown', () => {
  for (const read of [newSpaceFiles(), demoSpaceFiles()]) {
    const { space } = readSpace(1, read.documents);
    for (const key of space?.pages.keys() ?? []) {
      for (const language of ['fi', 'sv', 'en'] as const) {
        const shown = space && pageIn(space, key === 'index' ? '/' : `/${key}`, language);
        expect(shown?.language).toBe(language);
        expect(JSON.stringify(shown)).not.toMatch(/\{\w+\}/);
      }
    }
  }
});
