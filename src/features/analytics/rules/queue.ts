/** Events of a document: they wait until analytics is allowed (R380). */

export interface EventQueue<Event> {
  add(event: Event): void;
  /** Sends what waits, and from then on each event (R382). */
  allow(): void;
  /** Events wait again. */
  forbid(): void;
  /** Forgets what waits: the page was left, or something failed (R381). */
  clear(): void;
}

/** Most events that wait; later ones are dropped. */
const room = 100;

/** @param send takes what is allowed; when it throws, what it was given is lost */
export function makeQueue<Event>(send: (events: readonly Event[]) => void): EventQueue<Event> {
  let waiting: Event[] = [];
  let isAllowed = false;
  const pass = (events: readonly Event[]) => {
    waiting = [];
    if (events.length > 0) send(events);
  };
  return {
    add(event) {
      if (isAllowed) pass([event]);
      else if (waiting.length < room) waiting.push(event);
    },
    allow() {
      isAllowed = true;
      pass(waiting);
    },
    forbid() {
      isAllowed = false;
    },
    clear() {
      waiting = [];
    },
  };
}
