/** Announces changes that others can see to screen readers. */
import { useSyncExternalStore } from 'react';
import layout from './layout.module.css';

interface Announcement {
  id: number;
  text: string;
}

/** Live regions announce a text that comes 100 ms after the change it is about (R363). */
const heardAfterMs = 100;
/** Milliseconds after which a text was announced and is removed, so that it is not read as part of the
 * page. */
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

/** Announces the text once, after those before it; also when it is the same as the last one. */
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

/** Drops what was not announced yet, as it is no longer true or useful. */
export function hush(): void {
  waiting = [];
  show(none);
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The page's only live region; always rendered, as live regions announce only changes of their content. */
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
