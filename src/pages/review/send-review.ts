/** Reads the form of a review and sends it. */
import { redirect } from 'react-router';
import { ShopError } from '#platform/errors.ts';
import { submitReview } from '#features/reviews/client.ts';
import { TypedReview } from '#features/reviews/contract/typed-review.ts';
import type { RequestFacts } from '../../shell/request.ts';
import { isNobody, logInAgain } from '../parts/session/log-in-again.ts';
import { reviewableHere } from './reviewable-here.ts';

export interface SendResult {
  /** Error codes, by field. */
  faults: Record<string, string>;
  /** Code of a refusal of the whole review; null when fields are to be corrected. */
  refused: string | null;
  /** Minutes until another review can be sent. */
  minutes: number;
  /** What was typed. */
  values: Record<string, string>;
}

function readForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = { ...Object.fromEntries(form), title: text('title'), text: text('text') };
  const fit = text('fit') || null;
  const result = TypedReview.safeParse({ ...typed, displayName: text('displayName'), fit });
  const faults: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) faults[String(path[0])] ??= message;
  return { review: result.data, faults };
}

/** @throws a redirect when the review was sent, or when its writer is no longer logged in */
export async function sendReview(
  request: Request,
  facts: RequestFacts,
  url: URL,
): Promise<SendResult> {
  const { searchParams } = url;
  const form = await request.formData();
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const { review, faults } = readForm(form);
  if (!review) return { faults, refused: null, minutes: 0, values };
  const sokId = searchParams.get('tuote') ?? '';
  const products = await reviewableHere(request, facts);
  const product = products.find((one) => one.sokId === sokId);
  if (!product && (await mayHaveBought(facts, url))) throw logInAgain(url);
  try {
    await submitReview(facts.retailApi, { ...review, sokId, order: product?.order });
  } catch (error) {
    if (!(error instanceof ShopError) || error.status >= 500 || error.status === 0) throw error;
    const minutes = Number(error.details['retryAfterMinutes'] ?? 0);
    return { faults: {}, refused: error.code, minutes, values };
  }
  searchParams.delete('tuote');
  searchParams.set('kiitos', '1');
  throw redirect(`/arvio?${searchParams}`);
}

/** Whether the shop would know more of the writer after a login. */
const mayHaveBought = async ({ retailApi, switches }: RequestFacts, { searchParams }: URL) =>
  switches.reviewSubmit && !searchParams.has('avain') && (await isNobody(retailApi));
