/** What a merchant decides about feeds, for tests. */
import { taxClasses } from '../pricing/testing.ts';
import type { FeedDecisions } from './import-job.ts';

export const decided: FeedDecisions = { taxClasses, loyalty: { coopProgram: 'shop:coop' } };
