import { expect, test } from 'vitest';
import { makeLog } from '../../log.ts';
import { makeServiceApp, makeSubApp } from '../app.ts';
import { typeOf } from './shape.ts';
import { createRoute, json, jsonBody, problems, z } from '../contract.ts';

const Shelf = z
  .object({ name: z.string().max(40), boxes: z.array(z.object({ weight: z.number().int() })) })
  .openapi('Shelf');

const TallShelf = Shelf.extend({ ladder: z.boolean() }).openapi('TallShelf');

const putShelf = createRoute({
  method: 'post',
  path: '/v1/shelves/{id}',
  summary: 'Builds a shelf & <fills> it',
  request: { params: z.object({ id: z.string() }), ...jsonBody(Shelf) },
  responses: { 200: json(z.array(TallShelf), 'All shelves.'), ...problems(400) },
});

const service = makeServiceApp({ title: 'Storehouse', version: '1' }, makeLog('silent'));
service.route(
  '/',
  makeSubApp().openapi(putShelf, (c) => c.json([], 200)),
);

const read = async (path: string) => (await service.request(path)).text();

test('a service tells people its calls, with input, answers and refusals', async () => {
  const page = await read('/');
  expect(page).toContain('<h1>Storehouse</h1>');
  expect(page).toMatch(/<b>POST<\/b> <code>\/v1\/shelves\/\{id\}<\/code>/);
  expect(page).toContain('in path');
  expect(page).toContain('All shelves.');
  expect(page).toMatch(/400 <span>The request cannot be accepted/);
  expect(page).toContain('list of <a href="#shape-TallShelf">TallShelf</a>');
});

test('a shape is told with its fields, the fields within them and their limits', async () => {
  const page = await read('/');
  const shelf = page.slice(page.indexOf('id="shape-Shelf"'));
  expect(shelf).toContain('characters at most 40');
  expect(shelf).toContain('<code>weight</code>');
  expect(shelf).toContain('whole number');
});

test('a shape that is another one and more says both', async () => {
  const page = await read('/');
  const tall = page.slice(page.indexOf('id="shape-TallShelf"'));
  expect(tall).toMatch(/<a href="#shape-Shelf">Shelf<\/a>, and fields of its own/);
  expect(tall).toContain('<code>ladder</code>');
});

test('a type is told in words: names, lists, choices and what may be null', () => {
  const shelf = { $ref: '#/components/schemas/Shelf' };
  const told = (schema: Parameters<typeof typeOf>[0]) =>
    String(typeOf(schema)).replaceAll(/<[^>]+>/g, '');
  expect(told({ allOf: [shelf, { type: ['object', 'null'] }] })).toBe('Shelf, or null');
  expect(told({ type: 'array', items: shelf })).toBe('list of Shelf');
  expect(told({ anyOf: [{ type: 'integer' }, { type: 'null' }] })).toBe('whole number or null');
  expect(told({ enum: ['ASC', 'DESC'] })).toBe('&quot;ASC&quot; or &quot;DESC&quot;');
  expect(told({})).toBe('anything');
});

test('what a contract says is shown as text, never as markup', async () => {
  const page = await read('/');
  expect(page).toContain('Builds a shelf &amp; &lt;fills&gt; it');
});

test('every link on the page leads to a place on it', async () => {
  const page = await read('/');
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(3);
  expect(targets.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
});

test('the page leads to the same document for programs', async () => {
  expect(await read('/')).toContain('href="?format=json"');
  expect(JSON.parse(await read('/?format=json'))).toEqual(JSON.parse(await read('/openapi.json')));
});
