/** For attacks: what is in the mailboxes of the shop's customers. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The link with this path in a mail; waits until the mail arrives. */
export async function mailedLink(folder: string, path: string): Promise<string> {
  const pattern = new RegExp(`http://[\\w.:/-]+${path}\\?[^\\s"<]+`);
  for (let look = 0; look < 200; look += 1) {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    for (const name of names.toSorted().toReversed()) {
      const found = pattern.exec(readable(readFileSync(join(folder, name), 'utf8')));
      if (found) return found[0];
    }
    await sleep(100);
  }
  throw new Error(`No mail with a link to ${path} has come.`);
}

/** Decodes quoted-printable. */
const readable = (mail: string): string =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
