/** Asks while one types: after a short pause, never twice for what was just answered, and only the
 * answer to the last question is told. */

interface SuggesterOptions<Answer> {
  request(term: string, signal: AbortSignal): Promise<Answer>;
  onResult(term: string, answer: Answer): void;
}

/** Shorter than the pauses of most people who stop to look. */
export const pauseMs = 120;
const mostKept = 30;

export interface Suggester {
  /** '' asks nothing, and lets nothing asked before be told. */
  request(term: string): void;
}

export function makeSuggester<Answer>({ request, onResult }: SuggesterOptions<Answer>): Suggester {
  const kept = new Map<string, Answer>();
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(term: string, { signal }: AbortController): Promise<void> {
    const answer = await request(term, signal).catch(() => undefined);
    if (answer === undefined) return;
    keep(kept, term, answer);
    // Not every fetch that was aborted fails: it may have been over already.
    if (!signal.aborted) onResult(term, answer);
  }

  return {
    request(term) {
      clearTimeout(timer);
      asking.abort();
      const known = kept.get(term);
      if (known !== undefined) onResult(term, known);
      if (known !== undefined || term === '') return;
      asking = new AbortController();
      timer = setTimeout(send, pauseMs, term, asking);
    },
  };
}

/** The oldest goes. */
function keep<Answer>(kept: Map<string, Answer>, term: string, answer: Answer): void {
  kept.set(term, answer);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}
