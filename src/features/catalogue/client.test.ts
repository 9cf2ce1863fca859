import { expect, test } from 'vitest';
import { product, productsById } from './client.ts';

const answering = (status: number, response: unknown) => {
  const asked: string[] = [];
  const connection = {
    baseUrl: 'http://test.local',
    language: 'fi' as const,
    correlationId: 'test-12345678',
    fetch: async (request: Request) => {
      asked.push(new URL(request.url).search);
      return Response.json(response, { status });
    },
  };
  return { asked, connection };
};

test('no product ids are no call and no products (R159)', async () => {
  const { asked, connection } = answering(200, []);
  expect(await productsById(connection, [])).toEqual([]);
  expect(asked).toEqual([]);
});

test('several products are one call with the id repeated (R159, R287)', async () => {
  const { asked, connection } = answering(200, []);
  await productsById(connection, ['1', '2']);
  expect(asked).toEqual(['?id=1&id=2']);
});

test('a product that is not in the catalogue is none (R160)', async () => {
  const problem = { status: 404, code: 'product-not-found', message: 'Product not found' };
  expect(await product(answering(404, problem).connection, '1', true)).toBeNull();
});
