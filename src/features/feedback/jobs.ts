/** Background jobs of feedback. */
import { handlerOf, type JobHandler } from '#platform/jobs/jobs.ts';
import { deliver, mailReceipt } from './operations/deliver.ts';
import type { FeedbackDeps } from './deps.ts';
import { FeedbackJob } from './record.ts';

export const feedbackJobs = (deps: FeedbackDeps): Record<string, JobHandler> => ({
  'deliver-feedback': handlerOf(FeedbackJob, ({ reference }, signal, id) =>
    deliver(deps, reference, { signal, id }),
  ),
  'mail-feedback-receipt': handlerOf(FeedbackJob, ({ reference }, signal, id) =>
    mailReceipt(deps, reference, { signal, id }),
  ),
});
