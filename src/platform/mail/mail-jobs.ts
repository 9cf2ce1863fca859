/** The job that sends a mail. */
import { correlationUnderWay } from '../correlation.ts';
import { handlerOf } from '../jobs/jobs.ts';
import type { Logger } from '../log.ts';
import { Mail, type SendMail } from './mailer.ts';

/** Each mail is logged by its subject, which has the number of the order it is about. */
export const mailJobs = (send: SendMail, log: Pick<Logger, 'info'>) => ({
  'send-mail': handlerOf(Mail, async (mail, _, id) => {
    await send(mail, id);
    const { subject } = mail;
    log.info({ subject, job: id, correlationId: correlationUnderWay() }, 'mail sent');
  }),
});
