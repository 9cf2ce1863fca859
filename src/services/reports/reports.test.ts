import { beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '#platform/db/database.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { makeLog } from '#platform/log.ts';
import { makeReports } from './reports.ts';
import { storeMissed, storeSale, storeVisits } from './testing.ts';
import * as screens from './ui/screens.tsx';

const now = Temporal.Instant.from('2026-11-24T10:00:00Z');

function open(db: Db, more: Partial<Parameters<typeof makeReports>[0]> = {}) {
  let log = '';
  const app = makeReports({
    db,
    password: undefined,
    shopUrl: 'https://shop.example',
    pages: async () => ({
      screens,
      styleSheet: 'assets/style.css',
      assets: async (c) => c.body('css'),
    }),
    now: () => now,
    log: makeLog('warn', { write: (line) => void (log += line) }),
    ...more,
  });
  const get = async (path: string, { host = 'localhost:3001', ...headers } = {}) => {
    const response = await app.request(`http://${host}${path}`, { headers });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text };
  };
  return { get, log: () => log };
}

/** What stands in the cells of the n-th table, row by row. */
function cellsOf(html: string, table = 0): string[][] {
  const [, body = ''] = html.split('<table')[table + 1]?.split('<tbody>') ?? [];
  return [...body.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell.replaceAll(/[\u00A0\u202F]/g, ' '),
    ),
  );
}

const byName = (name: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
});

onOneDatabase('pages of reports', (database) => {
  beforeEach(() =>
    database().run('truncate orders.placed, orders.refund, analytics.event, search.missed cascade'),
  );

  async function fill() {
    const { db } = database();
    const name = '<script>alert("1")</script> & takki';
    await storeSale(db, { number: '1', at: '2026-11-23T10:00:00Z', name, cents: 123_450 });
    await storeSale(db, { number: '2', at: '2026-11-20T22:30:00Z', name, cents: 1000 });
    await storeVisits(db, '2026-11-23T10:00:00Z');
    await storeMissed(db, '2026-11-23');
    return open(db);
  }

  test('sales have sums, a column for every day, and a table; text of others is never markup', async () => {
    const { get } = await fill();
    const { status, text } = await get('/?from=2026-11-20&until=2026-11-24');
    expect(status).toBe(200);
    expect(cellsOf(text)).toEqual([
      ['la 21.11.2026', '1', '1', '10,00 €', '0,00 €', '10,00 €', '0,00 €'],
      ['ma 23.11.2026', '1', '1', '1 234,50 €', '0,00 €', '1 234,50 €', '0,00 €'],
      ['Yhteensä', '2', '2', '1 244,50 €', '0,00 €', '1 244,50 €', '0,00 €'],
    ]);
    expect(text.match(/<rect/g)).toHaveLength(5);
    const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; takki';
    expect(cellsOf(text, 1)[0]?.[0]).toBe(escaped);
    expect(text).not.toMatch(/<script|<b>| style=| on\w+=/);
  });

  test('the other reports have their tables, counted from visitors who agreed', async () => {
    const { get } = await fill();
    const page = async (path: string) => (await get(`${path}?language=en`)).text;
    const [way, search, campaigns] = [
      await page('/funnel'),
      await page('/search'),
      await page('/campaigns'),
    ];
    expect(cellsOf(way).slice(0, 3)).toEqual([
      ['Visited the shop', '2', '100%'],
      ['Looked at a product', '2', '100%'],
      ['Added to the cart', '0', '0%'],
    ]);
    expect(cellsOf(search)[0]).toEqual(['villa', '2', '2', '0']);
    expect(cellsOf(search, 1)).toEqual([['yksisarvinen', '2', '2', '2']]);
    expect(cellsOf(campaigns)).toEqual([
      ['Joulu &amp; &lt;b&gt;muut&lt;/b&gt;', '2', '2', '2', '0', 'joulu'],
    ]);
    for (const html of [way, search, campaigns])
      expect(html).toContain('The figures come from 2 visitors who agreed to analytics.');
  });

  test.each([
    ['fi', 'Suomi', '(ei näytetä: voi nimetä jonkun)'],
    ['sv', 'Suomi', '(visas inte: kan namnge någon)'],
    ['en', 'Suomi', '(not shown: may name somebody)'],
  ])(
    'missed searches in %s: three tables, and terms that are left out are said to be',
    async (language, name, hidden) => {
      const { get } = await fill();
      const { text } = await get(`/missed?language=${language}`);
      expect(cellsOf(text)).toEqual([
        ['yksisarvinen &amp; &lt;b&gt;muut&lt;/b&gt;', '12', name],
        [hidden, '3', name],
      ]);
      expect(cellsOf(text, 1)).toEqual([['vila', '2', 'Svenska']]);
      expect(cellsOf(text, 2)).toEqual([['wool', '4', 'English']]);
      const csv = await get(`/missed/none.csv?language=${language}`);
      expect(csv.text).toContain('"term","searches","language"\n"yksisarvinen');
      expect(csv.text).toContain('\n,3,"fi"\n');
    },
  );

  test('a CSV is the table of the page, in every language the same', async () => {
    const { get } = await fill();
    const { status, text, headers } = await get(
      '/sales/days.csv?from=2026-11-20&until=2026-11-24&language=sv',
    );
    expect([status, text]).toEqual([
      200,
      '"day","orders","pieces","products","delivery","total","refunded"\n' +
        '2026-11-21,1,1,10.00,0.00,10.00,0.00\n2026-11-23,1,1,1234.50,0.00,1234.50,0.00\n',
    ]);
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="days-2026-11-20-2026-11-24.csv"',
    ]);
    for (const path of ['/sales/steps.csv', '/sales/x.csv', '/x', '/sales'])
      expect((await get(path)).status).toBe(404);
    expect((await get('/search/searches.csv?from=x')).status).toBe(400);
  });

  test.each([
    ['/', 'Näinä päivinä ei ole maksettu yhtään tilausta.'],
    ['/?language=sv', 'Under dessa dagar har ingen beställning betalats.'],
    ['/funnel?language=en', 'None of the visitors of these days agreed to analytics'],
    ['/search', 'Kukaan näiden päivien kävijöistä ei ole sallinut käyntien tilastointia'],
    ['/missed', 'Näinä päivinä mikään hakusana ei jäänyt toistuvasti ilman tuloksia.'],
    ['/campaigns', 'Kukaan näiden päivien kävijöistä ei ole sallinut käyntien tilastointia'],
  ])('%s of nothing says why: %s', async (path, reason) => {
    const { status, text } = await open(database().db).get(path);
    expect([status, text.includes(reason), text.includes('<table')]).toEqual([200, true, false]);
  });

  test('visitors who agreed but did not search are another reason', async () => {
    const { get } = await fill();
    await database().run(`delete from analytics.event where name = 'search'`);
    expect((await get('/search')).text).toContain('Kukaan ei ole hakenut mitään');
  });

  test('wrong days are named, and what was typed stays', async () => {
    const { get } = open(database().db);
    const order = await get('/search?from=2026-11-25&until=2026-11-01&language=en');
    expect(order.status).toBe(400);
    expect(order.text).toContain('The first day 25/11/2026 is after the last day 01/11/2026.');
    expect(order.text).toMatch(/type="date"[^>]*name="from"|name="from"[^>]*type="date"/);
    expect(order.text).toContain('value="2026-11-25"');
    const none = await get(`/?from=2026-02-30&until=${encodeURIComponent('"><b>1.11.</b>')}`);
    expect(none.status).toBe(400);
    expect(none.text).toMatch(/type="text"[^>]*value="2026-02-30"/);
    expect(none.text).toContain('value="&quot;&gt;&lt;b&gt;1.11.&lt;/b&gt;"');
    expect((await get(`/?from=${'9'.repeat(5000)}`)).text).not.toContain('9'.repeat(50));
  });

  test('links keep the days and the language', async () => {
    const { get } = open(database().db);
    const { text } = await get('/funnel?from=2026-11-01&until=2026-11-10&language=sv');
    const links = [...text.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
    const days = 'from=2026-11-01&amp;until=2026-11-10';
    expect(links).toEqual(
      expect.arrayContaining([
        `/?${days}&amp;language=sv`,
        `/search?${days}&amp;language=sv`,
        `/funnel?${days}`,
        `/funnel?${days}&amp;language=en`,
        '/funnel?from=2026-11-18&amp;until=2026-11-24&amp;language=sv',
        '/funnel?from=2026-01-01&amp;until=2026-11-24&amp;language=sv',
      ]),
    );
    expect(text).toContain('<html lang="sv"');
  });
});

