/** Sends mails, or writes them to files when no mail server is configured. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { makePrivateFolder } from '../folder.ts';
import { slug } from '../ids.ts';
import type { Clock } from '../time.ts';

export const Mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type Mail = z.output<typeof Mail>;

export interface MailSettings {
  /** `smtp://…`; absent: files `<dataDirectory>/mail/<time>-<subject>.eml`. */
  smtpUrl?: string | undefined;
  dataDirectory: string;
  from: string;
  now: Clock;
}

/** Timeout of the mail server in milliseconds. Meanwhile no other process tries the job. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** @throws Error when the server refuses the mail. */
export function makeMailer(settings: MailSettings): (mail: Mail) => Promise<void> {
  if (settings.smtpUrl) {
    const transport = createTransport({ url: settings.smtpUrl, ...patience });
    return async (mail) => void (await transport.sendMail({ from: settings.from, ...mail }));
  }
  const folder = join(settings.dataDirectory, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail({ from: settings.from, ...mail });
    makePrivateFolder(folder);
    const time = String(settings.now()).replaceAll(/[:.]/g, '-');
    const file = join(folder, `${time}-${slug(mail.subject)}.eml`);
    // Only the shop's user may read the files: they hold links to new passwords and keys of orders.
    writeFileSync(file, message as Buffer, { mode: 0o600 });
  };
}
