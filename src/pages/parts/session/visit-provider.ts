/** Redirects to a page of the provider that returns to where the shopper was. */
import { data, type RouterContextProvider } from 'react-router';
import { factsOf } from '../../../shell/request.ts';
import {
  isUnsent,
  leaveFor,
  redirecting,
  targetOf,
  targetOrHome,
  unsentStatus,
} from './targets.ts';

/** @param words message that is logged when it fails */
export async function visitProvider(
  request: Request,
  context: Readonly<RouterContextProvider>,
  page: 'profile' | 'bonusCard',
  words: string,
) {
  const facts = factsOf(context);
  const { identity, publicUrl } = facts;
  const addressOf = identity[page];
  if (!addressOf) throw new Response(null, { status: 404 });
  const leaving = await redirecting(facts, words, () => {
    const target = new URLSearchParams({ target: targetOf(request, publicUrl) });
    // What was changed there is read again on the way back.
    return leaveFor(addressOf(`${publicUrl}/check-return?${target}`), []);
  });
  if (!isUnsent(leaving)) return leaving;
  const target = targetOrHome(request, publicUrl);
  return data({ fault: leaving, target }, { status: unsentStatus[leaving] });
}
