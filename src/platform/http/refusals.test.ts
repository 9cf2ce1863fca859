import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { errorOfStatus, NotFound, refusalCode, refuse } from '../errors.ts';
import { ofCode } from '../of-code.ts';
import { createRoute, problems } from './contract.ts';

const takeBook = createRoute({
  method: 'post',
  path: '/v1/books/take',
  responses: {
    204: { description: 'Taken.' },
    ...problems({ 400: ['shelf-empty', 'hands-full'], 404: ['book-not-found'] }),
  },
});

test('a refusal has the status its contract gives the code', () => {
  const refused = refuse(takeBook, 'book-not-found', 'No such book', { left: 0 });
  expect(refused).toBeInstanceOf(NotFound);
  expect(refused).toMatchObject({ status: 404, code: 'book-not-found', details: { left: 0 } });
  expect(refuse(takeBook, 'hands-full', 'Put one back').status).toBe(400);
});

test('a code the contract does not name cannot be written', () => {
  // @ts-expect-error There is no such code.
  expect(refuse(takeBook, 'book-gone', 'No such book').status).toBe(0);
  // @ts-expect-error An unknown code cannot be looked up either.
  expect(refusalCode(takeBook, new Error('other')) === 'book-gone').toBe(false);
  // @ts-expect-error A table must have every code.
  const texts: Record<NonNullable<ReturnType<typeof refusalCode<typeof takeBook>>>, string> = {
    'shelf-empty': 'The shelf is empty.',
  };
  expect(ofCode(texts, 'shelf-empty')).toBe('The shelf is empty.');
});

test('only the codes of the call itself are returned; any other error has none', () => {
  expect(refusalCode(takeBook, errorOfStatus(400, 'no', 'shelf-empty'))).toBe('shelf-empty');
  for (const error of [errorOfStatus(503, 'away', 'database-away'), new Error('x'), null]) {
    expect(refusalCode(takeBook, error)).toBeNull();
  }
});

test('a table is asked for its own codes only', () => {
  const table = { 'shelf-empty': 1, 'hands-full': 2 };
  expect(['hands-full', 'toString', '', null].map((code) => ofCode(table, code))).toEqual([
    2,
    undefined,
    undefined,
    undefined,
  ]);
});

test('the OpenAPI document names the codes of each call', () => {
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerPath(takeBook);
  const document = app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });
  const { responses } = document.paths?.['/v1/books/take']?.post ?? {};
  expect(responses?.['400']).toMatchObject({ 'x-codes': ['shelf-empty', 'hands-full'] });
  expect(responses?.['404']).toMatchObject({ 'x-codes': ['book-not-found'] });
  expect(JSON.stringify(responses?.['400'])).toContain(
    '"enum":["shelf-empty","hands-full","invalid-input"]',
  );
});
