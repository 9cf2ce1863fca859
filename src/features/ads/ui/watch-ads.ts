/** When an advertisement counts as seen and as opened. */

export interface WatchedAd {
  element: Element;
  /** What to report when it was seen, and when it was opened. */
  impression?: string | undefined;
  click?: string | undefined;
}

/** An advertisement was seen when half of it was visible for this long, in milliseconds. */
const seenAfter = 1000;

/** Reports each advertisement once when it was seen, and its link each time it is opened.
 * @returns ends it */
export function watchAds(ads: readonly WatchedAd[], send: (report: string) => void): () => void {
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const reportOf = new Map(ads.map(({ element, impression }) => [element, impression]));
  const see = (element: Element) => {
    const report = reportOf.get(element);
    observer.unobserve(element);
    if (report) send(report);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(waiting.get(target));
        if (intersectionRatio < 0.5) continue;
        waiting.set(
          target,
          setTimeout(() => see(target), seenAfter),
        );
      }
    },
    { threshold: 0.5 },
  );
  const left = new AbortController();
  for (const { element, click } of ads) {
    observer.observe(element);
    const open = ({ target }: Event) => {
      if (click && target instanceof Element && target.closest('a')) send(click);
    };
    element.addEventListener('click', open, { capture: true, signal: left.signal });
  }
  return () => {
    left.abort();
    observer.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
