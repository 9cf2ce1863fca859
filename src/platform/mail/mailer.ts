/** Sends mails, or writes them to files when no mail server is configured. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { RefusedForGood } from '../errors.ts';
import { makePrivateFolder } from '../folder.ts';
import { slug } from '../ids.ts';
import type { Clock } from '../time.ts';

export const Mail = z.object({
  to: z.string(),
  /** Where an answer goes, when not to the sender. */
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type Mail = z.output<typeof Mail>;

/** A name that may have any signs, with its address; or both as an operator writes them, `Shop <service@shop.example>`. */
export type Sender = string | { name: string; address: string };

export interface MailSettings {
  /** `smtp://…`; absent: files `<dataDirectory>/mail/<time>-<subject>.eml`. */
  smtpUrl?: string | undefined;
  dataDirectory: string;
  from: () => Sender;
  now: Clock;
}

/** Timeout of the mail server in milliseconds. Meanwhile no other process tries the job. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends a mail. A mail that is sent again under the same `id` has the same Message-ID, by which mailboxes
 * recognize it. @throws RefusedForGood when there is no such mailbox, otherwise Error when the server refuses it */
export type SendMail = (mail: Mail, id: number) => Promise<void>;

export function makeMailer(settings: MailSettings): SendMail {
  if (settings.smtpUrl) {
    const transport = createTransport({ url: settings.smtpUrl, ...patience });
    return async (mail, id) => {
      await transport.sendMail(messageOf(mail, id, settings)).catch((error: unknown) => {
        throw isUnknownReceiver(error)
          ? new RefusedForGood(String(error), { cause: error })
          : error;
      });
    };
  }
  const folder = join(settings.dataDirectory, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail, id) => {
    const { message } = await transport.sendMail(messageOf(mail, id, settings));
    makePrivateFolder(folder);
    const time = String(settings.now()).replaceAll(/[:.]/g, '-');
    const file = join(folder, `${time}-${slug(mail.subject)}.eml`);
    // Only the shop's user may read the files: they hold links to new passwords and keys of orders.
    writeFileSync(file, message as Buffer, { mode: 0o600 });
  };
}

/** What a mail server answers when there is no such mailbox (RFC 5321, 4.2.3), unless its enhanced code says that it
 * means something else, such as 5.7.1, that it takes no mails from the shop (RFC 3463). */
const unknownReceiver = [550, 551, 553];

/** As nodemailer reports the answer of a mail server. */
interface SMTPError {
  code: string;
  responseCode: number;
  response: string;
}

function isUnknownReceiver(error: unknown): boolean {
  const { code, responseCode = 0, response = '' } = error as Partial<SMTPError>;
  const [, enhanced] = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(response) ?? [];
  if (code !== 'EENVELOPE') return false;
  // Of those about a mailbox only 5.2.1, disabled: a full one may be emptied.
  return enhanced ? /^5\.(?:1\.\d+|2\.1)$/.test(enhanced) : unknownReceiver.includes(responseCode);
}

/** The content is part of the Message-ID, since another database may use the same ids. */
function messageOf(mail: Mail, id: number, settings: MailSettings) {
  const from = settings.from();
  const hash = createHash('sha256')
    .update(JSON.stringify([id, mail]))
    .digest('hex')
    .slice(0, 32);
  const address = typeof from === 'string' ? from : from.address;
  const host = /@([^@>\s]+)>?$/.exec(address)?.[1] ?? 'localhost';
  return { from, ...mail, messageId: `<${hash}@${host}>` };
}
