/** Sends mails, or writes them to files where no mail server is set. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { slug } from '../ids.ts';
import type { Clock } from '../time.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailSettings {
  /** `smtp://…`; absent: files `<dataDirectory>/mail/<time>-<subject>.eml`. */
  smtpUrl?: string | undefined;
  dataDirectory: string;
  from: string;
  now: Clock;
}

/** @throws Error when the server refuses the mail. */
export function makeMailer(settings: MailSettings): (mail: Mail) => Promise<void> {
  if (settings.smtpUrl) {
    const transport = createTransport(settings.smtpUrl);
    return async (mail) => void (await transport.sendMail({ from: settings.from, ...mail }));
  }
  const folder = join(settings.dataDirectory, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail({ from: settings.from, ...mail });
    mkdirSync(folder, { recursive: true });
    const time = String(settings.now()).replaceAll(/[:.]/g, '-');
    writeFileSync(join(folder, `${time}-${slug(mail.subject)}.eml`), message as Buffer);
  };
}
