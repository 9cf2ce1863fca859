/** Reads the form of a review and sends it. */
import { redirect } from 'react-router';
import { ShopError } from '#platform/errors.ts';
import { submitReview } from '#features/reviews/client.ts';
import { TypedReview } from '#features/reviews/contract/typed-review.ts';
import type { RequestFacts } from '../../shell/request.ts';
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

/** @throws a redirect when the review was sent */
export async function sendReview(request: Request, facts: RequestFacts): Promise<SendResult> {
  const { searchParams } = new URL(request.url);
  const form = await request.formData();
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const { review, faults } = readForm(form);
  if (!review) return { faults, refused: null, minutes: 0, values };
  const sokId = searchParams.get('tuote') ?? '';
  const products = await reviewableHere(request, facts);
  const order = products.find((product) => product.sokId === sokId)?.order;
  try {
    await submitReview(facts.retailApi, { ...review, sokId, order });
  } catch (error) {
    if (!(error instanceof ShopError) || error.status >= 500 || error.status === 0) throw error;
    const minutes = Number(error.details['retryAfterMinutes'] ?? 0);
    return { faults: {}, refused: error.code, minutes, values };
  }
  searchParams.delete('tuote');
  searchParams.set('kiitos', '1');
  throw redirect(`/arvio?${searchParams}`);
}
