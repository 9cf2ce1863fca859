import { expect, test } from './fixtures/test.ts';

/** The whole lines of the shop's log that have the id. */
const linesOf = (log: string, id: string): Record<string, unknown>[] =>
  log
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('every answer of the shop names the request’s id, those from memory and of files too', async ({
  request,
  shop,
}) => {
  const page = await (await request.get(`${shop.url}/tuotemerkit`)).text();
  const script = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';
  const picture = /\/kuvat\/[^"' ]+/.exec(await (await request.get(shop.url)).text())?.[0] ?? '';
  const paths =
    `/tuotemerkit /tuotemerkit /Tuotemerkit/ /ostoskori /ostoskori.data /_data/session /nothing
    /robots.txt /favicon.ico /feeds/nothing.xml // /%E0%A4%A /jakokuva/nothing ${script} ${picture}`.split(
      /\s+/,
    );
  for (const [turn, path] of paths.entries()) {
    const headers = { 'x-correlation-id': `complaint-000${turn}` };
    const response = await request.get(shop.url + path, { headers, maxRedirects: 0 });
    expect([path, response.headers()['x-correlation-id']]).toEqual([
      path,
      headers['x-correlation-id'],
    ]);
  }
  const own = await request.get(`${shop.url}/tuotemerkit`, {
    headers: { 'x-correlation-id': 'not an id' },
  });
  expect(own.headers()['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a shopper’s complaint joins the lines of storefront and API, without what they searched for', async ({
  request,
  shop,
}) => {
  const id = 'complaint-search-1';
  const headers = { 'x-correlation-id': id };
  await request.get(`${shop.url}/haku?hakutermi=salaisuus`, { headers });
  await expect
    .poll(() => linesOf(shop.log(), id).map(({ service, route }) => `${service} ${route}`))
    .toEqual(expect.arrayContaining(['storefront pages/search', 'retail-api /v2/retail/search']));
  const [line] = linesOf(shop.log(), id).filter(({ service }) => service === 'storefront');
  expect(line).toMatchObject({ method: 'GET', path: '/haku', status: 200 });
  expect(shop.log()).not.toContain('salaisuus');
});
