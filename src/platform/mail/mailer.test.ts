import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../time.ts';
import { makeMailer, type Mail } from './mailer.ts';

const mail: Mail = { to: 'b@example.com', subject: 'Order 5', text: 'Thanks', html: '<p>Thanks' };

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'aitta-mail-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The Message-ID with which a mail is sent. */
async function sent(what: Mail, id: number, from = 'Shop <shop@shop.example>'): Promise<string> {
  const send = makeMailer({ dataDirectory: folder, from: () => from, now: systemClock });
  const mails = join(folder, 'mail');
  rmSync(mails, { recursive: true, force: true });
  await send(what, id);
  const [file = ''] = readdirSync(mails);
  return /^Message-ID: (.+?)\r?$/m.exec(readFileSync(join(mails, file), 'utf8'))?.[1] ?? '';
}

test('a mail sent again by the same job has the same Message-ID, at the sender’s host', async () => {
  const first = await sent(mail, 5);
  expect(first).toMatch(/^<[0-9a-f]{32}@shop\.example>$/);
  expect(await sent(mail, 5)).toBe(first);
});

test.each([
  ['job', mail, 6],
  ['receiver', { ...mail, to: 'c@example.com' }, 5],
  ['text', { ...mail, text: 'Sorry' }, 5],
])('a mail with another %s has another Message-ID', async (_, other, id) => {
  expect(await sent(other, id)).not.toBe(await sent(mail, 5));
});

test('the sender’s address may stand alone', async () => {
  expect(await sent(mail, 5, 'shop@shop.example')).toMatch(/@shop\.example>$/);
});
