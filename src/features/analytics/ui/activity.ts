/** Waits with what is not needed for the page: until the visitor does something, or five seconds (R383). */

/** Milliseconds. */
const longest = 5000;

const acts = ['pointerdown', 'keydown', 'scroll', 'touchstart', 'mousemove'] as const;

/** Calls `start` once. @returns gives it up */
export function whenActive(start: () => void, target: EventTarget = globalThis): () => void {
  const end = () => {
    clearTimeout(timer);
    for (const act of acts) target.removeEventListener(act, begin);
  };
  const begin = () => {
    end();
    start();
  };
  const timer = setTimeout(begin, longest);
  for (const act of acts) target.addEventListener(act, begin, { passive: true });
  return end;
}
