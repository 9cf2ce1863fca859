import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeBuiltFilesApp } from '#features/built-files/http.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Connection } from '#platform/http/client.ts';
import { makeLog } from '#platform/log.ts';
import { readBuild } from './build.ts';
import { keepBuildStored } from './store-build.ts';
import { storedFile } from './stored-file.ts';

const script = 'export const shop = 1;';
const font = Buffer.from([0, 255, 1, 254]);
const bytesOf = async (answer: Response | null) =>
  (await answer?.arrayBuffer()) ?? new ArrayBuffer();
const begin = Temporal.Instant.from('2026-12-01T10:00:00Z');

onOneDatabase('files of builds', (database) => {
  let now = begin;
  let calls: string[] = [];
  let isAway = false;
  let root = '';
  const warn = vi.fn<(message: string) => void>();
  const stops: (() => void)[] = [];

  beforeEach(async () => {
    now = begin;
    isAway = false;
    warn.mockClear();
    root = mkdtempSync(join(tmpdir(), 'aitta-build-'));
    await database().run('truncate built_files.release cascade');
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.useRealTimers();
    rmSync(root, { recursive: true });
  });

  const build = (name: string, files: Record<string, string | Buffer>) => {
    for (const [path, content] of Object.entries(files)) {
      const file = join(root, name, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    return readBuild(join(root, name));
  };
  const connection = (): Connection => {
    const app = makeServiceApp({ title: 'Retail API', version: '1' }, makeLog('silent'));
    app.route('/', makeBuiltFilesApp({ db: database().db, now: () => now }));
    return {
      baseUrl: 'http://api.test',
      language: 'fi',
      correlationId: 'c',
      warn,
      fetch(request) {
        if (isAway) throw new TypeError('fetch failed');
        calls.push(`${request.method} ${new URL(request.url).pathname}`);
        return app.fetch(request);
      },
    };
  };
  const store = async (files: Record<string, string | Buffer>, name = 'one') => {
    calls = [];
    const options = { build: build(name, files), connection: connection(), warn };
    stops.push(await keepBuildStored(options));
    return calls;
  };
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    storedFile(path, new Request(`http://shop.test/${path}`, { headers, method }), connection());

  test('are answered by any process, compressed as the browser wants, and never change', async () => {
    await store({
      'assets/fi/a.js': script,
      'assets/fi/a.js.br': brotliCompressSync(script),
      'assets/fi/a.js.gz': 'not needed',
      'assets/letters-1.woff2': font,
      'no-picture.svg': '<svg/>',
    });
    const compressed = await ask('assets/fi/a.js', { 'accept-encoding': 'gzip, br' });
    expect(Object.fromEntries(compressed?.headers ?? [])).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    const bytes = Buffer.from(await bytesOf(compressed));
    expect(brotliDecompressSync(bytes).toString()).toBe(script);
    expect(await (await ask('assets/fi/a.js'))?.text()).toBe(script);
    expect(await (await ask('assets/fi/a.js', {}, 'HEAD'))?.text()).toBe('');
    const letters = await ask('assets/letters-1.woff2');
    expect(letters?.headers.get('content-type')).toBe('font/woff2');
    expect(Buffer.from(await bytesOf(letters))).toEqual(font);
  });

  test.each([
    'assets/fi/b.js',
    'assets/a.js.gz',
    'assets/.vite/a.js',
    'assets/../a.js',
    'assets/a.svg',
  ])('are none: %s', async (path) => {
    await store({ 'assets/fi/a.js': script, 'assets/a.svg': '<svg/>' });
    expect(await storedFile(path, new Request('http://shop.test/'), connection())).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  test('are sent once, in parts, and what is missing of them again', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 150 }, (_, i) => [`assets/f${i}.js`, script]),
    );
    const releases = 'POST /v1/built-files/releases';
    expect(await store(files)).toEqual([releases, 'POST /v1/built-files', 'POST /v1/built-files']);
    expect(await store(files)).toEqual([releases]);
    await database().run(`delete from built_files.file where path = 'assets/f7.js'`);
    await store(files);
    expect(await (await ask('assets/f7.js'))?.text()).toBe(script);
  });

  test('are none where pages are served from their sources', async () => {
    expect(await store({ 'empty-shelf.svg': '<svg/>' })).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('stay for a day after the last process has served them', async () => {
    await store({ 'assets/a.js': script });
    now = begin.add({ hours: 24 });
    await store({ 'assets/b.js': script }, 'two');
    expect((await ask('assets/a.js'))?.status).toBe(200);
    now = begin.add({ hours: 24, seconds: 1 });
    await store({ 'assets/b.js': script }, 'two');
    expect(await ask('assets/a.js')).toBeNull();
    expect((await ask('assets/b.js'))?.status).toBe(200);
  });

  test('are said to be served every hour, and again soon where the API was away', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    isAway = true;
    await store({ 'assets/a.js': script });
    expect(warn).toHaveBeenCalledOnce();
    isAway = false;
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(async () => expect((await ask('assets/a.js'))?.status).toBe(200));
    calls = [];
    await vi.advanceTimersByTimeAsync(3_600_000);
    await vi.waitFor(() => expect(calls).toEqual(['POST /v1/built-files/releases']));
  });

  test('cannot be read while the API is away, which is no sign that there are none', async () => {
    isAway = true;
    const answer = await ask('assets/a.js');
    expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});
