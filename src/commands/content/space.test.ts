/** The commands on a database: push, pull, history and undo. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { readContent, readVersion } from '#features/content/repository.ts';
import {
  campaign,
  mark,
  page,
  replacing,
  smallSpace,
} from '#features/content/testing/small-space.ts';
import { history, undo } from './history.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';

const root = mkdtempSync(join(tmpdir(), 'aitta-content-'));
afterAll(() => rmSync(root, { recursive: true }));
let [mine, yours] = ['', ''];
let count = 0;
beforeEach(() => {
  count += 1;
  [mine, yours] = [join(root, `mine-${count}`), join(root, `yours-${count}`)];
});

const now = Temporal.Instant.from('2026-11-16T08:00:00.5Z');
const documents = smallSpace().size;

function put(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const edit = (folder: string, file: string, old: string, other: string) =>
  put(folder, file, replacing(old, other)(textOf(folder, file)));

onOneDatabase('content in folders', (database: () => Database) => {
  const pushIt = (folder: string, more: { note?: string; force?: boolean } = {}) =>
    push(database().db, { folder, note: '', force: false, now, ...more });
  const pullIt = (folder: string, force = false) => pull(database().db, { folder, force });

  /** The shop has the small space, and so have both folders. Returns the version. */
  async function begin(): Promise<number> {
    for (const [file, bytes] of smallSpace()) put(mine, file, new TextDecoder().decode(bytes));
    expect((await pushIt(mine, { force: true })).ok).toBe(true);
    await pullIt(yours);
    return readVersion(database().db);
  }

  test('pull writes every document as its file, with the pictures and the version', async () => {
    const version = await begin();
    expect(await pullIt(yours)).toEqual({
      ok: true,
      lines: [`${documents} documents of version ${version} are in ${yours}.`],
    });
    expect(textOf(yours, 'pages/info/faq.fi.md')).toBe(page());
    expect(textOf(yours, 'pictures/mark.svg')).toBe(mark);
    expect(JSON.parse(textOf(yours, 'shop.json'))).toEqual(JSON.parse(textOf(mine, 'shop.json')));
    expect(textOf(yours, '.version')).toMatch(new RegExp(`^${version} 2026-11-16T08:00:00`));
  });

  test('push says what was added, changed and removed, and the version, also in the folder', async () => {
    const version = await begin();
    put(mine, 'campaigns/talvi.json', campaign);
    put(mine, 'pages/palaute.sv.md', page('Text.'));
    expect((await pushIt(mine)).ok).toBe(true);
    rmSync(join(mine, 'campaigns/talvi.json'));
    put(mine, 'campaigns/kevat.json', campaign);
    edit(mine, 'pages/palaute.sv.md', 'Text.', 'Text två.');
    expect(await pushIt(mine)).toEqual({
      ok: true,
      lines: [
        '  added    campaigns/kevat',
        '  removed  campaigns/talvi',
        '  changed  pages/palaute',
        `Version ${version + 2} is pushed.`,
      ],
    });
    expect(textOf(mine, '.version')).toMatch(new RegExp(`^${version + 2} `));
    expect(await pushIt(mine)).toEqual({
      ok: true,
      lines: [`Nothing differs from version ${version + 2}.`],
    });
  });

  test('push names what the catalogue does not have, with its line, and is done all the same', async () => {
    const version = await begin();
    const code = { code: 'SYKSY', percent: 10, exclusions: { categories: ['muotia', 'muoti'] } };
    const pushCode = (more: object) => {
      put(mine, 'coupons.json', JSON.stringify([{ ...code, ...more }], null, 2));
      return pushIt(mine);
    };
    const lines = ['  changed  coupons', `Version ${version + 1} is pushed.`];
    expect(await pushCode({})).toEqual({ ok: true, lines });
    await database().db.execute(
      sql`insert into catalogue.category (path, name, position) values ('muoti', '{"fi": "Muoti"}', 1)`,
    );
    expect(await pushCode({ percent: 20 })).toEqual({
      ok: true,
      lines: [
        '  changed  coupons',
        `Version ${version + 2} is pushed.`,
        'No product of the shop has these:',
        `${mine}/coupons.json:7 no category has the path muotia; did you mean muoti?`,
      ],
    });
  });

  test('push prints every fault, and changes nothing', async () => {
    const version = await begin();
    const before = await readContent(database().db);
    put(mine, 'campaigns/talvi.json', campaign);
    edit(mine, 'pages/info/faq.fi.md', 'Teksti.', '{nobody} [a](/info/none)');
    edit(mine, 'shop.json', '"#174534"', '"green"');
    expect(await pushIt(mine, { force: true })).toEqual({
      ok: false,
      lines: [
        `${mine}/pages/info/faq.fi.md:6 there is no page /info/none`,
        `${mine}/pages/info/faq.fi.md:6 {nobody} stands for nothing`,
        `${mine}/shop.json:8 colors.brand must be a colour such as #174534`,
        '3 faults.',
      ],
    });
    expect(await readContent(database().db)).toEqual(before);
    expect(textOf(mine, '.version')).toMatch(new RegExp(`^${version} `));
  });

  test('push from an older version is refused with what changed since and the two ways on', async () => {
    const version = await begin();
    edit(yours, 'pages/palaute.fi.md', 'Teksti.', 'Sinun.');
    await pushIt(yours);
    edit(mine, 'pages/info/faq.fi.md', 'Teksti.', 'Minun.');
    expect(await pushIt(mine)).toEqual({
      ok: false,
      lines: [
        `The shop's content is version ${version + 1} of 2026-11-16 10:00; ${mine} began with version ${version}, so nothing was pushed.`,
        'Changed since then:',
        '  pages/palaute',
        `\`pull ${mine}\` adds these changes to yours; \`push ${mine} --force\` replaces them.`,
      ],
    });
    expect(await readVersion(database().db)).toBe(version + 1);
  });

  test('pull adds the changes of others to one’s own, which can be pushed then', async () => {
    const version = await begin();
    edit(yours, 'pages/palaute.fi.md', 'Teksti.', 'Sinun.');
    put(yours, 'pages/info/faq.sv.md', page('Er text.'));
    put(yours, 'pictures/new.svg', mark.replace('/>', '><rect/></svg>'));
    await pushIt(yours);
    edit(mine, 'pages/info/faq.fi.md', 'Teksti.', 'Minun.');
    put(mine, 'campaigns/talvi.json', campaign);
    expect(await pullIt(mine)).toEqual({
      ok: true,
      lines: [
        `${documents + 2} documents of version ${version + 1} are in ${mine}.`,
        'Changed here and not pushed yet:',
        '  campaigns/talvi.json',
        '  pages/info/faq.fi.md',
      ],
    });
    expect(textOf(mine, 'pages/palaute.fi.md')).toContain('Sinun.');
    expect(textOf(mine, 'pages/info/faq.sv.md')).toContain('Er text.');
    expect(textOf(mine, 'pages/info/faq.fi.md')).toContain('Minun.');
    expect(textOf(mine, 'pictures/new.svg')).toContain('<rect/>');
    expect((await pushIt(mine)).lines).toEqual([
      '  added    campaigns/talvi',
      '  changed  pages/info/faq',
      `Version ${version + 2} is pushed.`,
    ]);
  });

  test('pull leaves files as they were written where they say the same', async () => {
    await begin();
    const handwritten = page().replace('title: Sivu', '# our own note\ntitle:   "Sivu"');
    put(yours, 'pages/info/faq.fi.md', handwritten);
    put(yours, 'switches.json', '{"purchases":true}');
    await pullIt(yours);
    expect(textOf(yours, 'pages/info/faq.fi.md')).toBe(handwritten);
    expect(textOf(yours, 'switches.json')).toBe('{"purchases":true}');
  });

  test('pull removes what others removed, and what is removed here stays so', async () => {
    await begin();
    put(yours, 'campaigns/talvi.json', campaign);
    put(yours, 'campaigns/kevat.json', campaign);
    await pushIt(yours);
    await pullIt(mine);
    rmSync(join(yours, 'campaigns/talvi.json'));
    await pushIt(yours);
    rmSync(join(mine, 'campaigns/kevat.json'));
    expect((await pullIt(mine)).lines.slice(1)).toEqual([
      'Changed here and not pushed yet:',
      '  campaigns/kevat.json',
    ]);
    expect(existsSync(join(mine, 'campaigns'))).toBe(false);
  });

  test('pull is refused where both changed the same file; --force takes the shop’s', async () => {
    await begin();
    edit(yours, 'pages/palaute.fi.md', 'Teksti.', 'Sinun.');
    await pushIt(yours);
    edit(mine, 'pages/palaute.fi.md', 'Teksti.', 'Minun.');
    put(mine, 'campaigns/talvi.json', campaign);
    expect(await pullIt(mine)).toEqual({
      ok: false,
      lines: [
        'Changed both here and in the shop:',
        '  pages/palaute.fi.md',
        'Nothing was pulled. Name another folder, or add --force to replace the files here.',
      ],
    });
    expect(textOf(mine, 'pages/palaute.fi.md')).toContain('Minun.');
    expect((await pullIt(mine, true)).ok).toBe(true);
    expect(textOf(mine, 'pages/palaute.fi.md')).toContain('Sinun.');
    expect(existsSync(join(mine, 'campaigns'))).toBe(false);
  });

  test('pull is refused where a file here cannot be read, so that nothing in it is lost', async () => {
    await begin();
    put(yours, 'coupons.json', '[');
    const { ok, lines } = await pullIt(yours);
    expect(ok).toBe(false);
    expect(lines[0]).toMatch(/coupons\.json:1 is no JSON: /);
    expect(textOf(yours, 'coupons.json')).toBe('[');
    expect((await pullIt(yours, true)).ok).toBe(true);
    expect(textOf(yours, 'coupons.json')).toBe('[]\n');
  });

  test('pull does not write into a folder with other files, and names them', async () => {
    await begin();
    put(yours, 'notes.txt', 'x');
    put(yours, 'src/main.ts', 'x');
    for (const force of [false, true]) {
      expect(await pullIt(yours, force)).toEqual({
        ok: false,
        lines: [
          `${yours} has files that are no content; name another folder.`,
          '  notes.txt',
          '  src/main.ts',
        ],
      });
    }
    put(root, 'file', '');
    expect((await pullIt(join(root, 'file'))).lines).toEqual([
      `${join(root, 'file')} is no folder.`,
    ]);
  });

  test('a folder of another shop is neither pushed nor joined with this one', async () => {
    const version = await begin();
    put(yours, '.version', `${version} 2020-01-01T00:00:00Z\n`);
    edit(yours, 'pages/palaute.fi.md', 'Teksti.', 'Sinun.');
    expect((await pushIt(yours)).lines).toEqual([
      `${yours} was pulled from another shop or environment, so nothing was pushed.`,
      'To replace all content of this shop by it, add --force.',
    ]);
    expect((await pullIt(yours)).lines[0]).toBe(
      `${yours} was pulled from another shop or environment.`,
    );
    expect(await readVersion(database().db)).toBe(version);
    expect((await pushIt(yours, { force: true })).ok).toBe(true);
  });

  test('a folder that was never pulled began as a new shop: later content is not replaced by it', async () => {
    await begin();
    edit(mine, 'pages/palaute.fi.md', 'Teksti.', 'A');
    await pushIt(mine);
    rmSync(join(mine, '.version'));
    edit(mine, 'pages/palaute.fi.md', 'A', 'B');
    const { ok, lines } = await pushIt(mine);
    expect(ok).toBe(false);
    expect(lines[0]).toContain('began with version 1, so nothing was pushed.');
    expect((await pushIt(mine, { force: true })).ok).toBe(true);
  });

  test('history lists the last pushes with Finnish times and notes, newest first', async () => {
    const version = await begin();
    edit(mine, 'pages/palaute.fi.md', 'Teksti.', 'A');
    await pushIt(mine, { note: 'palaute' });
    const { lines } = await history(database().db, undefined);
    expect(lines.length).toBeLessThanOrEqual(20);
    expect(lines[0]?.trim()).toBe(`${version + 1}  2026-11-16 10:00      1 document  palaute`);
    expect(lines[1]).toMatch(new RegExp(`^ *${version}  `));
    expect(await history(database().db, version + 1)).toEqual({
      ok: true,
      lines: [`Version ${version + 1}, 2026-11-16 10:00: palaute`, '  changed  pages/palaute'],
    });
    expect(await history(database().db, 999)).toEqual({
      ok: false,
      lines: ['There is no version 999.'],
    });
  });

  test('history has no more than twenty lines', async () => {
    await begin();
    for (let i = 0; i < 21; i += 1) {
      put(mine, 'pages/palaute.fi.md', page(`Kerta ${i}.`));
      await pushIt(mine);
    }
    expect((await history(database().db, undefined)).lines).toHaveLength(20);
  });

  test('undo takes back the last push, or the one it is given', async () => {
    const version = await begin();
    put(mine, 'campaigns/talvi.json', campaign);
    await pushIt(mine);
    edit(mine, 'pages/palaute.fi.md', 'Teksti.', 'A');
    await pushIt(mine);
    expect(await undo(database().db, version + 1, now)).toEqual({
      ok: true,
      lines: ['  removed  campaigns/talvi', `Version ${version + 3} takes ${version + 1} back.`],
    });
    expect((await undo(database().db, undefined, now)).lines.at(-1)).toBe(
      `Version ${version + 4} takes ${version + 3} back.`,
    );
  });

  test('undo is refused with the documents that were changed since, or with the faults it would make', async () => {
    const version = await begin();
    put(mine, 'pages/info/uusi.fi.md', page());
    await pushIt(mine);
    edit(mine, 'pages/palaute.fi.md', 'Teksti.', '[a](/info/uusi)');
    await pushIt(mine);
    expect((await undo(database().db, version + 1, now)).lines).toEqual([
      `Without version ${version + 1} the content would have faults, so nothing was changed:`,
      '  pages/palaute: there is no page /info/uusi',
    ]);
    edit(mine, 'pages/info/uusi.fi.md', 'Teksti.', 'B');
    await pushIt(mine);
    expect((await undo(database().db, version + 1, now)).lines).toEqual([
      `Documents of version ${version + 1} were changed later, so nothing was changed:`,
      '  pages/info/uusi',
      'Take the later versions back first, or pull, edit and push.',
    ]);
    expect((await undo(database().db, 999, now)).lines).toEqual(['There is no version 999.']);
    expect(await readVersion(database().db)).toBe(version + 3);
  });
});
