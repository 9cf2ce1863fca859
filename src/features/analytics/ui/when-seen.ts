/** When an element counts as seen. */

/** Half of it was visible for this long, in milliseconds. */
const seenAfter = 1000;

export interface Seeing {
  watch(element: Element): void;
  stop(): void;
}

/** Calls `seen` once for each watched element that was seen. */
export function whenSeen(seen: (element: Element) => void): Seeing {
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const see = (element: Element) => {
    observer.unobserve(element);
    waiting.delete(element);
    seen(element);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(waiting.get(target));
        if (intersectionRatio < 0.5) continue;
        const timer = setTimeout(() => see(target), seenAfter);
        waiting.set(target, timer);
      }
    },
    { threshold: 0.5 },
  );
  return {
    watch: (element) => observer.observe(element),
    stop() {
      observer.disconnect();
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}
