/** No list ends where a page of it ends: it can be asked to go on, or it is whole, and why is known. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Document } from './testing/nasty-calls.ts';
import { openTarget, type Target } from './testing/target.ts';

/** Parameters by which a list goes on. */
const goesOn = ['page', 'before', 'after', 'from'];

const cart = 'a cart has at most 200 lines, and refuses more';

/** Lists without such a parameter, by what keeps them whole. */
const whole: Record<string, string> = {
  'get /v1/categoryTree': 'every category of the merchant',
  'get /v1/content': 'what the storefront needs of the space at once',
  'get /v1/sidebarCategory': 'the neighbours of one category',
  'get /v3/brands': 'every brand of the merchant',
  'get /v2/product/{id}/inventory': 'every store',
  'get /v2/products': 'one for each id that was asked for',
  'get /v1/products/search/topTerms': 'the terms searched for most, called so',
  'get /v1/search/suggestions': 'suggestions, beside the number of all results',
  'get /v1/stores': 'every store',
  'get /v1/stores/stock': 'one for each id that was asked for',
  'get /v2/customer': 'all addresses of an account',
  'get /v1/wishlist': 'all of it; a list takes no more than its limit, and says so',
  'get /v1/shopping-lists': 'all of them; no more can be made, which is said',
  'get /v1/shopping-lists/{id}': 'all of it; a list takes no more than its limit, and says so',
  'get /v1/reviewable': 'what was bought and not reviewed yet',
  'get /v3/order/addresses': 'those used last; older ones are replaced',
  'get /v1/delivery-methods': 'every delivery of the merchant',
  'get /v3/order/shippingdata': 'every delivery for the cart',
  'get /v1/payments/methods': 'every method of the provider',
  'get /v3/order/{number}': 'one order',
  'get /staff/v1/orders/{number}': 'one order, with the latest of its log',
  'get /v2/cart': cart,
  'get /v2/cart/kept': cart,
  'get /v1/ads': 'as many advertisements as there are places',
};

let target: Target;
let documents: Document[];
beforeAll(async () => {
  target = await openTarget();
  const read = async (answer: Promise<Response>) => (await (await answer).json()) as Document;
  documents = [
    await read(target.send('/api/openapi.json')),
    await read(target.sendToStaff('/openapi.json')),
  ];
});
afterAll(() => target.stop());

interface Shape {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Shape>;
}

interface Listing {
  call: string;
  parameters: string[];
}

/** Calls that answer with a list, or with lists beside other facts. */
const listings = (): Listing[] =>
  documents.flatMap((document) =>
    Object.entries(document.paths).flatMap(([path, { get }]) => {
      const answers = get as { responses?: Record<string, { content?: Content }> } | undefined;
      const shape = answers?.responses?.['200']?.content?.['application/json']?.schema;
      if (!get || !shape || !hasList(document, shape)) return [];
      const parameters = (get.parameters ?? []).map(({ name }) => name);
      return [{ call: `get ${path}`, parameters }];
    }),
  );

type Content = Record<string, { schema?: Shape }>;

function hasList(document: Document, shape: Shape): boolean {
  const isList = (one: Shape) => named(document, one).type === 'array';
  return isList(shape) || Object.values(named(document, shape).properties ?? {}).some(isList);
}

const named = (document: Document, shape: Shape): Shape =>
  shape.$ref ? (document.components?.schemas?.[shape.$ref.split('/').at(-1) ?? ''] ?? {}) : shape;

test('every list can go on, or is known to be whole', () => {
  expect(listings().length).toBeGreaterThan(20);
  const ending = listings().filter(({ parameters }) =>
    parameters.every((name) => !goesOn.includes(name)),
  );
  expect(ending.map(({ call }) => call).toSorted()).toEqual(Object.keys(whole).toSorted());
});
