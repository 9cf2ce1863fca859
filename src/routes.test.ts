import { expect, test } from 'vitest';
import { isTaken } from '#features/catalogue/rules/category-path.ts';
import { shopAddresses } from '#features/content/rules/shop-addresses.ts';
import routes from './routes.ts';
import { dataRouteOf, shouldRevalidate } from './shell/data-routes.ts';

const ofData = routes.filter(({ path }) => dataRouteOf(`/${path}`) !== null);

test.each(ofData)(
  '$path has nothing for browsers but that it is loaded on demand',
  async ({ file }) => {
    const module = (await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>;
    const { shouldRevalidate: revalidation } = module;
    const ofServers = new Set(['loader', 'action', 'headers']);
    expect(Object.keys(module).filter((name) => !ofServers.has(name))).toEqual([
      'shouldRevalidate',
    ]);
    expect(revalidation).toBe(shouldRevalidate);
  },
);

/** Routes that no text leads to: data, forms, and pages that others lead to. */
const unlinked =
  /^(?:_|\*$|.*\/\*$|maksu\/|tilaukset\/:number\/|oma-tili\/ostoslistat\/lisaa|kategoria\/inspiroidu$)/;

test('texts may lead to the pages of the shop, and to no others', () => {
  const paths = routes.map((one) => ('index' in one ? '' : (one.path ?? '')));
  const linked = paths.filter((path) => path === 'kategoria/*' || !unlinked.test(path));
  expect([...shopAddresses].toSorted()).toEqual(linked.toSorted());
});

test('no page of the shop hides a category of a merchant', () => {
  const own = routes.flatMap(({ path }) => /^kategoria\/([^/*:]+)/.exec(path ?? '')?.[1] ?? []);
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter((name) => !isTaken(name))).toEqual([]);
});
