/** Mails that the shop has written to its folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../fixtures/test.ts';

/** The mails with a word in their text, decoded as far as letters; waits until there are as many. */
export async function mailsWith(folder: string, word: string, count: number): Promise<string[]> {
  const read = () => {
    try {
      return readdirSync(folder)
        .map((name) => decoded(readFileSync(join(folder, name), 'utf8')))
        .filter((mail) => mail.includes(word));
    } catch {
      return [];
    }
  };
  // Jobs are looked for every second, and a slow machine has other work.
  await expect.poll(() => read().length, { timeout: 60_000 }).toBe(count);
  return read();
}

/** Quoted-printable as text. */
function decoded(mail: string): string {
  const bytes = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/((?:=[0-9A-F]{2})+)/g, (codes) =>
      Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
  return bytes.replaceAll('\r\n', '\n');
}
