/** The service that takes feedback: one POST of JSON for each message, which it recognizes by its number. */
import { outcomeOf } from '../rules.ts';
import type { FeedbackKind } from '../contract.ts';

/** The JSON that is sent. */
export interface SentFeedback {
  reference: string;
  kind: FeedbackKind;
  /** Id of the topic and its Finnish name; null for accessibility. */
  topic: string | null;
  topicName: string | null;
  message: string;
  name: string | null;
  email: string | null;
  orderNumber: string | null;
  page: string | null;
  language: string;
  receivedAt: string;
  /** Last day of the answer; null when nobody waits for one. */
  answerBy: string | null;
}

export type Sent = { outcome: 'delivered' } | { outcome: 'refused'; problem: string };

/** @throws Error, in words for the merchant, when it should be sent again later */
export type FeedbackService = (
  address: string,
  feedback: SentFeedback,
  signal: AbortSignal,
) => Promise<Sent>;

/** Milliseconds the service may take. */
const patience = 10_000;

export function makeFeedbackService(
  send: (request: Request) => Promise<Response> | Response,
  wait = patience,
): FeedbackService {
  return async (address, feedback, signal) => {
    const request = new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': feedback.reference },
      body: JSON.stringify(feedback),
      // What people wrote goes nowhere else.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(wait)]),
    });
    const response = await answerTo(request, send);
    void response.body?.cancel().catch(() => {});
    const problem = `${new URL(address).host} answered ${response.status}`;
    const outcome = outcomeOf(response.status);
    if (outcome === 'again') throw new Error(problem);
    return outcome === 'refused' ? { outcome, problem } : { outcome };
  };
}

/** @throws Error with the reason of a failed request */
async function answerTo(
  request: Request,
  send: (request: Request) => Promise<Response> | Response,
): Promise<Response> {
  try {
    return await send(request);
  } catch (error) {
    const { host } = new URL(request.url);
    const isLate = request.signal.aborted;
    throw new Error(isLate ? `${host} took too long` : `${host} cannot be reached`, {
      cause: error,
    });
  }
}
