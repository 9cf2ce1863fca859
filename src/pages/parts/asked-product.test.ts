import { expect, test } from 'vitest';
import { noFacts } from '#features/catalogue/record.ts';
import { factsIn } from '#features/catalogue/rules/product-facts.ts';
import { productOf } from '#features/cart/testing.ts';
import { askedProduct } from './asked-product.ts';

const variants = [{ ...productOf('11'), color: null, size: 'S' }];
const details = factsIn(noFacts, 'fi');

/** A shop whose only product has one variant; `asked` lists the paths requested of it. */
function shop(pdpProductFromDb: boolean) {
  const asked: string[] = [];
  const retailApi = {
    baseUrl: 'http://api.test',
    language: 'fi' as const,
    correlationId: '1',
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return /\/(?:10|11)$/.test(pathname)
        ? Response.json({ ...productOf('10', { variants }), ...details })
        : Response.json({ code: 'product-not-found' }, { status: 404 });
    },
  };
  return { asked, facts: { retailApi, switches: { pdpProductFromDb } } as never };
}

async function answerTo(path: string, below?: '/myymalat') {
  const [, , slug = '', id = ''] = path.split(/[/?]/);
  const request = new Request(`http://shop.test${path}`);
  try {
    const place = { params: { slug, id }, request, ...(below && { below }) };
    return (await askedProduct(shop(true).facts, place)).sokId;
  } catch (thrown) {
    const { status, headers } = thrown as Response;
    return headers.get('location') ?? status;
  }
}

test.each([
  [true, '/v3/product/10'],
  [false, '/v2/product/10'],
])('with the flag pdpProductFromDb %s pages ask %s (R017, R285)', async (flag, path) => {
  const { asked, facts } = shop(flag);
  const request = new Request('http://shop.test/tuote/huivi/10');
  await askedProduct(facts, { params: { slug: 'huivi', id: '10' }, request });
  expect(asked).toEqual([path]);
});

test.each([
  ['/tuote/huivi/10', '10'],
  ['/tuote/huivi/10?variantti=11', '10'],
  ['/tuote/muu/10', '/tuote/huivi/10'],
  ['/tuote/huivi/x10?variantti=11', '/tuote/huivi/10?variantti=11'],
  ['/tuote/huivi/10?variantti=12', '/tuote/huivi/10'],
  ['/tuote/huivi/11', '/tuote/huivi/10?variantti=11'],
  ['/tuote/huivi/12', 404],
  ['/tuote/huivi/x', 404],
  [`/tuote/huivi/${'1'.repeat(65)}`, 404],
])('%s is answered with %s (R158)', async (path, result) => {
  expect(await answerTo(path)).toBe(result);
});

test('what is below a product is led along with it', async () => {
  expect(await answerTo('/tuote/muu/10?variantti=11', '/myymalat')).toBe(
    '/tuote/huivi/10/myymalat?variantti=11',
  );
});
