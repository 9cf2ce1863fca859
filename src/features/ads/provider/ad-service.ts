/** An ad service of the merchant's: asked for the advertisements of a page, and for nothing longer than a
 * shopper would notice. */
import type { Language } from '#platform/i18n/language.ts';
import { z } from '#platform/http/contract.ts';
import type { Placement } from '../contract.ts';
import type { BookedAd } from '../record.ts';
import { makeBreaker, type Breaker } from './breaker.ts';

/** The JSON that is sent. It is about the page, not about the shopper. */
export interface AdRequest {
  placement: Placement;
  /** Path of the category; null for a search. */
  category: string | null;
  /** What is searched for; null for a category. */
  words: string | null;
  language: Language;
  /** The most advertisements that are looked at. */
  count: number;
}

const url = z.string().max(2000).optional();
const Answer = z.object({
  ads: z
    .array(
      z.object({
        id: z.string().min(1).max(100),
        productId: z.string().regex(/^\d{1,20}$/),
        advertiser: z.string().trim().min(1).max(60).nullish(),
        impressionUrl: url,
        clickUrl: url,
      }),
    )
    .max(50),
});

export interface AdService {
  /** None when the service fails. */
  ask(address: string, request: AdRequest): Promise<BookedAd[]>;
  /** Calls an address of the service; whether it answers does not matter. */
  report(address: string): Promise<void>;
}

interface ServiceParts {
  send: (request: Request) => Promise<Response> | Response;
  warn: (message: string) => void;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
  /** Milliseconds the service may take. */
  wait?: number;
}

/** Bytes of an answer. */
const longestAnswer = 65_536;
/** Milliseconds between warnings. */
const quiet = 60_000;
/** Milliseconds a report may take; nobody waits for it. */
const reportWait = 2000;

export function makeAdService({ send, warn, now, wait = 150 }: ServiceParts): AdService {
  const breakers = new Map<string, Breaker>();
  let silentUntil = -Infinity;
  const breakerOf = (address: string): Breaker => {
    const breaker = breakers.get(address) ?? makeBreaker(now);
    if (!breakers.has(address)) breakers.set(address, breaker);
    return breaker;
  };
  return {
    async ask(address, request) {
      const breaker = breakerOf(address);
      if (!breaker.mayCall()) return [];
      try {
        const ads = await askOnce(address, request, send, wait);
        breaker.note(true);
        return ads;
      } catch (error) {
        breaker.note(false);
        if (now() >= silentUntil) {
          warn(`No advertisements: ${reasonOf(error, address)}`);
          silentUntil = now() + quiet;
        }
        return [];
      }
    },
    async report(address) {
      const signal = AbortSignal.timeout(reportWait);
      const request = new Request(address, { redirect: 'manual', signal });
      try {
        const response = await send(request);
        void response.body?.cancel().catch(() => {});
      } catch {
        // An impression more or less is no reason to disturb anybody.
      }
    },
  };
}

async function askOnce(
  address: string,
  request: AdRequest,
  send: ServiceParts['send'],
  wait: number,
): Promise<BookedAd[]> {
  const signal = AbortSignal.timeout(wait);
  const response = await send(
    new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
      // What shoppers search for goes nowhere else.
      redirect: 'manual',
      signal,
    }),
  );
  if (response.status !== 200) {
    void response.body?.cancel().catch(() => {});
    if (response.status === 204) return [];
    throw new Error(`answered ${response.status}`);
  }
  const result = Answer.safeParse(JSON.parse(await textOf(response)));
  if (!result.success) throw new Error('answered in another form');
  return result.data.ads.map(({ advertiser, ...ad }) => ({
    ...ad,
    advertiser: advertiser ?? null,
  }));
}

/** @throws Error when it is too long */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Leaving the loop cancels the rest.
    if (size > longestAnswer) throw new Error('answered too much');
    text += decoder.decode(part, { stream: true });
  }
  return text;
}

/** Without the path of the address, which may be secret. */
function reasonOf(error: unknown, address: string): string {
  const { host } = new URL(address);
  if (!(error instanceof Error)) return `${host} failed`;
  if (error.name === 'TimeoutError') return `${host} took too long`;
  if (error instanceof SyntaxError) return `${host} answered in another form`;
  return error.message.startsWith('answered')
    ? `${host} ${error.message}`
    : `${host} cannot be reached`;
}
