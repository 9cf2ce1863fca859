/** Runs the command as a separate process with its own data folder. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/db/database.ts';
import { copyMigrated } from '#platform/db/testing/migrated-copy.ts';
import { programOf } from '#platform/testing/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'aitta-content-'));
const data = join(folder, 'data');
beforeAll(() => copyMigrated(data));
afterAll(() => rmSync(folder, { recursive: true }));
/** Of the machine's environment: no setting, and what makes a process start fast. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const ofMachine = { PATH, NODE_COMPILE_CACHE };
const program = programOf('commands/content.ts');

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

const run = (...words: string[]) => runWith({}, ...words);

function runWith(settings: Record<string, string>, ...words: string[]): Promise<Ended> {
  const env = { ...ofMachine, DATA_DIR: data, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

test('a word that is wrong is named, usage is shown and nothing is done', async () => {
  const { code, stdout, stderr } = await run('publish', 'x');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^There is no command publish\.\n\nUsage: npm run content -- /);
  const help = await run('--help');
  expect([help.code, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toMatch(/^Usage: npm run content -- /);
});

test('new and check need no database, not even settings that are right', async () => {
  const settings = { DATABASE_URL: 'nonsense' };
  const made = await runWith(settings, 'new', join(folder, 'free'));
  expect([made.code, made.stderr]).toEqual([0, '']);
  const checked = await runWith(settings, 'check', join(folder, 'free'));
  expect([checked.code, checked.stdout]).toEqual([
    0,
    expect.stringMatching(/^\d+ documents, no faults\.\n$/),
  ]);
});

test('faults go to standard error, and the exit code is 1', async () => {
  const { code, stdout, stderr } = await run('check', join(folder, 'none'));
  expect([code, stdout, stderr]).toEqual([1, '', `There is no folder ${folder}/none.\n`]);
});

test('a new shop is filled in, pushed, listed and taken back', async () => {
  const space = join(folder, 'space');
  await run('new', space);
  const seller = JSON.parse(readFileSync(join(space, 'seller.json'), 'utf8')) as object;
  const filled = {
    ...seller,
    name: 'Pikku Oy',
    businessId: '1234567-8',
    streetAddress: 'Katu 1',
    postcode: '00100',
    city: 'Helsinki',
    email: 'pikku@shop.example',
    phone: '+358 9 123',
  };
  writeFileSync(join(space, 'seller.json'), JSON.stringify(filled));
  expect(await run('push', space, '--note', 'we sell')).toEqual({
    code: 0,
    stdout: '  changed  seller\nVersion 2 is pushed.\n',
    stderr: '',
  });
  const listed = await run('history');
  expect(listed.stdout).toMatch(
    /^2 {2}\d{4}-\d\d-\d\d \d\d:\d\d {6}1 document {2}we sell\n1 {2}\S+ \S+ +\d+ documents {2}new shop\n$/,
  );
  expect((await run('undo')).stdout).toBe(
    '  changed  seller\nVersion 3 takes 2 back.\nThe shop sells nothing now: seller.json is not filled in.\n',
  );
  const pulled = await run('pull', join(folder, 'pulled'));
  expect(pulled.stdout).toContain('of version 3 are in');
  const back = readFileSync(join(folder, 'pulled/seller.json'), 'utf8');
  expect(JSON.parse(back)).toEqual(seller);
});

test('the embedded database of a running shop is not opened, and a sentence says so', async () => {
  const database = await openDatabase({ directory: join(data, 'database') });
  try {
    const { code, stdout, stderr } = await run('history');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^[A-Z].*\.\n$/);
    expect(stderr).not.toContain('    at ');
  } finally {
    await database.close();
  }
});

test('import-cms says which settings are missing', async () => {
  const { code, stderr } = await runWith({ CONTENT_CMS_SPACE: 'a' }, 'import-cms', folder);
  expect([code, stderr]).toEqual([1, 'Set CONTENT_CMS_TOKEN first; docs/content.md says how.\n']);
});
