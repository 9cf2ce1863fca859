/** Handlers of the feedback calls (R018, R402). */
import { refuse } from '#platform/errors.ts';
import { makeSubApp } from '#platform/http/app.ts';
import { callerOf } from '#platform/http/bearer.ts';
import { askerFor } from '../session/rules/asker.ts';
import { getReceipt, giveFeedback } from './contract.ts';
import type { FeedbackDeps } from './deps.ts';
import { give } from './operations/give.ts';
import { findFeedback } from './repository.ts';

export function makeFeedbackApp(deps: FeedbackDeps) {
  return makeSubApp()
    .openapi(giveFeedback, async (c) => {
      const asker = await askerFor(callerOf(c), deps.customerOf);
      const network = deps.networkOf({ request: c.req.raw, connection: c.env });
      const reference = await give(deps, c.req.valid('json'), { ...asker, network });
      return c.json({ reference }, 200);
    })
    .openapi(getReceipt, async (c) => {
      const row = await findFeedback(deps.db, c.req.valid('param').reference);
      if (!row) throw refuse(getReceipt, 'feedback-not-found', 'There is no such feedback');
      const { reference, kind, answerBy, isMailed } = row;
      return c.json(
        { reference, kind, receivedAt: String(row.receivedAt), answerBy, isMailed },
        200,
      );
    });
}
