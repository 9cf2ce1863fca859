/** Shoppers under attack. */
import { expect } from '../fixtures/test.ts';
import { hiddenField, Visitor, type Reply } from '../../src/services/attacks/testing/visitor.ts';

export const open = (url: string) => new Visitor(url, (request) => fetch(request));
export const aino = { email: 'aino@aitta.example', password: 'aitta-demo-2026' };

async function productIn(visitor: Visitor): Promise<string> {
  const list = (await visitor.send('/kategoria/ruoka')).text;
  return /\/tuote\/[\w-]+\/\d+(?=")/.exec(list)?.[0] ?? '';
}

export const countOf = async (visitor: Visitor): Promise<number> =>
  (JSON.parse((await visitor.send('/_data/cart-count')).text) as { count: number }).count;

/** A shopper with something in the cart. */
export async function shopperIn(url: string) {
  const visitor = open(url);
  const product = await productIn(visitor);
  const form = { sokId: product.split('/').at(-1) ?? '', quantity: '2' };
  expect((await visitor.send(product, { form })).status).toBe(302);
  expect(await countOf(visitor)).toBe(2);
  return { visitor, product, form };
}

/** Logs in through the provider's page. */
export async function logIn(visitor: Visitor, target = '/ostoskori'): Promise<Reply> {
  const page = await visitor.follow(`/check-login?target=${encodeURIComponent(target)}`);
  const form = { ...aino, csrf: hiddenField(page.text, 'csrf') };
  const back = await visitor.follow(page.address, { form }, /\/check-login\?/);
  return visitor.follow(back.location ?? '');
}

export const cookiesOf = ({ cookies }: Visitor) =>
  [...cookies].map((pair) => pair.join('=')).join('; ');
