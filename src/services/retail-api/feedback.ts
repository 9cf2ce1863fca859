/** Feedback: what the content space and the process give it. */
import type { FeedbackDeps } from '#features/feedback/deps.ts';
import { makeFeedbackService } from '#features/feedback/provider/feedback-service.ts';
import { countRefused } from '#features/feedback/repository.ts';
import { endpointsIn } from '#features/content/rules/endpoints.ts';
import { merchantLanguage } from '#features/content/rules/merchant-language.ts';
import { switchesIn } from '#features/content/rules/switches.ts';
import type { CustomerOf } from '#features/session/record.ts';
import type { Db } from '#platform/db/database.ts';
import { watchedCalls } from '#platform/http/watched.ts';
import type { SendMail } from '#platform/mail/mailer.ts';
import { commandLine } from '#platform/command-line.ts';
import { codeOf, readNetwork } from '../storefront/shopper-network.ts';
import type { RetailApiDeps } from './deps.ts';
import type { SpaceInUse } from '../space-in-use.ts';

const endpointNames = {
  accessibility: 'accessibilityReporting',
  'customer-service': 'customerServiceFeedback',
} as const;

export const feedbackDeps = (
  { database, environment, network, publicUrl, now, telemetry }: RetailApiDeps,
  { inUse: { space }, customerOf }: { inUse: SpaceInUse; customerOf: CustomerOf },
  sendMail: SendMail,
): FeedbackDeps => ({
  db: database.db,
  decided: () => space().feedback,
  takesReports: () => switchesIn(space().switches, environment).accessibilityReporting,
  endpointOf: (kind) => endpointsIn(space().endpoints, environment)[endpointNames[kind]],
  merchantEmail: () => space().seller.email,
  merchantLanguage: () => merchantLanguage(space()),
  service: makeFeedbackService(watchedCalls(telemetry, 'feedback-service', fetch)),
  sendMail,
  publicUrl,
  networkOf: (call) => readNetwork(network, call),
  codeOf: codeOf(network),
  customerOf,
  now,
});

/** One sentence when the service has refused feedback; else none. */
export async function feedbackFaults(db: Db): Promise<string[]> {
  const count = await countRefused(db);
  return count > 0 ? [`Refused feedback (${commandLine('feedback', 'list')}): ${count}.`] : [];
}
