/** Reads recorded answers of Contentful's Content Delivery API. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { readFolders } from '#features/content/files.ts';
import { mark } from '#features/content/testing/small-space.ts';
import { check } from './check.ts';
import { cmsSettings, importCms } from './import-cms.ts';
import entriesFirst from './testing/entries-1.json' with { type: 'json' };
import entriesLast from './testing/entries-2.json' with { type: 'json' };
import notFound from './testing/not-found.json' with { type: 'json' };
import rateLimit from './testing/rate-limit.json' with { type: 'json' };
import wrongToken from './testing/wrong-token.json' with { type: 'json' };

const root = mkdtempSync(join(tmpdir(), 'aitta-cms-'));
afterAll(() => rmSync(root, { recursive: true }));
let folder = '';
let count = 0;
beforeEach(() => {
  folder = join(root, String((count += 1)));
});

const settings = {
  url: 'https://cdn.contentful.com',
  space: 'aitta',
  environment: 'master',
  token: 'the-token',
};
const entriesPath = '/spaces/aitta/environments/master/entries';

type Answer = () => Response;
const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  () =>
    Response.json(body, { status, headers });
const picture =
  (text: string): Answer =>
  () =>
    new Response(text, { headers: { 'content-type': 'image/svg+xml' } });

/** Answers by address: entries by how many are skipped, pictures by their path. Each list is used from the
 * front, and its last answer again and again. */
function serve(answers: Record<string, Answer[]>) {
  const asked: { url: URL; authorization: string | null }[] = [];
  const waits: number[] = [];
  const fetch = (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(String(input));
    asked.push({ url, authorization: new Headers(init?.headers).get('authorization') });
    const name =
      url.pathname === entriesPath ? `entries ${url.searchParams.get('skip')}` : url.href;
    const [first, ...rest] = answers[name] ?? [];
    if (!first) return Promise.reject(new TypeError('fetch failed'));
    if (rest.length > 0) answers[name] = rest;
    return Promise.resolve(first());
  };
  const wait = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds));
  return { deps: { fetch, wait }, asked, waits };
}

const pictureUrl = 'https://images.ctfassets.net/aitta/9talvi/0a1b/talvi.svg';
const recorded = (): Record<string, Answer[]> => ({
  'entries 0': [json(entriesFirst)],
  'entries 2': [json(entriesLast)],
  [pictureUrl]: [picture(mark)],
});
/** The recorded entries after a change, on one page. */
function changed(change: (all: { items: Item[]; includes: { Asset: AssetItem[] } }) => void) {
  const answer = structuredClone({
    ...entriesFirst,
    items: [...entriesFirst.items, ...entriesLast.items] as unknown as Item[],
  });
  change(answer as never);
  return { ...recorded(), 'entries 0': [json({ ...answer, total: answer.items.length })] };
}
interface Item {
  sys: { id: string; contentType: { sys: { id: string } } };
  fields: Record<string, Record<string, unknown>>;
}
interface AssetItem {
  fields: { file?: Record<string, { url?: string; fileName: string; details: { size: number } }> };
}
const fieldsOf = (items: Item[], id: string) =>
  items.find(({ sys }) => sys.id === id)?.fields ?? {};
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const run = (answers: Record<string, Answer[]>) => importCms(settings, folder, serve(answers).deps);
const isEmpty = () => !readdirSync(root).includes(String(count));

