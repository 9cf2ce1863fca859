/** Reads the receipt that the address asks for. */
import { redirect } from 'react-router';
import { receipt } from '#features/feedback/client.ts';
import { Reference, type FeedbackKind } from '#features/feedback/contract.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { NotFound } from '#platform/errors.ts';
import type { RequestFacts } from '../../../shell/request.ts';

export interface ShownReceipt {
  reference: string;
  kind: FeedbackKind;
  /** Last day of the answer, as a long date; null when there is none. */
  answerBy: string | null;
  isMailed: boolean;
}

/** Null when none is asked for. @throws a redirect to the form when there is no such feedback */
export async function readReceipt(
  request: Request,
  { retailApi, language }: RequestFacts,
  path: string,
): Promise<ShownReceipt | null> {
  const asked = new URL(request.url).searchParams.get('viite');
  if (asked === null) return null;
  const known = Reference.safeParse(asked.toUpperCase());
  if (!known.success) throw redirect(path);
  const found = await receipt(retailApi, known.data).catch((error: unknown) => {
    throw error instanceof NotFound ? redirect(path) : error;
  });
  const { reference, kind, answerBy, isMailed } = found;
  const day = answerBy === null ? null : Temporal.PlainDate.from(answerBy);
  const shown = day?.toLocaleString(localeOf(language), { dateStyle: 'long' }) ?? null;
  return { reference, kind, answerBy: shown, isMailed };
}