const noDatabase = {
  execute: vi.fn<() => Promise<never>>(() => Promise.reject(new Error('broken'))),
} as unknown as Db;

test('no page is kept, indexed, framed or scripted', async () => {
  const { headers } = await open(noDatabase).get('/x');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src|unsafe/);
});

test('with a password nothing but style sheets is answered without it', async () => {
  const { get } = open(noDatabase, { password: 'kauppias kaupalla 1' });
  const asked = async (headers: Record<string, string>) =>
    (await get('/x', { host: 'reports.example', ...headers })).status;
  expect(await asked({})).toBe(401);
  expect(await asked(byName('aino', 'kauppias kaupalla 2'))).toBe(401);
  expect(await asked(byName('aino', ''))).toBe(401);
  expect(await asked({ authorization: 'Basic %' })).toBeGreaterThanOrEqual(400);
  expect(await asked(byName('aino', 'kauppias kaupalla 1'))).toBe(404);
  expect((await get('/')).headers.get('www-authenticate')).toContain('Basic');
  expect((await get('/assets/style.css')).text).toBe('css');
});

test('without a password no other name of the machine is answered', async () => {
  const { get, log } = open(noDatabase);
  for (const host of ['localhost:3001', '127.0.0.1:3001', '[::1]:3001'])
    expect((await get('/x', { host })).status).toBe(404);
  for (const host of ['shop.example', 'localhost.evil.example', '192.168.1.5:3001']) {
    const { status, text } = await get('/', { host });
    expect([status, text]).toEqual([403, expect.stringContaining('REPORTS_PASSWORD')]);
  }
  expect(log()).toContain('set REPORTS_PASSWORD');
});

test('a database that is away is said, and a fault is logged', async () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const db = { execute: () => Promise.reject(away) } as unknown as Db;
  const said = await open(db).get('/?language=en');
  expect([said.status, said.text]).toEqual([
    503,
    expect.stringContaining('The database does not answer'),
  ]);
  const broken = open(noDatabase);
  const { status, text } = await broken.get('/');
  expect([status, text]).toEqual([500, expect.stringContaining('Raporttia ei voitu laskea')]);
  expect(text).not.toContain('broken');
  expect(broken.log()).toContain('broken');
});

test('reports are counted one after another, also after one that failed', async () => {
  let [running, most] = [0, 0];
  const execute = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    throw new Error('broken');
  };
  const { get } = open({ execute } as unknown as Db);
  const answers = await Promise.all(['/', '/funnel', '/search', '/'].map((path) => get(path)));
  expect([answers.map(({ status }) => status), most]).toEqual([[500, 500, 500, 500], 1]);
});
