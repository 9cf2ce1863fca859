/** For tests: runs due jobs at once. */
import type { Database } from '../db/database.ts';
import { claimJob, tryJob, type JobHandler, type JobsOptions } from './jobs.ts';

/** Runs due jobs one after another and returns how many were tried. */
export async function runDueJobs(
  database: Database,
  handlers: Record<string, JobHandler>,
  options: JobsOptions,
): Promise<number> {
  const lane = { handlers, concurrency: 1, seconds: 240 };
  for (let tried = 0; ; tried += 1) {
    const job = await claimJob(database.db, Object.keys(handlers), options.now());
    if (!job) return tried;
    await tryJob(database, lane, job, options);
  }
}
