/** What a moderator types after `npm run reviews --`. */
import { RejectReason, ReviewState } from '#features/reviews/contract.ts';
import {
  rejectReasons,
  reviewStates,
  type ReviewState as State,
} from '#features/reviews/contract/values.ts';
import type { Decision } from '#features/reviews/record.ts';
import { commandLine } from '#platform/command-line.ts';
import { parseWords } from '../asked.ts';

export type Order =
  | { command: 'list'; state: State }
  | { command: 'show'; ids: number[] }
  | { command: 'decide'; ids: number[]; decision: Decision };

export const usage = `Usage: ${commandLine('reviews', `list [${reviewStates.join(' | ')}]`)}
       ${commandLine('reviews', 'show <id…>')}
       ${commandLine('reviews', 'publish <id…>')}
       ${commandLine('reviews', `reject <id…> --reason ${rejectReasons.join(' | ')}`)}`;

/** Null when the words are no order. @throws UsageFault for an option that there is not */
export function readOrder(given: readonly string[]): Order | null {
  const { values, positionals } = parseWords(given, { reason: { type: 'string' } });
  const [command, ...words] = positionals;
  if (command === 'reject') return rejectOf(words, values.reason);
  if (values.reason !== undefined) return null;
  if (command === 'list') return listOf(words);
  if (command === 'show') return withIds(words, (ids) => ({ command, ids }));
  return command === 'publish'
    ? withIds(words, (ids) => ({ command: 'decide', ids, decision: { state: 'published' } }))
    : null;
}

function listOf([word = 'pending', ...others]: readonly string[]): Order | null {
  const state = ReviewState.safeParse(word);
  return state.success && others.length === 0 ? { command: 'list', state: state.data } : null;
}

/** There is no rejection without a reason (L20). */
function rejectOf(words: readonly string[], given: string | undefined): Order | null {
  const reason = RejectReason.safeParse(given);
  if (!reason.success) return null;
  const decision = { state: 'rejected', reason: reason.data } as const;
  return withIds(words, (ids) => ({ command: 'decide', ids, decision }));
}

function withIds(words: readonly string[], make: (ids: number[]) => Order): Order | null {
  const isIds = words.length > 0 && words.every((word) => /^\d{1,15}$/.test(word));
  return isIds ? make(words.map(Number)) : null;
}
