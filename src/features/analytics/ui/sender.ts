/** Sends events to the shop's own collector, a few at a time. Nobody waits for them, and what cannot be sent is
 * lost. */
import type { Language } from '#platform/i18n/language.ts';
import type { VisitEvent } from '../contract.ts';
import { most } from '../contract/values.ts';
import { collected } from '../rules/collected.ts';
import type { NotedEvent } from '../rules/noted.ts';

export const eventsAddress = '/_data/events';

/** Milliseconds that an event may wait for others. */
const pause = 2000;

export interface EventsBody {
  visitor: string;
  language: Language;
  events: VisitEvent[];
}

export interface Sender {
  /** @param at of `performance.now()` */
  add(event: NotedEvent, at: number): void;
  /** Sends what waits. */
  flush(): void;
  /** Forgets what waits. */
  drop(): void;
}

interface SenderDeps {
  language: Language;
  visitor(): string;
  /** Takes the body of a request. */
  post(body: EventsBody): void;
  now(): number;
  /** The page may go away at any moment. */
  isHidden(): boolean;
}

export function makeSender({ language, visitor, post, now, isHidden }: SenderDeps): Sender {
  let waiting: { event: NotedEvent; at: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = () => {
    clearTimeout(timer);
    timer = undefined;
    const taken = waiting;
    waiting = [];
    return taken;
  };
  const flush = () => {
    const events = take().flatMap(({ event, at }) => collected(event, now() - at) ?? []);
    if (events.length > 0) post({ visitor: visitor(), language, events });
  };
  return {
    add(event, at) {
      waiting.push({ event, at });
      if (waiting.length >= most.events || isHidden()) flush();
      else timer ??= setTimeout(flush, pause);
    },
    flush,
    drop: () => void take(),
  };
}

/** The browser sends it also while the page goes away. */
export const postEvents = (body: EventsBody): void =>
  void fetch(eventsAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {});
