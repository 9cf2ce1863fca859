/** Runs the import as a separate process with its own data folder. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyMigrated } from '#platform/db/testing/migrated-copy.ts';
import { programOf } from '#platform/testing/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'aitta-import-'));
beforeAll(() => copyMigrated(join(folder, 'data')));
afterAll(() => rmSync(folder, { recursive: true }));
/** Of the machine's environment: no setting, and what makes a process start fast. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const ofMachine = { PATH, NODE_COMPILE_CACHE };
const program = programOf('commands/import.ts');

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

const run = (...words: string[]) => runWith({}, ...words);

function runWith(settings: Record<string, string>, ...words: string[]): Promise<Ended> {
  const env = { ...ofMachine, DATA_DIR: join(folder, 'data'), ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const heading = 'id\ttitle\tproduct_type\tprice\tavailability\tquantity\timage_link';
const row = (id: number, more = {}) => {
  const { price = '10.00 EUR', picture = '' } = more as { price?: string; picture?: string };
  return `${id}\tTavara ${id}\tRuoka > Leipä\t${price}\tin_stock\t4\t${picture}`;
};
function feed(name: string, rows: string[]): string {
  const file = join(folder, name);
  writeFileSync(file, [heading, ...rows, ''].join('\n'));
  return file;
}
const many = (count: number) => Array.from({ length: count }, (_, i) => row(100 + i));

test('a word that is wrong is named, usage is shown and nothing is done', async () => {
  const { code, stdout, stderr } = await run('--fast', 'products.tsv');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain("Unknown option '--fast'");
  expect(stderr).toContain('Usage: npm run import -- [options]');
  expect(stderr).not.toContain('    at ');
});

test('a file for rejected rows that cannot be written is reported before the import, in one sentence', async () => {
  const file = feed('good.fi.tsv', many(1));
  const rejects = join(file, 'rejects.tsv');
  const { code, stdout, stderr } = await run('--rejects', rejects, file);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Rejected rows cannot be written to .*rejects\.tsv \(E[A-Z]+\)\.\n$/);
});

test('a database that is away is reported in one sentence, without its password', async () => {
  const url = 'postgres://aitta:geheim@127.0.0.1:9/aitta';
  const { code, stderr } = await runWith({ DATABASE_URL: url }, feed('good.fi.tsv', many(1)));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^No PostgreSQL server answers at 127\.0\.0\.1.*\n$/);
  expect(stderr).not.toContain('geheim');
});

describe('an import', () => {
  test('reports the rows of each file and why some were rejected, and writes those to a file', async () => {
    const file = feed('products.fi.tsv', [
      ...many(10),
      row(201, { price: '0 EUR' }),
      row(202, { price: 'free' }),
      row(100),
      row(203, { picture: 'http://192.168.0.1/a.png' }),
      row(204, { picture: '../a.png' }),
    ]);
    const json = join(folder, 'made/for/rejects.jsonl');
    const { code, stdout, stderr } = await run('--rejects', json, '--allow-fetch', file);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.replaceAll(/\d+\.\d s/g, 'N s').replace(/memory \d+/, 'memory N')).toBe(
      [
        'products.fi.tsv: 15 rows, 3 rejected, N s',
        '  2 × price must be a price above zero such as 12.90 EUR: line 12 id 201 “0 EUR”, line 13 id 202 “free”',
        '  1 × id is there twice: line 14 “100”',
        '  taken: 1 × image_link gives no picture: 192.168.0.1 is not a public address: line 15 id 203 “http://192.168.0.1/a.png”',
        '  taken: 1 × image_link gives no picture: It is not there: line 16 id 204 “../a.png”',
        'products: 12 added, 0 changed, 0 unchanged, 0 taken off sale',
        'pictures: 0 kept, 0 addresses not fetched, 2 failed',
        '15 rows in N s, peak memory N MB',
        '',
      ].join('\n'),
    );
    const lines = readFileSync(json, 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        file,
        line: 12,
        id: '201',
        field: 'price',
        value: '0 EUR',
        reason: 'must be a price above zero such as 12.90 EUR',
      },
      {
        file,
        line: 13,
        id: '202',
        field: 'price',
        value: 'free',
        reason: 'must be a price above zero such as 12.90 EUR',
      },
      { file, line: 14, id: '100', field: 'id', value: '100', reason: 'is there twice' },
    ]);
    const table = join(folder, 'rejects.tsv');
    expect((await run('--rejects', table, file)).stdout).toContain('0 added, 0 changed, 12 unch');
    expect(readFileSync(table, 'utf8').split('\n').slice(0, 2)).toEqual([
      'file\tline\tid\tfield\tvalue\treason',
      `${file}\t12\t201\tprice\t0 EUR\tmust be a price above zero such as 12.90 EUR`,
    ]);
  });

  test('mass removal needs --confirm, or a larger share that may be missing', async () => {
    await run(
      feed(
        'mass.fi.tsv',
        many(10).map((line) => `9${line}`),
      ),
    );
    const half = feed(
      'mass.fi.tsv',
      many(5).map((line) => `9${line}`),
    );
    const refused = await run(half);
    expect(refused.code).toBe(1);
    expect(refused.stdout).toContain('0 taken off sale');
    expect(refused.stderr).toBe(
      'mass: nothing was changed, because 5 of its 10 products are missing; ' +
        '--confirm takes them off sale, --max-removal sets how many may be missing.\n',
    );
    const allowed = await run('--max-removal', '0.5', half);
    expect([allowed.code, allowed.stderr]).toEqual([0, '']);
    expect(allowed.stdout).toContain('5 unchanged, 5 taken off sale');
    const rest = await run('--confirm', feed('mass.fi.tsv', [`9${row(100)}`]));
    expect(rest.stdout).toContain('1 unchanged, 4 taken off sale');
  });

  test('files that are broken or have no valid row are reported, the others are imported, and the exit code is 1', async () => {
    const broken = join(folder, 'broken.fi.xml');
    writeFileSync(broken, '<rss><item><id>1</id>');
    const bad = feed('bad.fi.tsv', [row(301, { price: 'free' })]);
    const whole = feed('whole.fi.tsv', [row(302)]);
    const later = feed('later.fi.tsv', [row(303)]);
    const { code, stdout, stderr } = await run(whole, broken, bad, later);
    expect([code, stderr]).toEqual([
      1,
      `${broken}:1:21: unclosed tag: item\n${bad} has no products that can be taken in.\n`,
    ]);
    expect(stdout).toContain('products: 2 added');
    expect(stdout).toContain('whole.fi.tsv: 1 rows, 0 rejected');
    expect(stdout).toContain('1 × price must be a price above zero');
  });
});
