/** Speaks to those who hear the page, of what others see happen. */
import { useSyncExternalStore } from 'react';
import layout from './layout.module.css';

interface Announcement {
  id: number;
  text: string;
}

/** Live regions hear a text that comes 100 ms after what it is about (R363). */
const heardAfterMs = 100;
/** Then it has been heard, and is not to be met by those who read on. */
const goneAfterMs = 1_000;

const none: readonly Announcement[] = [];
let waiting: Announcement[] = [];
let said = none;
let count = 0;
const listeners = new Set<() => void>();

function show(announcements: readonly Announcement[]): void {
  said = announcements;
  for (const listener of listeners) listener();
}

/** Says it once, after what is being said; also when it is the same as the last time. */
export function announce(text: string): void {
  const announcement = { id: (count += 1), text };
  waiting.push(announcement);
  setTimeout(() => {
    if (!waiting.includes(announcement)) return;
    waiting = waiting.filter((one) => one !== announcement);
    show([...said, announcement]);
  }, heardAfterMs);
  setTimeout(() => show(said.filter((one) => one !== announcement)), heardAfterMs + goneAfterMs);
}

/** What was to be said is no longer true or of no use. */
export function hush(): void {
  waiting = [];
  show(none);
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The one place it is said at; always there, as live regions speak only of what changes in them. */
export function Announcer() {
  const announcements = useSyncExternalStore(
    listen,
    () => said,
    () => none,
  );
  return (
    <div aria-live="polite" aria-relevant="additions" className={layout.hidden}>
      {announcements.map(({ id, text }) => (
        <div key={id}>{text}</div>
      ))}
    </div>
  );
}