describe('import-cms', () => {
  test('fills a folder with the pages, documents and pictures of all pages of entries', async () => {
    const { deps, asked } = serve(recorded());
    expect(await importCms(settings, folder, deps)).toEqual({
      ok: true,
      lines: [`8 files of 4 entries are in ${folder}.`, `Next: npm run content -- check ${folder}`],
    });
    expect([...readFolders([folder]).keys()].toSorted()).toEqual([
      'campaigns/talvi.json',
      'coupons.json',
      'pages/index.en.md',
      'pages/index.fi.md',
      'pages/info/faq.en.md',
      'pages/info/faq.fi.md',
      'pages/info/faq.sv.md',
      'pictures/talvi.svg',
    ]);
    expect(textOf('pages/info/faq.fi.md')).toBe(
      '---\ntitle: Kysymyksiä\ndescription: Vastauksia.\ngroup: help\nsearchWords:\n  - apua\n  - ohje\n---\n\nKysy: {email}\n',
    );
    expect(JSON.parse(textOf('coupons.json'))).toEqual([{ code: 'TALVI', cents: 500 }]);
    expect(textOf('pictures/talvi.svg')).toBe(mark);
    const [first, second, image] = asked;
    expect(Object.fromEntries(first?.url.searchParams ?? [])).toEqual({
      limit: '100',
      skip: '0',
      locale: '*',
      order: 'sys.id',
    });
    expect([first?.authorization, second?.authorization]).toEqual(
      Array(2).fill('Bearer the-token'),
    );
    expect([image?.url.href, image?.authorization]).toEqual([pictureUrl, null]);
    expect(asked).toHaveLength(3);
  });

  test('leaves what is not in the space as it is, and lists it', async () => {
    await run(recorded());
    writeFileSync(join(folder, 'shop.json'), '{}');
    const { lines } = await run(changed(({ items }) => void items.pop()));
    expect(lines.slice(1, 4)).toEqual([
      'Not in the space, left as they are:',
      '  coupons.json',
      '  shop.json',
    ]);
    expect(textOf('shop.json')).toBe('{}');
  });

  test('what it writes is checked like any other folder', async () => {
    await run(recorded());
    expect(check([folder]).lines).toContain(`${folder}/campaigns/talvi.json:1 color is missing`);
  });

  test('a language that is missing has no file, and locales of a country are languages', async () => {
    const answers = changed(({ items }) => {
      const fields = fieldsOf(items, '1faq');
      for (const name of ['title', 'description', 'body', 'searchWords']) {
        const { fi, en } = fields[name] ?? {};
        fields[name] = { 'fi-FI': fi, 'en-US': en, de: 'x' };
      }
    });
    expect((await run(answers)).ok).toBe(true);
    const names = readdirSync(join(folder, 'pages/info')).toSorted();
    expect(names).toEqual(['faq.en.md', 'faq.fi.md']);
    expect(textOf('pages/info/faq.en.md')).toBe(
      '---\ntitle: Questions\ndescription: Answers.\ngroup: help\n---\n\nAsk.\n',
    );
  });

  test('waits as long as the system asks for when it was asked too often', async () => {
    const limited = json(rateLimit, 429, { 'x-contentful-ratelimit-reset': '3' });
    const soon = json(rateLimit, 429, { 'x-contentful-ratelimit-reset': '0' });
    const { deps, asked, waits } = serve({
      ...recorded(),
      'entries 0': [limited, soon, json(entriesFirst)],
    });
    expect((await importCms(settings, folder, deps)).ok).toBe(true);
    expect(waits).toEqual([3000, 1000]);
    expect(asked).toHaveLength(5);
  });

  test.each([
    ['too often', '1', [1000, 1000, 1000, 1000]],
    ['for too long a wait', '86400', []],
    ['for a wait that is no number', 'later', []],
  ])('gives up when it is limited %s', async (_, reset, expected) => {
    const limited = json(rateLimit, 429, { 'x-contentful-ratelimit-reset': reset });
    const { deps, waits } = serve({ 'entries 0': [limited] });
    await expect(importCms(settings, folder, deps)).rejects.toThrow(
      'cdn.contentful.com limits how much is read; try again later.',
    );
    expect(waits).toEqual(expected);
    expect(isEmpty()).toBe(true);
  });

  test.each([
    [
      json(wrongToken, 401),
      'cdn.contentful.com refuses the token: CONTENT_CMS_TOKEN must be a token of the Content Delivery API for the space aitta.',
    ],
    [
      json(notFound, 404),
      'cdn.contentful.com has no space aitta with an environment master, or the token is not for it.',
    ],
    [json({}, 503), 'cdn.contentful.com answers with the status 503; try again later.'],
    [json({ hello: 1 }), 'cdn.contentful.com answers otherwise than Contentful: total'],
    [() => new Response('<html>'), 'cdn.contentful.com answers otherwise than Contentful: '],
  ])('says in a sentence why nothing can be read: %#', async (answer, sentence) => {
    await expect(run({ 'entries 0': [answer] })).rejects.toThrow(sentence);
    expect(isEmpty()).toBe(true);
  });

  test('says which system does not answer, and keeps the token to itself', async () => {
    const failing = run({});
    await expect(failing).rejects.toThrow('cdn.contentful.com does not answer.');
    await expect(failing).rejects.not.toThrow('the-token');
  });

  test('a folder with other files is not touched', async () => {
    await run(recorded());
    writeFileSync(join(folder, 'notes.txt'), 'x');
    const { deps, asked } = serve(recorded());
    expect(await importCms(settings, folder, deps)).toMatchObject({ ok: false });
    expect(asked).toEqual([]);
  });
});

