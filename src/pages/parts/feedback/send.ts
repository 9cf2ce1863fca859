/** Handles the feedback form: to the receipt, or back to the form with everything that was typed. */
import { redirect } from 'react-router';
import { give } from '#features/feedback/client.ts';
import {
  giveFeedback,
  GivenFeedback,
  longest,
  type FeedbackKind,
} from '#features/feedback/contract.ts';
import { refusalCode, ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import type { RequestFacts } from '../../../shell/request.ts';

export interface FeedbackResult {
  /** Error codes, by field. */
  faults: Record<string, string>;
  values: Record<string, string>;
  /** Most and given characters of the message. */
  length: { most: number; given: number };
  /** Why nothing was sent, when no field is wrong. */
  failed: { code: 'too-much-feedback' | 'reporting-off' | 'away'; minutes: number } | null;
}

const names = ['topic', 'message', 'name', 'email', 'orderNumber', 'page'] as const;

export async function sendFeedback(
  request: Request,
  { retailApi }: RequestFacts,
  { kind, path }: { kind: FeedbackKind; path: string },
): Promise<FeedbackResult> {
  const form = await request.formData();
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values = Object.fromEntries(names.map((name) => [name, typed(name)]));
  const { given, faults } = readFeedback(values, kind);
  const result = { values, length: lengthOf(values), failed: null };
  if (!given) return { ...result, faults };
  try {
    const { reference } = await giveOnce(retailApi, { ...given, kind, key: keyIn(typed('key')) });
    throw redirect(`${path}?viite=${reference}`);
  } catch (error) {
    return { ...result, ...refusalIn(error) };
  }
}

/** A form that comes from before, with the key of another message, holds a new message. */
async function giveOnce(retailApi: Connection, given: Parameters<typeof give>[1]) {
  try {
    return await give(retailApi, given);
  } catch (error) {
    if (refusalCode(giveFeedback, error) !== 'idempotency-key-reused') throw error;
    return give(retailApi, { ...given, key: crypto.randomUUID() });
  }
}

/** A form without a valid key is taken each time it is sent. */
const keyIn = (typed: string): string =>
  /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(typed) ? typed : crypto.randomUUID();

const lengthOf = ({ message = '' }: Record<string, string>) => ({
  most: longest.message,
  given: message.replaceAll('\r\n', '\n').trim().length,
});

function readFeedback(
  values: Record<string, string>,
  kind: FeedbackKind,
): { given?: GivenFeedback; faults: Record<string, string> } {
  const result = GivenFeedback.safeParse(values);
  const faults: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) faults[String(issue.path[0])] ??= issue.message;
  if (kind === 'customer-service' && values['topic'] === '') faults['topic'] = 'choose';
  return result.success && Object.keys(faults).length === 0
    ? { given: result.data, faults }
    : { faults };
}

/** @throws what is no refusal and no outage */
function refusalIn(error: unknown): Pick<FeedbackResult, 'faults' | 'failed'> {
  if (!(error instanceof ShopError)) throw error;
  const { code, status, details } = error;
  if (code === 'topic-unknown') return { faults: { topic: 'choose' }, failed: null };
  const minutes = Number(details['retryAfterMinutes'] ?? 0);
  if (code === 'too-much-feedback' || code === 'reporting-off')
    return { faults: {}, failed: { code, minutes } };
  if (status !== 0 && status < 500) throw error;
  return { faults: {}, failed: { code: 'away', minutes } };
}
