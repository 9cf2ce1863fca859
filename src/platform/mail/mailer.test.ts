import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RefusedForGood } from '../errors.ts';
import { lineOf } from '../i18n/written-text.ts';
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

test.each([
  ['O"Brien', 'O"Brien'],
  ['Bod: ost', 'Bod: ost'],
  ['Bod (Turku)', 'Bod (Turku)'],
  ['Aitta, Oy', 'Aitta, Oy'],
  ['Bod\r\nBcc: evil@x.example', 'Bod Bcc: evil@x.example'],
])('the sender is one mailbox whatever its name has: %j', async (name, expected) => {
  const address = 'shop@shop.example';
  const send = makeMailer({
    dataDirectory: folder,
    from: () => ({ name: lineOf(name), address }),
    now: systemClock,
  });
  await send(mail, 5);
  const [file = ''] = readdirSync(join(folder, 'mail'));
  const text = readFileSync(join(folder, 'mail', file), 'utf8');
  const [, from = ''] = /^From: ((?:.|\r?\n )+?)\r?$/m.exec(text) ?? [];
  expect(addressparser(from)).toEqual([{ name: expected, address }]);
  expect(text).not.toMatch(/^Bcc:/m);
});

test('the sender’s address may stand alone', async () => {
  expect(await sent(mail, 5, 'shop@shop.example')).toMatch(/@shop\.example>$/);
});

/** A mail server that answers the receiver so. */
async function serverThat(answer: string) {
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.test');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean))
        say(line.startsWith('RCPT') ? answer : line.startsWith('QUIT') ? '221 bye' : '250 ok');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test.each([
  ['550 no such user', true],
  ['550 5.1.1 no such user', true],
  ['553 5.1.3 bad address', true],
  ['550 5.2.1 mailbox disabled', true],
  ['552 5.2.2 mailbox full', false],
  ['550 5.7.1 relaying denied', false],
  ['554 no mails from you', false],
  ['450 4.2.1 try later', false],
])(
  'of a receiver that is answered "%s" no further mail is tried: %s',
  async (answer, isForGood) => {
    const { server, url } = await serverThat(answer);
    const send = makeMailer({
      smtpUrl: url,
      dataDirectory: folder,
      from: () => 'shop@shop.example',
      now: systemClock,
    });
    const error = await send(mail, 5).catch((reason: unknown) => reason);
    server.close();
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof RefusedForGood).toBe(isForGood);
  },
);