describe('a fault of an entry is named with the entry, and nothing is written:', () => {
  type Change = Parameters<typeof changed>[0];
  const set =
    (id: string, name: string, value: Record<string, unknown> | undefined): Change =>
    ({ items }) => {
      const fields = fieldsOf(items, id);
      if (value) fields[name] = value;
      else delete fields[name];
    };
  const typed =
    (type: string): Change =>
    ({ items: [first] }) => {
      if (first) first.sys.contentType.sys.id = type;
    };
  const asset =
    (
      change: (file: { url?: string; fileName: string; details: { size: number } }) => void,
    ): Change =>
    ({ includes }) => {
      const file = includes.Asset[0]?.fields.file?.['fi'];
      if (file) change(file);
    };

  test.each<[string, Change, string]>([
    [
      'an unknown content type',
      typed('author'),
      'entry 1faq (author) has an unknown content type; there are page and document',
    ],
    [
      'a content type that is a word of the language',
      typed('constructor'),
      'entry 1faq (constructor) has an unknown content type; there are page and document',
    ],
    [
      'a title that a language lacks',
      set('1faq', 'title', { fi: 'A', en: 'B' }),
      'entry 1faq (page) title in sv is missing',
    ],
    ['no path', set('1faq', 'path', undefined), 'entry 1faq (page) path is missing'],
    [
      'a path with capitals',
      set('1faq', 'path', { fi: 'Info/FAQ' }),
      'entry 1faq (page) path must be an address such as info/faq, not Info/FAQ',
    ],
    [
      'a path out of the folder',
      set('1faq', 'path', { fi: '../../faq' }),
      'entry 1faq (page) path must be an address such as info/faq, not ../../faq',
    ],
    [
      'the path of another',
      set('1faq', 'path', { fi: 'index' }),
      'entry 2index (page) is the same file as entry 1faq: pages/index.fi.md',
    ],
    [
      'rich text',
      set('1faq', 'body', { fi: { nodeType: 'document' }, sv: 'a', en: 'b' }),
      'entry 1faq (page) body in fi must be a text; rich text must be a field of the type Text',
    ],
    [
      'an unknown kind',
      set('3talvi', 'kind', { fi: 'weather' }),
      'entry 3talvi (document) kind must be one of shop, ',
    ],
    [
      'a kind of pages',
      set('3talvi', 'kind', { fi: 'pages' }),
      'entry 3talvi (document) kind must be one of shop, ',
    ],
    ['no key', set('3talvi', 'key', undefined), 'entry 3talvi (document) key is missing'],
    [
      'a key with a path',
      set('3talvi', 'key', { fi: '../shop' }),
      'entry 3talvi (document) key must be lower-case letters, digits and hyphens, not ../shop',
    ],
    [
      'no data',
      set('3talvi', 'data', undefined),
      'entry 3talvi (document) data must be a JSON object',
    ],
    [
      'a picture that is said to be too large',
      asset((file) => (file.details.size = 2_000_001)),
      'asset 9talvi (talvi.svg) is larger than 2 MB',
    ],
    [
      'a picture with a blank in its name',
      asset((file) => (file.fileName = 'talvi 1.svg')),
      'asset 9talvi (talvi 1.svg) must be renamed: letters from a to z, digits, hyphens, underscores and dots',
    ],
    [
      'a picture named out of the folder',
      asset((file) => (file.fileName = '../talvi.svg')),
      'asset 9talvi (../talvi.svg) must be renamed: ',
    ],
    [
      'a picture without https',
      asset((file) => (file.url = 'http://images.example/a.svg')),
      'asset 9talvi (talvi.svg) has an address without https',
    ],
    [
      'a picture that is still processed',
      asset((file) => delete file.url),
      'asset 9talvi has no file',
    ],
  ])('%s', async (_, change, fault) => {
    const { ok, lines } = await run(changed(change));
    expect(ok).toBe(false);
    expect(lines[0]).toContain(fault);
    expect(lines.at(-1)).toBe('1 fault; nothing was written.');
    expect(isEmpty()).toBe(true);
  });

  test('a picture that is not there', async () => {
    const gone = () => new Response('', { status: 404 });
    const { ok, lines } = await run({ ...recorded(), [pictureUrl]: [gone] });
    expect([ok, lines[0]]).toEqual([false, 'asset 9talvi (talvi.svg) cannot be read: status 404']);
  });

  test('a picture that is larger than the system says is not read to its end', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 100_000;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const { ok, lines } = await run({ ...recorded(), [pictureUrl]: [() => new Response(endless)] });
    expect([ok, lines[0]]).toEqual([false, 'asset 9talvi (talvi.svg) is larger than 2 MB']);
    expect(sent).toBeLessThan(3_000_000);
  });

  test('an asset or entry that is linked but not published', async () => {
    const missing = {
      sys: { type: 'error', id: 'notResolvable' },
      details: { type: 'Link', linkType: 'Asset', id: '8kesa' },
    };
    const answers = { ...recorded(), 'entries 0': [json({ ...entriesFirst, errors: [missing] })] };
    expect((await run(answers)).lines[0]).toBe('asset 8kesa is linked, but not published');
  });

  test('all faults at once', async () => {
    const answers = changed((all) => {
      typed('author')(all);
      set('3talvi', 'key', undefined)(all);
      asset((file) => (file.details.size = 9_000_000))(all);
    });
    expect((await run(answers)).lines).toHaveLength(4);
  });
});

test('settings come from the environment; the token is secret and has no standard', () => {
  const config = readConfig({
    CONTENT_CMS_URL: 'https://cdn.eu.contentful.com/',
    CONTENT_CMS_SPACE: 'aitta',
    CONTENT_CMS_TOKEN: 'the-token',
    CONTENT_CMS_ENVIRONMENT: 'qa',
  });
  expect(cmsSettings(config)).toEqual({
    url: 'https://cdn.eu.contentful.com',
    space: 'aitta',
    token: 'the-token',
    environment: 'qa',
  });
  expect(cmsSettings(readConfig({}))).toBe(
    'Set CONTENT_CMS_SPACE and CONTENT_CMS_TOKEN first; docs/content.md says how.',
  );
});
